// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>
#include "CCallSites.h"

/// The end of the stack of the thread; 0 before it was determined.
static _Thread_local uintptr_t stack_end = 0;

static uintptr_t find_stack_end(void) {
#if defined(__linux__)
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  int status = pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return status == 0 ? (uintptr_t)start + size : 0;
#else
  return (uintptr_t)pthread_get_stackaddr_np(pthread_self());
#endif
}

uintptr_t tinamou_stack_end(void) {
  if (stack_end == 0) stack_end = find_stack_end();
  return stack_end;
}
