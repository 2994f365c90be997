// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "FoundationCorrections.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// Initializers of `String` from a format. Foundation on Linux does not know the formats that stand for several texts, one for each
// plural: these replace such a format by that of the text which the arguments select, and then call Foundation's.

/// A string of Swift, which passes it in two registers.
typedef struct {
  uint64_t start, object;
} SwiftString;

/// A format without plurals, and the arguments that it shows, in their order.
typedef struct {
  uint64_t start, object;
  void *arguments;
} SwiftFormat;

/// The format with the texts of its plurals, which the module `FoundationAdditions` chooses.
///
/// It is weak, because a program can have this module without that one.
__attribute__((weak, swiftcall)) SwiftFormat tinamou_format_with_plurals(
    uint64_t start, uint64_t object, void *arguments);

void swift_bridgeObjectRelease(void *object);

/// A symbol beside the initializers in Foundation's static library, so that a program which is linked with that has its initializers.
extern const char neighbor __asm__("$sSS10FoundationE13localizedName2ofS2S0A10EssentialsE8EncodingV_tFZ");
__attribute__((used)) static const char *const neighbor_of_originals = &neighbor;

// Who releases the list of arguments: the one that is called, or the caller.
#define RELEASED_BY_CALLED(LIST, NEW_LIST) swift_bridgeObjectRelease(LIST)
#define RELEASED_BY_CALLER(LIST, NEW_LIST) swift_bridgeObjectRelease(NEW_LIST)

/// Defines a correction of a function with a symbol.
///
/// PARAMETERS are those of the function, and VALUES their names: the format has `start` and `object`, the list `arguments`. OWNERSHIP says
/// who releases that.
#define CORRECTED_FORMAT(NAME, SYMBOL, PARAMETERS, VALUES, OWNERSHIP)                                               \
  FOUNDATION_CORRECTION SwiftString NAME PARAMETERS __asm__(SYMBOL);                                                \
  SwiftString NAME PARAMETERS {                                                                                     \
    typedef SwiftString(*Original) PARAMETERS __attribute__((swiftcall));                                           \
    static Original original = NULL;                                                                                \
    if (original == NULL) original = (Original)dlsym(RTLD_NEXT, SYMBOL);                                            \
    if (tinamou_format_with_plurals == NULL) return original VALUES;                                                \
    const SwiftFormat format = tinamou_format_with_plurals(start, object, arguments);                               \
    void *const list = arguments;                                                                                   \
    start = format.start;                                                                                           \
    object = format.object;                                                                                         \
    arguments = format.arguments;                                                                                   \
    const SwiftString result = original VALUES;                                                                     \
    OWNERSHIP(list, format.arguments);                                                                              \
    swift_bridgeObjectRelease((void *)format.object);                                                               \
    return result;                                                                                                  \
  }

CORRECTED_FORMAT(
    tinamou_format, "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
    (uint64_t start, uint64_t object, void *arguments), (start, object, arguments), RELEASED_BY_CALLED)

CORRECTED_FORMAT(
    tinamou_format_list, "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC",
    (uint64_t start, uint64_t object, void *arguments), (start, object, arguments), RELEASED_BY_CALLER)

CORRECTED_FORMAT(
    tinamou_format_of_locale, "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC",
    (uint64_t start, uint64_t object, uint64_t locale, uint64_t witness, void *arguments),
    (start, object, locale, witness, arguments), RELEASED_BY_CALLED)

CORRECTED_FORMAT(
    tinamou_format_list_of_locale,
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
    (uint64_t start, uint64_t object, uint64_t locale, uint64_t witness, void *arguments),
    (start, object, locale, witness, arguments), RELEASED_BY_CALLER)

CORRECTED_FORMAT(
    tinamou_localized_format, "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
    (uint64_t start, uint64_t object, void *arguments), (start, object, arguments), RELEASED_BY_CALLER)

#endif
