// SPDX-License-Identifier: MIT

/// The kind of list that contains a view. Raw values are UIKit's.
///
/// Source: Apple, `UIListEnvironment`.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  /// The view is not in a list.
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// The kind of list that contains a view. Views of a table or a list have its style.
public struct UITraitListEnvironment: UITraitDefinition {
  /// The default value: unspecified.
  public static var defaultValue: UIListEnvironment { .unspecified }
}

extension UITraitCollection {
  /// Creates traits with a list environment.
  public convenience init(listEnvironment: UIListEnvironment) { self.init { $0.listEnvironment = listEnvironment } }

  /// The kind of list that contains a view. The default is `.unspecified`.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
  /// The kind of list that contains a view.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
