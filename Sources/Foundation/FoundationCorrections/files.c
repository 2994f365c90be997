// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "FoundationCorrections.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#define DEFAULT_FILE_MANAGER "$s20FoundationEssentials11FileManagerC7defaultACvgZ"
#define SEARCH_PATHS                                                                                                \
  "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_"     \
  "AF0kC10DomainMaskVSbtF"

/// The file manager and the directories that an app has on iOS, in the module `FoundationAdditions`.
__attribute__((weak, swiftcall)) void *tinamou_file_manager(void);
__attribute__((weak, swiftcall)) void *tinamou_search_paths(uint8_t directory, uint64_t domains, _Bool expands);

/// The file manager of the program, which knows the directories of an app. Foundation's on Linux has no directory `Library`.
FOUNDATION_CORRECTION void *tinamou_default_file_manager(__attribute__((swift_context)) void *type)
    __asm__(DEFAULT_FILE_MANAGER);

__attribute__((swiftcall)) void *tinamou_default_file_manager(__attribute__((swift_context)) void *type) {
  typedef void *(*Original)(__attribute__((swift_context)) void *) __attribute__((swiftcall));
  if (tinamou_file_manager != NULL) return tinamou_file_manager();
  return ((Original)dlsym(RTLD_NEXT, DEFAULT_FILE_MANAGER))(type);
}

/// The paths of the directories that this file manager has.
FOUNDATION_CORRECTION void *tinamou_search_paths_in_domains(uint8_t directory, uint64_t domains, _Bool expands)
    __asm__(SEARCH_PATHS);

void *tinamou_search_paths_in_domains(uint8_t directory, uint64_t domains, _Bool expands) {
  typedef void *(*Original)(uint8_t, uint64_t, _Bool) __attribute__((swiftcall));
  if (tinamou_search_paths != NULL) return tinamou_search_paths(directory, domains, expands);
  return ((Original)dlsym(RTLD_NEXT, SEARCH_PATHS))(directory, domains, expands);
}

#endif
