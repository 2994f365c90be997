// SPDX-License-Identifier: MIT

#ifndef CCALLSITES_H
#define CCALLSITES_H

#include <stdint.h>

/// Writes the return addresses of the calls that led here, the innermost first, and returns their number, at most `count`.
///
/// Frames are followed by their frame pointers, which Swift keeps on all platforms. The walk ends at the first pointer that does
/// not lead further up the stack, which ends at `end`.
static inline int32_t tinamou_call_sites(uintptr_t *sites, int32_t count, uintptr_t end) {
  uintptr_t *frame = (uintptr_t *)__builtin_frame_address(0);
  int32_t found = 0;
  while (found < count) {
    uintptr_t next = frame[0];
    uintptr_t site = frame[1];
    if (site == 0) break;
    sites[found++] = site;
    if (next <= (uintptr_t)frame || next + 2 * sizeof(uintptr_t) > end || next % sizeof(uintptr_t) != 0) break;
    frame = (uintptr_t *)next;
  }
  return found;
}

/// The end of the stack of the current thread; 0 if it is not known. It is found once for each thread.
uintptr_t tinamou_stack_end(void);

#endif
