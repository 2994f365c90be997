// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "FoundationCorrections.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// The current locale and calendar. Foundation on Linux has `en_001` whatever the environment says; a device has what its user chose, and
// `en_US` at first.

/// A `Locale` or a `Calendar`: an object and the table of its protocol.
typedef struct {
  uint64_t object, table;
} SwiftObject;

/// What the module `FoundationAdditions` has in place of Foundation's; without an object if it has nothing.
///
/// They are weak, because a program can have this module without that one.
__attribute__((weak, swiftcall)) SwiftObject tinamou_default_locale(void);
__attribute__((weak, swiftcall)) SwiftObject tinamou_default_calendar(void);

/// Symbols beside these functions in Foundation's static library, so that a program which is linked with that has its functions.
extern const char locale_neighbor __asm__("$s20FoundationEssentials6LocaleV10identifierSSvg");
extern const char calendar_neighbor __asm__("$s20FoundationEssentials8CalendarV10identifierAC10IdentifierOvg");
__attribute__((used)) static const char *const neighbors_of_originals[] = {&locale_neighbor, &calendar_neighbor};

/// Defines a correction of a function with a symbol, which returns a replacement where there is one.
#define CORRECTED_OBJECT(NAME, SYMBOL, REPLACEMENT)                            \
  FOUNDATION_CORRECTION SwiftObject NAME(void) __asm__(SYMBOL);                \
  SwiftObject NAME(void) {                                                     \
    typedef SwiftObject (*Original)(void) __attribute__((swiftcall));          \
    static Original original = NULL;                                           \
    if (REPLACEMENT != NULL) {                                                 \
      const SwiftObject replacement = REPLACEMENT();                           \
      if (replacement.object != 0) return replacement;                         \
    }                                                                          \
    if (original == NULL) original = (Original)dlsym(RTLD_NEXT, SYMBOL);       \
    return original();                                                         \
  }

CORRECTED_OBJECT(current_locale, "$s20FoundationEssentials6LocaleV7currentACvgZ", tinamou_default_locale)
CORRECTED_OBJECT(
    updating_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", tinamou_default_locale)
CORRECTED_OBJECT(current_calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", tinamou_default_calendar)
CORRECTED_OBJECT(
    updating_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", tinamou_default_calendar)

#endif
