// SPDX-License-Identifier: MIT

extension UITableView {
  /// The style of a table. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Rows without gaps. Headers and footers are pinned while their section is visible.
    case plain = 0
    /// Sections separated by gaps, as wide as the table.
    case grouped = 1
    /// Sections separated by gaps, inset by the table's margins, with round corners.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it. Raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// The position that makes the row fully visible with the least scrolling.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The way in which rows appear and disappear when they are inserted, deleted or reloaded. The other rows move to their
  /// new places meanwhile.
  ///
  /// Rows have their new frames at once; their layers present the course of the animation, over 0.3 seconds, which
  /// approximates UIKit. Cells of deleted rows stay in the table until the end. Animations take time on a clock that is
  /// running only, for a table in a window, and outside of `UIView.performWithoutAnimation(_:)`; see
  /// `AnimationClock.isRunning`. Otherwise changes happen at once.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out.
    case fade = 0
    /// Rows slide in from the right, and out to the right.
    case right = 1
    /// Rows slide in from the left, and out to the left.
    case left = 2
    /// Rows slide down into their places from their height above, fading in, and back.
    case top = 3
    /// Rows slide up into their places from their height below, fading in, and back.
    case bottom = 4
    /// Rows appear and disappear at once.
    case none = 5
    /// Rows slide from half their height above, fading in, and back.
    case middle = 6
    /// The animation that suits the table: that of ``fade``.
    case automatic = 100
  }

  /// The events that invalidate the height of a self-sizing row.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None. Rows are measured only when they are shown, reloaded or updated.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize()` of the cell or its content view, or a new content configuration.
    case enabled = 1
    /// In addition, every change of constraints or intrinsic content sizes in the content view.
    case enabledIncludingConstraints = 2
  }

  /// The reference of a table's ``separatorInset``. Raw values are UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets of the separator.
    case fromAutomaticInsets = 1
  }

  /// The value for self-sizing heights: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The title of the section index that represents the search field.
  public nonisolated static let indexSearch = "{search}"
}

/// The value for self-sizing heights: -1.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension
