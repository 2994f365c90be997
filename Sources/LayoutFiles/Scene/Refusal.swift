// SPDX-License-Identifier: MIT

import Tinamou

/// Turns what UIKit would stop the process for into a reason that can be told.
@MainActor
enum Refusal {
  /// Does `work`, and gives the reason of the first thing in it that UIKit refuses; nil where there is none.
  static func watch(_ work: () throws(LayoutFileError) -> Void) throws(LayoutFileError) -> String? {
    let previous = LayoutException.handler
    defer { LayoutException.handler = previous }
    var reason: String?
    LayoutException.handler = { _, text in reason = reason ?? text }
    try work()
    return reason
  }
}

/// Keeps UIKit's message about constraints that cannot hold off the error stream; a scene tells of them itself.
@MainActor
enum ConflictSilence {
  static func during(_ work: () -> Void) {
    let previous = LayoutLog.handler
    defer { LayoutLog.handler = previous }
    LayoutLog.handler = { _ in }
    work()
  }
}
