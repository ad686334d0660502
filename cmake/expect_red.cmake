# cmake -DNIMPLUS=… -DSOLVER=dp "-DSMALLEST={1} heap 1" -P expect_red.cmake: its suite must exit with
# 1 and print that smallest counterexample.
execute_process(COMMAND ${NIMPLUS} test --solver ${SOLVER}
  RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE errors)
message("${text}${errors}")
if(NOT status EQUAL 1)
  message(FATAL_ERROR "expected exit 1, got ${status}")
endif()
string(FIND "${text}" "smallest  ${SMALLEST}\n" at)
if(at EQUAL -1)
  message(FATAL_ERROR "the smallest counterexample was not ${SMALLEST}")
endif()
