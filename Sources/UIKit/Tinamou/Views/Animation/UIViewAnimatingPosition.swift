// SPDX-License-Identifier: MIT

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// The current position.
  case current = 2
}

extension UIViewAnimatingPosition {
  /// The value that properties keep when an animation finishes at this position.
  var finalValue: AnimatorRun.FinalValue {
    switch self {
    case .end: .end
    case .start: .start
    case .current: .presented
    }
  }
}
