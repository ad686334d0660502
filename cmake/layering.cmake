# The walls of the house, as a test:  cmake -DROOT=… -DROOM=fast "-DUSES=rules" -P layering.cmake
# Every #include of another room must be one of USES; what lives in one room only stays there.
# Each fault is printed as FILE:LINE: REASON.
cmake_policy(SET CMP0057 NEW)

set(rooms rules oracle fast properties corpus judge report cli)
# PATTERN|ROOM: text that only ROOM may contain.
set(kept_in
  "# *include *[<\"]boost/graph|oracle"
  "# *include *[<\"]rapidcheck|properties"
  "[^a-z_](v?fork|f?exec[lv][a-z]*|posix_spawnp?|popen|system|unshare|setns|u?mount2?|clone3?|waitpid|wait4|kill) *\\(|judge")

file(GLOB_RECURSE files ${ROOT}/${ROOM}/*.hpp ${ROOT}/${ROOM}/*.cpp)
if(NOT files)
  message(FATAL_ERROR "${ROOT}/${ROOM} has no sources: nothing was checked")
endif()

set(faults "")
foreach(file IN LISTS files)
  file(RELATIVE_PATH shown ${ROOT} ${file})
  set(number 0)
  # A list would split lines at ';' and join them at '[': hide both before walking it.
  file(READ ${file} text)
  string(REPLACE ";" "" text "${text}")
  string(REPLACE "[" "" text "${text}")
  string(REPLACE "]" "" text "${text}")
  string(REPLACE "\\" "/" text "${text}")
  string(REPLACE "\n" ";" lines "${text}")
  foreach(line IN LISTS lines)
    math(EXPR number "${number} + 1")
    if(line MATCHES "^[ \t]*#[ \t]*include[ \t]*[\"<]([a-z]+)/")
      set(other ${CMAKE_MATCH_1})
      if(other IN_LIST rooms AND NOT other STREQUAL ROOM AND NOT other IN_LIST USES)
        string(APPEND faults "${shown}:${number}: ${ROOM} may not include ${other}\n")
      endif()
    endif()
    if(line MATCHES "^ *///?")
      continue()
    endif()
    foreach(row IN LISTS kept_in)
      string(REGEX REPLACE "\\|[a-z]+$" "" pattern "${row}")
      string(REGEX REPLACE "^.*\\|" "" owner "${row}")
      if(NOT ROOM STREQUAL owner AND " ${line}" MATCHES "${pattern}")
        string(APPEND faults "${shown}:${number}: '${CMAKE_MATCH_0}' lives in ${owner}/ only\n")
      endif()
    endforeach()
    if(ROOM STREQUAL "fast" AND line MATCHES "[^a-z_]options\\(")
      string(APPEND faults "${shown}:${number}: fast/ states its own moves: options() is the oracle's\n")
    endif()
  endforeach()
endforeach()
if(faults)
  message(FATAL_ERROR "\n${faults}")
endif()
