// SPDX-License-Identifier: MIT

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
