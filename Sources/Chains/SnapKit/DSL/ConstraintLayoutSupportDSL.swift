// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// The attributes of a view controller's top or bottom guide: `topLayoutGuide.snp`.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  init(support: any ConstraintLayoutSupport) { self.support = support }

  /// The guide.
  public var target: AnyObject? { support }

  /// The top edge, as a side of a constraint.
  public var top: ConstraintItem { item(AttributeMask(.top)) }
  /// The bottom edge, as a side of a constraint.
  public var bottom: ConstraintItem { item(AttributeMask(.bottom)) }
  /// The height, as a side of a constraint.
  public var height: ConstraintItem { item(AttributeMask(.height)) }
}

extension ConstraintLayoutSupport {
  /// The attributes of the guide.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
