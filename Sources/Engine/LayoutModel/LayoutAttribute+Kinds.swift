// SPDX-License-Identifier: MIT

extension LayoutAttribute {
  /// The quantity that an attribute measures. Only attributes of compatible kinds can be compared.
  package enum Kind: Sendable {
    case none
    /// A horizontal position that is independent of the reading direction: left, right.
    case absolutePosition
    /// A horizontal position in terms of the reading direction: leading, trailing.
    case directionalPosition
    /// A horizontal position that is the same in both directions: a center.
    case centerPosition
    /// A vertical position.
    case verticalPosition
    case size
  }

  /// The kind of the attribute, which decides what it can be paired with.
  package var kind: Kind {
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
  package var isPosition: Bool {
    switch kind {
    case .none, .size: false
    default: true
    }
  }

  /// Whether the attribute is a width or a height.
  package var isSize: Bool { kind == .size }

  /// The axis on which the attribute lies; nil for ``notAnAttribute``.
  package var axis: LayoutAxis? {
    switch kind {
    case .none: nil
    case .verticalPosition: .vertical
    case .size: self == .width ? .horizontal : .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute is measured to a margin, and so moves when margins change.
  package var dependsOnMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute is the baseline of the first or the last line of text.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute with leading and trailing turned into left and right for `direction`.
  package func resolved(in direction: LayoutDirection) -> LayoutAttribute {
    let flips = direction == .rightToLeft
    switch self {
    case .leading: return flips ? .right : .left
    case .trailing: return flips ? .left : .right
    case .leadingMargin: return flips ? .rightMargin : .leftMargin
    case .trailingMargin: return flips ? .leftMargin : .rightMargin
    default: return self
    }
  }

  /// Whether the attribute is an edge, a center or a size of the alignment rectangle, to which neither margins nor text
  /// contribute.
  package var isOfAlignmentRectangle: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
    default: false
    }
  }

  /// The attribute on the other side: right for left, trailing for leading. Centers, sizes and vertical attributes are
  /// returned as they are.
  package var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }
}
