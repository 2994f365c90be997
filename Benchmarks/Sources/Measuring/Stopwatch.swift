// SPDX-License-Identifier: MIT

import CAllocator
import Glibc

/// The CPU time of the current thread and the memory in use.
public enum Stopwatch {
  /// The CPU time of the thread, in microseconds. Time in which other processes ran is not included.
  public static var microseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// The number of allocated bytes that have not been freed.
  public static var bytes: Int { allocated_bytes() }
}
