// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

extension NSValue {
  /// Creates a value that contains a transform.
  public convenience init(caTransform3D transform: CATransform3D) { self.init(structure: transform) }

  /// The transform that the value contains, also if it is affine. A value of another type gives the identity.
  public var caTransform3DValue: CATransform3D { containedTransform ?? CATransform3DIdentity }

  /// The transform that the value contains; `nil` for a value of another type.
  var containedTransform: CATransform3D? {
    structure(CATransform3D.self) ?? structure(CGAffineTransform.self).map(CATransform3DMakeAffineTransform)
  }
}
