// SPDX-License-Identifier: MIT

/// The reason why a constraint cannot combine two attributes.
///
/// Source: the runtime's messages, see `NSLayoutConstraint` in the mirror.
public enum AttributePairingFault: Error, Sendable, Equatable {
  /// A position equals a constant: the second item is missing or its multiplier is 0.
  case positionWithoutSecond
  /// Leading or trailing is combined with left or right.
  case directionalWithAbsolute
  /// A position is combined with a size.
  case positionWithSize
  /// A horizontal position is combined with a vertical position.
  case differentAxes
  /// The first attribute is ``LayoutAttribute/notAnAttribute``.
  case firstAttributeMissing
}

extension LayoutAttribute {
  /// Checks that `self` can be the first attribute of a constraint whose second attribute is `second`.
  ///
  /// - Parameters:
  ///   - second: The other attribute, or ``notAnAttribute`` if the other side is a constant.
  ///   - multiplier: The multiplier of the second side.
  /// - Throws: The first rule that is violated.
  package func checkPairing(with second: LayoutAttribute, multiplier: Double) throws(AttributePairingFault) {
    if self == .notAnAttribute { throw .firstAttributeMissing }
    if isPosition && (second == .notAnAttribute || multiplier == 0) { throw .positionWithoutSecond }
    if second == .notAnAttribute { return }
    try checkComparability(with: second)
  }

  /// Whether a constraint may relate `self` to `other`, which are both attributes of items.
  package func isComparable(with other: LayoutAttribute) -> Bool {
    do {
      try checkComparability(with: other)
      return true
    } catch {
      return false
    }
  }

  private func checkComparability(with other: LayoutAttribute) throws(AttributePairingFault) {
    switch (kind, other.kind) {
    case (.absolutePosition, .directionalPosition), (.directionalPosition, .absolutePosition):
      throw .directionalWithAbsolute
    case (.size, .size): return
    case (.size, _), (_, .size): throw .positionWithSize
    case (.verticalPosition, .verticalPosition): return
    case (.verticalPosition, _), (_, .verticalPosition): throw .differentAxes
    default: return
    }
  }
}
