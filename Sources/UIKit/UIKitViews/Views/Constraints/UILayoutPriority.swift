// SPDX-License-Identifier: MIT

/// The priority of a constraint: greater than 0, up to 1000 for a required constraint.
public struct UILayoutPriority: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number, greater than 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority from a number greater than 0 and at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number greater than 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: a required constraint. Required constraints that cannot all be satisfied are reported.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance of views.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: the priority of a drag that can resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: the priority of a drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default content hugging of views.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``.
  public static let fittingSizeLevel = UILayoutPriority(50)

  // UIKit lacks these operators. Packages that declare them use their own.

  /// A priority that is higher by a number.
  @_disfavoredOverload public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// A priority that is lower by a number.
  @_disfavoredOverload public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }

  /// Increases a priority by a number.
  @_disfavoredOverload public static func += (priority: inout UILayoutPriority, number: Float) {
    priority = priority + number
  }

  /// Decreases a priority by a number.
  @_disfavoredOverload public static func -= (priority: inout UILayoutPriority, number: Float) {
    priority = priority - number
  }
}
