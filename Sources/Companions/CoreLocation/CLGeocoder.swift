// SPDX-License-Identifier: MIT

import Foundation

/// A translation between locations and addresses.
///
/// Differs from iOS: it finds nothing. Requests complete with `CLError.Code.network` before the method returns.
open class CLGeocoder: NSObject {
  /// A closure that receives the descriptions that were found, or an error.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// Creates a translation.
  public override init() { super.init() }
  /// Whether a request is in progress. Always `false`.
  open var isGeocoding: Bool { false }
  /// Describes a location. Completes with an error.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }
  /// Describes a location in a language. Completes with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Finds an address. Completes with an error.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }
  /// Describes a location. Throws an error.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Finds an address. Throws an error.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Ends the request. Has no effect.
  open func cancelGeocode() {}
}
