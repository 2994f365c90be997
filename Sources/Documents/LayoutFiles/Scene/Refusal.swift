// SPDX-License-Identifier: MIT

import Tinamou

/// Converts exceptions that UIKit would raise to errors.
@MainActor
enum Refusal {
  /// Performs `work` and returns the reason of the first exception, or `nil` if there was none.
  static func watch(_ work: () throws(LayoutFileError) -> Void) throws(LayoutFileError) -> String? {
    var reason: String?
    try LayoutException.whileHandling({ _, text in reason = reason ?? text }, work)
    return reason
  }
}

/// Suppresses UIKit's log messages about unsatisfiable constraints, which a scene reports itself.
@MainActor
enum ConflictLogging {
  static func suppressed(_ work: () -> Void) {
    LayoutLog.whileHandling({ _ in }, work)
  }
}
