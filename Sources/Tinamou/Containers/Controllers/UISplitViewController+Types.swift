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
