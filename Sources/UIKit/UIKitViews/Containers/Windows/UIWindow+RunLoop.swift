// SPDX-License-Identifier: MIT

import Foundation

extension UIWindow {
  /// Lays out the window the next time that the main queue is served, as iOS lays out windows in each turn of the main run loop.
  ///
  /// Code that marks views and then waits, with a run loop, an expectation of a test or `await`, finds them laid out. Code that does
  /// not wait calls `layoutIfNeeded()`, there as on iOS.
  func layOutInRunLoop() {
    guard isShown, !isHidden, !marks.contains(.awaitsRunLoop), Thread.isMainThread else { return }
    marks.insert(.awaitsRunLoop)
    let system = InterfaceGeneration.current
    DispatchQueue.main.async { [weak self] in
      // The main queue runs on the main thread.
      MainActor.assumeIsolated {
        guard let self else { return }
        self.marks.remove(.awaitsRunLoop)
        guard !self.isHidden else { return }
        system.whileCurrent { self.layoutIfNeeded() }
      }
    }
  }
}
