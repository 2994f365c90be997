// SPDX-License-Identifier: MIT

#pragma once

#include <malloc.h>
#include <stddef.h>

/// What the allocator has handed out and not got back. (Swift's module of the C library leaves malloc.h out.)
static inline size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
