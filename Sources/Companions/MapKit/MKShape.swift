// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// An annotation with a title.
@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
  override init() { super.init() }
  /// The location. Returns zero by default.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The title. The default is `nil`.
  open var title: String?
  /// The subtitle. The default is `nil`.
  open var subtitle: String?
}
