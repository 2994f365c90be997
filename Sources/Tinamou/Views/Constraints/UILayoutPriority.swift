// SPDX-License-Identifier: MIT

/// How much a constraint matters: above 0, up to 1000 which means that it must hold.
public struct UILayoutPriority: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number, from just above 0 to 1000.
  public var rawValue: Float

  /// The priority of a number, from just above 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a number, from just above 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: holds whatever it costs; what cannot hold together is reported.
  public static let required = UILayoutPriority(1000)
  /// 750: how much buttons and labels resist being cut, to begin with.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: what a hand that drags weighs, where it may resize the window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: how much a window keeps to its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: what a hand that drags weighs, where it must not resize the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how much views keep to the size of their content, to begin with.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which ``UIView/systemLayoutSizeFitting(_:)`` pulls towards its target.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
