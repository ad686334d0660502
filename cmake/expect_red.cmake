# cmake -DNIMPLUS=… -P expect_red.cmake: its suite must be red, with removals and heaps of one digit.
execute_process(COMMAND ${NIMPLUS} test RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE errors)
message("${text}${errors}")
if(NOT status EQUAL 1)
  message(FATAL_ERROR "expected exit 1, got ${status}")
endif()
if(NOT text MATCHES "smallest +[{][0-9],?[0-9]?[}]([|][{][0-9]?[}])?( misere)? heap [0-9]\n")
  message(FATAL_ERROR "no small counterexample was printed")
endif()
