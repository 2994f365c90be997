// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// The number of columns of a split view. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The style of apps written before iOS 14, which set all controllers together.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column of a split view. Raw values are UIKit's.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// The column that replaces all others in compact width.
    case compact = 3
    /// The column at the trailing edge, which shows details of the selection.
    case inspector = 4
  }

  /// Whether the columns of a split view are side by side. Raw values are UIKit's.
  public enum LayoutEnvironment: Int, Sendable {
    /// The view is not in a split view.
    case none = 0
    case expanded = 1
    case collapsed = 2
  }

  /// The visible columns of a split view. Raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The name of `secondaryOnly` before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The name of `oneBesideSecondary` before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The name of `oneOverSecondary` before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The relation of the other columns to the secondary column. Raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// The columns are beside the secondary column, which becomes narrower.
    case tile = 1
    /// The columns cover a part of the secondary column.
    case overlay = 2
    /// The columns push the secondary column aside.
    case displace = 3
  }

  /// The background of the primary column. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// The edge of the primary column. Raw values are UIKit's.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
}

/// Whether the columns of the split view that contains the view are side by side.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// The default value: none.
  public static var defaultValue: UISplitViewController.LayoutEnvironment { .none }
}

extension UITraitCollection {
  /// Whether the columns of the split view that contains the view are side by side. The default is `.none`.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}

extension UIMutableTraits {
  /// Whether the columns of the split view that contains the view are side by side.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
