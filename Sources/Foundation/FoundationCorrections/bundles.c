// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "FoundationCorrections.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>

#define BUNDLE_OF_CLASS "$s10Foundation6BundleC3forACyXlXp_tcfC"

/// The bundle of the framework of a class, in the module `FoundationAdditions`; `NULL` for a class of the program.
__attribute__((weak, swiftcall)) void *tinamou_framework_of_class(void *type);

/// The bundle of a class, as `Bundle(for:)` says on iOS: that of its framework. Foundation on Linux has the program's for every class.
FOUNDATION_CORRECTION void *tinamou_bundle_of_class(void *type, __attribute__((swift_context)) void *bundle)
    __asm__(BUNDLE_OF_CLASS);

__attribute__((swiftcall)) void *tinamou_bundle_of_class(void *type, __attribute__((swift_context)) void *bundle) {
  typedef void *(*Original)(void *, __attribute__((swift_context)) void *) __attribute__((swiftcall));
  void *const framework = tinamou_framework_of_class == NULL ? NULL : tinamou_framework_of_class(type);
  if (framework != NULL) return framework;
  return ((Original)dlsym(RTLD_NEXT, BUNDLE_OF_CLASS))(type, bundle);
}

#endif
