// SPDX-License-Identifier: MIT

extension UITextField {
  /// The border style of a text field. Raw values are UIKit's.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The condition under which an overlay view is visible. Raw values are UIKit's.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// The reason for the end of editing. Raw values are UIKit's.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }
}
