// SPDX-License-Identifier: MIT

/// Why two attributes cannot stand in one constraint.
///
/// Source: the runtime's messages, see `NSLayoutConstraint` in the mirror.
public enum AttributePairingFault: Error, Sendable, Equatable {
  /// A place is said to equal a number: the second item is missing or multiplied by 0.
  case positionWithoutSecond
  /// Leading or trailing beside left or right.
  case directionalWithAbsolute
  /// A place beside a size.
  case positionWithSize
  /// A place across beside a place downwards.
  case differentAxes
  /// The first side says nothing.
  case firstAttributeMissing
}

extension LayoutAttribute {
  /// Checks that `self` may stand on the first side of a constraint whose second side is `second`.
  ///
  /// - Parameter second: the other attribute, or ``notAnAttribute`` when the other side is a constant.
  /// - Throws: the first rule that is broken.
  public func checkPairing(with second: LayoutAttribute, multiplier: Double) throws(AttributePairingFault) {
    if self == .notAnAttribute { throw .firstAttributeMissing }
    if isPosition && (second == .notAnAttribute || multiplier == 0) { throw .positionWithoutSecond }
    if second == .notAnAttribute { return }
    switch (kind, second.kind) {
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
