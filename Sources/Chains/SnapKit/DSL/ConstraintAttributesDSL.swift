// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The baselines and margins that views have, as sides of constraints.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The old name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { item(AttributeMask(.lastBaseline)) }
  /// The baseline of the last line of text, as a side of a constraint.
  public var lastBaseline: ConstraintItem { item(AttributeMask(.lastBaseline)) }
  /// The baseline of the first line of text, as a side of a constraint.
  public var firstBaseline: ConstraintItem { item(AttributeMask(.firstBaseline)) }
  /// The left margin, as a side of a constraint.
  public var leftMargin: ConstraintItem { item(AttributeMask(.leftMargin)) }
  /// The right margin, as a side of a constraint.
  public var rightMargin: ConstraintItem { item(AttributeMask(.rightMargin)) }
  /// The top margin, as a side of a constraint.
  public var topMargin: ConstraintItem { item(AttributeMask(.topMargin)) }
  /// The bottom margin, as a side of a constraint.
  public var bottomMargin: ConstraintItem { item(AttributeMask(.bottomMargin)) }
  /// The leading margin, as a side of a constraint.
  public var leadingMargin: ConstraintItem { item(AttributeMask(.leadingMargin)) }
  /// The trailing margin, as a side of a constraint.
  public var trailingMargin: ConstraintItem { item(AttributeMask(.trailingMargin)) }
  /// The horizontal center of the area inside the margins, as a side of a constraint.
  public var centerXWithinMargins: ConstraintItem { item(AttributeMask(.centerXWithinMargins)) }
  /// The vertical center of the area inside the margins, as a side of a constraint.
  public var centerYWithinMargins: ConstraintItem { item(AttributeMask(.centerYWithinMargins)) }
  /// The left, top, right and bottom margins, as a side of a constraint.
  public var margins: ConstraintItem { item(.margins) }
  /// The leading, top, trailing and bottom margins, as a side of a constraint.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The horizontal and vertical centers of the area inside the margins, as a side of a constraint.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
