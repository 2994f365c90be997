// SPDX-License-Identifier: MIT

import Foundation

/// Ends a worker whose parent has ended, also while it works.
enum ParentWatch {
  /// Starts watching on a separate thread.
  ///
  /// A worker that waits for a line sees the end of its input; a busy worker would not notice it for a while.
  static func begin() {
    let parent = getppid()
    let thread = Thread {
      while getppid() == parent { usleep(interval) }
      _exit(ExitStatus.software.rawValue)
    }
    thread.start()
  }

  /// The time between two looks, in microseconds.
  private static let interval: UInt32 = 250_000
}
