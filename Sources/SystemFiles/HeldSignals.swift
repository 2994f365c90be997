// SPDX-License-Identifier: MIT

import Foundation

/// Signals that end a process, held back on the present thread until they are released.
struct HeldSignals {
  private var previous = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &previous)
  }

  /// Lets the signals come; those that came meanwhile are delivered now.
  func release() {
    var mask = previous
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
