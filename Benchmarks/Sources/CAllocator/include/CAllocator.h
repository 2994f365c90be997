// SPDX-License-Identifier: MIT

#pragma once

#include <malloc.h>
#include <stddef.h>

/// The number of allocated bytes that have not been freed. (Swift's module of the C library does not include malloc.h.)
static inline size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
