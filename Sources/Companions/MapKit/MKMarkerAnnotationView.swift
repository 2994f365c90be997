// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// A balloon at a location. It is not drawn.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color. The default is `nil`. Stored; has no effect.
  open var markerTintColor: UIColor?
  /// The color of the image or text. The default is `nil`. Stored; has no effect.
  open var glyphTintColor: UIColor?
  /// The text. The default is `nil`. Stored; has no effect.
  open var glyphText: String?
  /// The image. The default is `nil`. Stored; has no effect.
  open var glyphImage: UIImage?
  /// The image while the annotation is selected. The default is `nil`. Stored; has no effect.
  open var selectedGlyphImage: UIImage?
  /// Whether the title is shown. The default is `.adaptive`. Stored; has no effect.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the subtitle is shown. The default is `.adaptive`. Stored; has no effect.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Whether the balloon appears with an animation. The default is `false`. Stored; has no effect.
  open var animatesWhenAdded = false
}

/// A pin at a location. It is not drawn.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  /// The color. The default is `nil`. Stored; has no effect.
  open var pinTintColor: UIColor?
  /// Whether the pin falls when it is added. The default is `false`. Stored; has no effect.
  open var animatesDrop = false
}
