// SPDX-License-Identifier: MIT

import CAllocator
import Glibc

/// Seconds that this thread has computed, and bytes it holds.
public enum Stopwatch {
  /// The thread's time so far, in microseconds; time in which other processes ran does not count.
  public static var microseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// What the allocator has handed out and not got back.
  public static var bytes: Int { allocated_bytes() }
}
