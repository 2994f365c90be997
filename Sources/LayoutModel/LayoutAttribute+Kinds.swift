// SPDX-License-Identifier: MIT

/// A layout axis. The raw values are UIKit's.
public enum LayoutAxis: Int8, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}

/// The direction in which text and layouts run.
public enum LayoutDirection: Int8, Sendable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension LayoutAttribute {
  /// The quantity that an attribute measures. A constraint compares only compatible kinds.
  public enum Kind: Sendable {
    case none
    /// A horizontal position independent of the layout direction: left, right.
    case absolutePosition
    /// A horizontal position that depends on the layout direction: leading, trailing.
    case directionalPosition
    /// A horizontal position that is the same in both layout directions: the center.
    case centerPosition
    /// A vertical position.
    case verticalPosition
    case size
  }

  /// The kind of the attribute, which decides which attributes can be combined.
  public var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leftMargin, .rightMargin: .absolutePosition
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalPosition
    case .centerX, .centerXWithinMargins: .centerPosition
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline:
      .verticalPosition
    case .width, .height: .size
    }
  }

  /// Whether the attribute is a position rather than a size.
  public var isPosition: Bool {
    switch kind {
    case .none, .size: false
    default: true
    }
  }

  /// The axis of the attribute; `nil` for ``notAnAttribute``.
  public var axis: LayoutAxis? {
    switch kind {
    case .none: nil
    case .verticalPosition: .vertical
    case .size: self == .width ? .horizontal : .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute depends on the margins.
  public var dependsOnMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute is the first or the last baseline.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Returns the attribute with leading and trailing resolved to left and right for `direction`.
  public func resolved(in direction: LayoutDirection) -> LayoutAttribute {
    let flips = direction == .rightToLeft
    switch self {
    case .leading: return flips ? .right : .left
    case .trailing: return flips ? .left : .right
    case .leadingMargin: return flips ? .rightMargin : .leftMargin
    case .trailingMargin: return flips ? .leftMargin : .rightMargin
    default: return self
    }
  }
}
