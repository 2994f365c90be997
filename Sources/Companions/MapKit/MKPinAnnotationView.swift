// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// A pin at a location. It is not drawn.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The color. The default is `nil`. Stored; has no effect.
  open var pinTintColor: UIColor?
  /// Whether the pin falls when it is added. The default is `false`. Stored; has no effect.
  open var animatesDrop = false
}
