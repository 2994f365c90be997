// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// How many columns a split view has. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// As before iOS 14: the controllers are set together.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// A column of a split view. Raw values are UIKit's.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// What is shown in place of the columns where there is little width.
    case compact = 3
  }

  /// How many columns are to be seen. Raw values are UIKit's.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// Whether columns make room for one another. Raw values are UIKit's.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// They do.
    case tile = 1
    /// They lie over the secondary one.
    case overlay = 2
    /// They push the secondary one aside.
    case displace = 3
  }

  /// The edge at which the primary column is. Raw values are UIKit's.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }
}

/// Is asked how a split view collapses and told of changes.
///
/// Source: Apple, `UISplitViewControllerDelegate`.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The column to show on top when all columns become one stack.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the delegate itself has put the secondary controller away.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before the display mode changes.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called when all columns have become one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when one stack has become columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// The one that is proposed.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
