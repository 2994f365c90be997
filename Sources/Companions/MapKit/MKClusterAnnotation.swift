// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// Annotations that are shown as one. Differs from iOS: the map makes no groups.
@preconcurrency @MainActor
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations.
  open private(set) var memberAnnotations: [any MKAnnotation]
  /// Creates a group.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }
  /// The location of the first one; zero if there are none.
  open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }
  /// The title. The default is `nil`. Stored; has no effect, because there are no maps.
  open var title: String?
  /// The subtitle. The default is `nil`. Stored; has no effect, because there are no maps.
  open var subtitle: String?
}
