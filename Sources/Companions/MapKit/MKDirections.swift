// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// Directions between places.
///
/// Differs from iOS: there are none. Requests complete with `MKError.Code.directionsNotFound` before `calculate` returns.
@preconcurrency @MainActor
open class MKDirections: NSObject {
  /// The places between which directions are wanted.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// Creates a request.
    public override init() { super.init() }
    /// The start. The default is `nil`. Stored; has no effect.
    open var source: MKMapItem?
    /// The destination. The default is `nil`. Stored; has no effect.
    open var destination: MKMapItem?
    /// The way in which the user travels. The default is `.any`. Stored; has no effect.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several routes are wanted. The default is `false`. Stored; has no effect.
    open var requestsAlternateRoutes = false
    /// The time of the departure. The default is `nil`. Stored; has no effect.
    open var departureDate: Date?
  }
  /// The directions. Differs from iOS: there is never a response.
  @preconcurrency @MainActor
  open class Response: NSObject {
    override init() { super.init() }
    /// The routes. Always empty.
    open var routes: [MKRoute] { [] }
  }
  /// Creates directions. Differs from iOS: the request is ignored.
  public init(request: Request) { super.init() }
  /// Searches for routes. Completes with an error.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  /// Searches for routes. Throws an error.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  /// Ends the search. Has no effect.
  open func cancel() {}
}

/// The way in which the user travels. Raw values are MapKit's.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// In any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route. Differs from iOS: there are none.
@preconcurrency @MainActor
open class MKRoute: NSObject {
  override init() { super.init() }
  /// The name. Always empty.
  open var name: String { "" }
  /// The length, in meters. Always 0.
  open var distance: CLLocationDistance { 0 }
  /// The time, in seconds. Always 0.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The line. Always without points.
  open var polyline: MKPolyline { MKPolyline(all: []) }
  /// The steps. Always empty.
  open var steps: [MKRoute.Step] { [] }
  /// The notes about the route. Always empty.
  open var advisoryNotices: [String] { [] }
  /// The way in which the user travels. Always `any`.
  open var transportType: MKDirectionsTransportType { .any }

  /// A step of a route. Differs from iOS: there are none.
  @preconcurrency @MainActor
  open class Step: NSObject {
    override init() { super.init() }
    /// The turn to take. Always empty.
    open var instructions: String { "" }
    /// A note about the step. Always `nil`.
    open var notice: String? { nil }
    /// The length, in meters. Always 0.
    open var distance: CLLocationDistance { 0 }
    /// The line. Always without points.
    open var polyline: MKPolyline { MKPolyline(all: []) }
  }
}

/// An error of maps.
public struct MKError: Error, Sendable {
  /// The kind of an error. Raw values are MapKit's.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The kind of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
