// SPDX-License-Identifier: MIT

import Foundation

/// Suggestions of places. There are none.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// Creates suggestions.
  public override init() { super.init() }
  /// The text. The default is empty. Stored; has no effect.
  open var queryFragment = ""
  /// The region. Stored; has no effect.
  open var region = MKCoordinateRegion()
  /// The delegate. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The suggestions. Always empty.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether suggestions are searched for. Always `false`.
  open var isSearching: Bool { false }
  /// Ends the search. Has no effect.
  open func cancel() {}
}

/// The methods that respond to suggestions of places.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called when there are other suggestions. Differs from MapKit: never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called when the search has failed. Differs from MapKit: never called.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// The default implementation does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// The default implementation does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A suggestion of a place. Differs from iOS: there are none.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  override init() { super.init() }
  /// The title. Always empty.
  open var title: String { "" }
  /// The subtitle. Always empty.
  open var subtitle: String { "" }
}
