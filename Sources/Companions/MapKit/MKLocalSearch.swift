// SPDX-License-Identifier: MIT

import Foundation

/// A search for places.
///
/// Differs from iOS: it finds nothing. Requests complete with `MKError.Code.placemarkNotFound` before `start` returns.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// The places that are searched for.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// Creates a request.
    public override init() { super.init() }
    /// Creates a request with a text.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Creates a request for a completion.
    public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
    /// The text. The default is `nil`. Stored; has no effect.
    open var naturalLanguageQuery: String?
    /// The region. The default has no extent. Stored; has no effect.
    open var region = MKCoordinateRegion()
  }
  /// The places that a search has found. Differs from iOS: there is never a response.
  @preconcurrency @MainActor
  open class Response: NSObject {
    override init() { super.init() }
    /// The places. Always empty.
    open var mapItems: [MKMapItem] { [] }
    /// The region of the places.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// A closure that receives what was found, or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  /// Creates a search. Differs from iOS: the request is ignored.
  public init(request: Request) { super.init() }
  /// Searches. Completes with an error.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.placemarkNotFound))
  }
  /// Searches. Throws an error.
  open func start() async throws -> Response { throw MKError(.placemarkNotFound) }
  /// Ends the search. Has no effect.
  open func cancel() {}
  /// Whether a search is in progress. Always `false`.
  open var isSearching: Bool { false }
}
