// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// What applies to all constraints that are made afterwards.
@preconcurrency @MainActor
public class ConstraintConfig {
  /// The reading direction in which insets are turned into constants. The default is left to right.
  ///
  /// The direction of the views does not matter: a constraint's constant is computed when it is made.
  public static var interfaceLayoutDirection = ConstraintInterfaceLayoutDirection.leftToRight

  static var insetRule: EdgeInsetRule { EdgeInsetRule(isRightToLeft: interfaceLayoutDirection == .rightToLeft) }
}
