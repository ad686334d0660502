# fast/*_check.cpp and all of rules/ and fast/ as one program, with no library but C++'s own:
#   portable.native_WIDTH   run here, the solvers at that width of vector
#   portable.aarch64        compiled for aarch64 by Debian's cross compiler, run under qemu-user
# What is missing for a case is said when it is skipped.
file(GLOB check_sources CONFIGURE_DEPENDS fast/*_check.cpp)
add_executable(portable_check ${check_sources})
target_link_libraries(portable_check PRIVATE nimplus_fast nimplus_warnings)
foreach(width 16 32 64)
  add_test(NAME portable.native_${width} COMMAND portable_check)
  set_tests_properties(portable.native_${width} PROPERTIES LABELS portable SKIP_RETURN_CODE 77
    ENVIRONMENT NIMPLUS_VECTOR=${width})
endforeach()

find_program(AARCH64_CXX aarch64-linux-gnu-g++)
find_program(QEMU_AARCH64 NAMES qemu-aarch64 qemu-aarch64-static)
set(missing "")
if(NOT AARCH64_CXX)
  string(APPEND missing " aarch64-linux-gnu-g++ (Debian: g++-aarch64-linux-gnu)")
endif()
if(NOT QEMU_AARCH64)
  string(APPEND missing " qemu-aarch64 (Debian: qemu-user)")
endif()
if(missing)
  add_test(NAME portable.aarch64 COMMAND ${CMAKE_COMMAND} -E echo "skipped: missing${missing}")
  set_tests_properties(portable.aarch64 PROPERTIES LABELS portable
    SKIP_REGULAR_EXPRESSION "skipped: missing")
  return()
endif()

get_target_property(rules_sources nimplus_rules SOURCES)
get_target_property(fast_sources nimplus_fast SOURCES)
set(objects "")
foreach(source ${rules_sources} ${fast_sources} ${check_sources})
  if(NOT source MATCHES "\\.cpp$")
    continue()
  endif()
  file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${source})
  set(object ${CMAKE_BINARY_DIR}/aarch64/${name}.o)
  cmake_path(GET object PARENT_PATH folder)
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(OUTPUT ${object} DEPENDS ${source} DEPFILE ${object}.d
    COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${AARCH64_CXX} -std=c++20 -O2 -Wall -Wextra -Werror
      -Wno-psabi -I ${CMAKE_SOURCE_DIR} -MMD -MF ${object}.d -c ${source} -o ${object}
    COMMENT "Compiling ${name} for aarch64")
  list(APPEND objects ${object})
endforeach()
set(program ${CMAKE_BINARY_DIR}/aarch64/portable_check)
add_custom_command(OUTPUT ${program} DEPENDS ${objects}
  COMMAND ${AARCH64_CXX} -static ${objects} -o ${program} COMMENT "Linking for aarch64")
add_custom_target(portable_check_aarch64 ALL DEPENDS ${program})
add_test(NAME portable.aarch64 COMMAND ${QEMU_AARCH64} ${program})
set_tests_properties(portable.aarch64 PROPERTIES LABELS portable)
