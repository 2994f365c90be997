// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// An object at a location of a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// The location.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; `nil` for none.
  var title: String? { get }
  /// The subtitle; `nil` for none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Returns `nil`.
  public var title: String? { nil }
  /// Returns `nil`.
  public var subtitle: String? { nil }
}
