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

/// The priority with which an annotation is shown where there is no room; a greater value comes first.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Float
  /// Creates a priority from its raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The annotation is always shown.
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  /// The annotation is important.
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  /// The annotation is less important.
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
