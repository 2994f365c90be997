// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// Settings for all constraints that are created afterward, in the whole process, as in SnapKit.
@preconcurrency @MainActor
public class ConstraintConfig {
  /// The layout direction in which insets are converted to constants. The default is left to right.
  ///
  /// The direction of the views has no effect, because a constraint's constant is computed when it is created.
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight

  static var insetRule: EdgeInsetRule { EdgeInsetRule(isRightToLeft: interfaceLayoutDirection == .rightToLeft) }
}
