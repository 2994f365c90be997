// SPDX-License-Identifier: MIT

import Foundation

/// Blocks signals that end a process on the current thread until they are released.
struct BlockedSignals {
  private var previous = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &previous)
  }

  /// Unblocks the signals. Pending signals are delivered now.
  func release() {
    var mask = previous
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
