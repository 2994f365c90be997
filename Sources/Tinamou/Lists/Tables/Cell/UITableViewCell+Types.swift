// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// What a cell has to show, and where. Raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default` = 0
    /// A title at the leading and a detail at the trailing edge.
    case value1 = 1
    /// A small title, to the right of which a detail begins.
    case value2 = 2
    /// A title, and a detail below it.
    case subtitle = 3
  }

  /// The line between cells. Raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// What a selected cell looks like. Raw values are UIKit's; all but `none` look the same.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The control that a cell shows while rows are edited. Raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What a cell shows at its trailing edge. Raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// What parts of a cell are shown for editing.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The value as UIKit has it.
    public let rawValue: UInt
    /// The value that UIKit has for `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deleting or inserting is shown.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a focused cell looks. Kept only: there is no focus here.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }
}
