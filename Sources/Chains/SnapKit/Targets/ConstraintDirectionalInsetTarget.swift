// SPDX-License-Identifier: MIT

import Tinamou

/// Insets from the leading and trailing edges by which a chain moves edges inward, in points.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

extension ConstraintDirectionalInsets: ConstraintDirectionalInsetTarget {}

extension ConstraintDirectionalInsetTarget {
  /// The insets; zero for a type defined by the caller.
  var directionalInsets: ConstraintDirectionalInsets { self as? ConstraintDirectionalInsets ?? .zero }
}
