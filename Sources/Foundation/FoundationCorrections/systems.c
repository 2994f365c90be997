// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "FoundationCorrections.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of the system in `ProcessInfo`. An app that asks for it means iOS, and would get the version of the Linux kernel.

/// An `OperatingSystemVersion`, which Swift passes in three registers.
typedef struct {
  int64_t major, minor, patch;
} SystemVersion;

#define CONTEXT __attribute__((swift_context)) void *info

/// The version of iOS that is shown, which the module `UIKitValues` knows.
///
/// It is weak, because a program can have this module without that one.
__attribute__((weak, swiftcall)) SystemVersion tinamou_shown_system_version(void);

#define VERSION "$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg"
#define AT_LEAST "$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF"

FOUNDATION_CORRECTION SystemVersion tinamou_system_version(CONTEXT) __asm__(VERSION);

__attribute__((swiftcall)) SystemVersion tinamou_system_version(CONTEXT) {
  typedef SystemVersion (*Original)(CONTEXT) __attribute__((swiftcall));
  static Original original = NULL;
  if (tinamou_shown_system_version != NULL) return tinamou_shown_system_version();
  if (original == NULL) original = (Original)dlsym(RTLD_NEXT, VERSION);
  return original(info);
}

FOUNDATION_CORRECTION bool tinamou_system_is_at_least(
    int64_t major, int64_t minor, int64_t patch, CONTEXT) __asm__(AT_LEAST);

__attribute__((swiftcall)) bool tinamou_system_is_at_least(
    int64_t major, int64_t minor, int64_t patch, CONTEXT) {
  const SystemVersion own = tinamou_system_version(info);
  if (own.major != major) return own.major > major;
  if (own.minor != minor) return own.minor > minor;
  return own.patch >= patch;
}

#endif
