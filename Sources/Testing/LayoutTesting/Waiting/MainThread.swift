// SPDX-License-Identifier: MIT

@_exported import MainActorTestCases

#if os(Linux)
  import Foundation

  /// Runs the run loop of the main thread, including the main queue, until the program ends.
  ///
  /// Swift Testing's runner is asynchronous, and on Linux the main thread of an asynchronous program ends: timers of
  /// the main run loop never fire, and a notification posted to an observer on `OperationQueue.main` waits forever.
  /// With a run loop on the main thread, both work as on Apple's platforms.
  @_cdecl("tinamou_layout_testing_serve_main_thread")
  func serveMainThread() {
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
#endif
