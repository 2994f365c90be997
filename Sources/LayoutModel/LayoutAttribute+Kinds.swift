// SPDX-License-Identifier: MIT

/// Across or down. Raw values are UIKit's.
public enum LayoutAxis: Int8, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}

/// Which way lines of text, and layouts with them, run.
public enum LayoutDirection: Int8, Sendable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension LayoutAttribute {
  /// What an attribute measures; only like kinds can be compared.
  public enum Kind: Sendable {
    case none
    /// A position across, in terms of space: left, right.
    case absolutePosition
    /// A position across, in terms of reading: leading, trailing.
    case directionalPosition
    /// A position across that is the same in both directions: a centre.
    case centerPosition
    /// A position downwards.
    case verticalPosition
    case size
  }

  /// What the attribute is, as far as rules for pairs go.
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

  /// Whether the attribute is a place rather than a size.
  public var isPosition: Bool {
    switch kind {
    case .none, .size: false
    default: true
    }
  }

  /// The axis the attribute lies on; nil for ``notAnAttribute``.
  public var axis: LayoutAxis? {
    switch kind {
    case .none: nil
    case .verticalPosition: .vertical
    case .size: self == .width ? .horizontal : .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute moves when margins change.
  public var dependsOnMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether it is the first or the last line of text that is meant.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute with leading and trailing turned into left and right for `direction`.
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
