#include "judge/supervisor_image.hpp"

// The supervisor is part of this library, so that one file is all that has to be installed.
asm(".section .rodata\n"
    ".balign 16\n"
    ".globl nimplus_supervisor_begin, nimplus_supervisor_end\n"
    "nimplus_supervisor_begin:\n"
    ".incbin \"" NIMPLUS_SUPERVISOR
    "\"\n"
    "nimplus_supervisor_end:\n"
    ".previous\n");

extern "C" const char nimplus_supervisor_begin[];
extern "C" const char nimplus_supervisor_end[];

namespace nimplus::judge {

std::string_view supervisor_image() { return {nimplus_supervisor_begin, nimplus_supervisor_end}; }

}  // namespace nimplus::judge
