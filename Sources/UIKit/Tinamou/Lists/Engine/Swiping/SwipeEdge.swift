// SPDX-License-Identifier: MIT

extension ViewInspection {
  /// The edge of a row from which the user swipes, where the actions appear.
  public enum SwipeEdge: Sendable {
    /// The edge at which the text begins: the left one in left-to-right languages.
    case leading
    /// The edge at which the text ends: the right one in left-to-right languages.
    case trailing
  }
}
