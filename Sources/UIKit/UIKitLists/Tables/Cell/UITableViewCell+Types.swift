// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// The style of a cell. Raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default` = 0
    /// A title at the leading edge and a detail at the trailing edge.
    case value1 = 1
    /// A small title, followed by a detail.
    case value2 = 2
    /// A title with a detail below it.
    case subtitle = 3
  }

  /// The style of the separator between cells. Raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// The appearance of a selected cell. Raw values are UIKit's. All styles except `none` have the same appearance.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The editing control of a cell. Raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The accessory at the trailing edge of a cell. Raw values are UIKit's.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The state of a cell in a drag. Raw values are UIKit's.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The editing subviews that a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delete or insert control is shown.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete confirmation button is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The appearance of a focused cell. Stored; has no effect: a phone has no focus to show.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }
}
