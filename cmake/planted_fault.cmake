# nimplus_planted_fault(NAME SOLVER FILE FROM TO SMALLEST): builds nimplus once more with FROM, which
# FILE must hold exactly once, replaced by TO. The CTest case planted_fault.NAME asks that
# `nimplus test --solver SOLVER` then exits with 1 and prints SMALLEST, "RULESET heap N", as a
# smallest counterexample. The case planted_fault.none asks that `nimplus test` exits with 0 as
# nimplus is. What is planted tries the suite, not the compiler: once, in the release preset.
function(nimplus_planted_fault NAME SOLVER FILE FROM TO SMALLEST)
  if(NOT NIMPLUS_PLANT)
    return()
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${FILE})
  file(READ ${FILE} right)
  string(FIND "${right}" "${FROM}" first)
  string(FIND "${right}" "${FROM}" last REVERSE)
  if(first EQUAL -1 OR NOT first EQUAL last)
    message(FATAL_ERROR "planted fault ${NAME}: '${FROM}' must stand in ${FILE} exactly once")
  endif()
  string(REPLACE "${FROM}" "${TO}" wrong "${right}")
  file(CONFIGURE OUTPUT planted/${NAME}.cpp CONTENT "${wrong}" @ONLY)

  # The faulty object comes before the libraries, whose own copy is then not drawn in.
  add_executable(nimplus_${NAME} cli/main.cpp ${CMAKE_BINARY_DIR}/planted/${NAME}.cpp)
  target_link_libraries(nimplus_${NAME} PRIVATE nimplus_cli nimplus_warnings)
  add_test(NAME planted_fault.${NAME} COMMAND ${CMAKE_COMMAND}
    -DNIMPLUS=$<TARGET_FILE:nimplus_${NAME}> -DSOLVER=${SOLVER} "-DSMALLEST=${SMALLEST}"
    -P ${CMAKE_SOURCE_DIR}/cmake/expect_red.cmake)
  if(NOT TEST planted_fault.none)
    add_test(NAME planted_fault.none COMMAND nimplus test)
  endif()
  set_tests_properties(planted_fault.${NAME} planted_fault.none PROPERTIES
    LABELS properties TIMEOUT 300)
endfunction()
