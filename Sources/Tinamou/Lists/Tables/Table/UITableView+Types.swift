// SPDX-License-Identifier: MIT

extension UITableView {
  /// How a table shows its sections. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Rows without gaps; headers and footers stay in sight while their section does.
    case plain = 0
    /// Sections apart from one another, as wide as the table.
    case grouped = 1
    /// Sections apart from one another, within the table's margins, with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when it is scrolled to. Raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// As near to where it is as it can be to be seen whole.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How a change of rows is shown. Kept only: rows change at once here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// What makes a self-sizing row ask for another height.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing; rows are measured when they are shown, reloaded or updated.
    case disabled = 0
    /// `invalidateIntrinsicContentSize()` of the cell or its content view, and a new content configuration.
    case enabled = 1
    /// That, and every change of constraints or content sizes in the content view.
    case enabledIncludingConstraints = 2
  }

  /// What a table's ``separatorInset`` is measured from. Raw values are UIKit's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// Where the separator would begin and end by itself.
    case fromAutomaticInsets = 1
  }

  /// The height of what finds out its height itself: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The title of a section index that stands for the search field.
  public nonisolated static let indexSearch = "{search}"
}

/// The height of what finds out its height itself, under the name that Swift had for it until 4.1.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension = UITableView.automaticDimension
