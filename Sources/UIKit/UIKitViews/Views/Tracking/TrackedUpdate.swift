// SPDX-License-Identifier: MIT

/// A kind of method that runs again when something that it has read changes, and the request with which a view runs it again.
package struct TrackedUpdate {
  /// The kind, as a number. A view has at most one run of each kind.
  let kind: UInt8
  /// Asks a view to call the method in the next pass.
  let request: @MainActor (UIView) -> Void

  private init(_ kind: UInt8, _ request: @escaping @MainActor (UIView) -> Void) {
    self.kind = kind
    self.request = request
  }

  static var properties: TrackedUpdate { TrackedUpdate(0) { $0.setNeedsUpdateProperties() } }
  /// The update of properties by the controller of the view.
  static var controllerProperties: TrackedUpdate { TrackedUpdate(1) { $0.setNeedsUpdateProperties() } }
  /// The update of constraints by the view, or by its controller.
  static var constraints: TrackedUpdate { TrackedUpdate(2) { $0.setNeedsUpdateConstraints() } }
  static var layout: TrackedUpdate { TrackedUpdate(3) { $0.setNeedsLayout() } }
  /// The method that a controller has before the layout of its view.
  static var willLayout: TrackedUpdate { TrackedUpdate(4) { $0.setNeedsLayout() } }
  /// The method that a controller has after the layout of its view.
  static var didLayout: TrackedUpdate { TrackedUpdate(5) { $0.setNeedsLayout() } }
  static var drawing: TrackedUpdate { TrackedUpdate(6) { $0.setNeedsDisplay() } }
  /// The update of what a controller shows in the place of its content.
  static func unavailableContent(_ request: @escaping @MainActor (UIView) -> Void) -> TrackedUpdate {
    TrackedUpdate(7, request)
  }
  /// The update of the configuration of a button, cell, header or footer.
  package static func configuration(_ request: @escaping @MainActor (UIView) -> Void) -> TrackedUpdate {
    TrackedUpdate(8, request)
  }
  /// The closure with which a registration configures a view of a collection.
  package static func registration(_ request: @escaping @MainActor (UIView) -> Void) -> TrackedUpdate {
    TrackedUpdate(9, request)
  }
  /// The closure with which a layout makes the sections of a collection.
  package static func sections(_ request: @escaping @MainActor (UIView) -> Void) -> TrackedUpdate {
    TrackedUpdate(10, request)
  }
}

extension InterfaceGeneration {
  /// Whether methods that read traits run again when these change: since iOS 18.
  ///
  /// Source: Apple, “Automatic trait tracking”.
  package var tracksTraits: Bool { self >= .iOS18 }

  /// Whether methods that read observable objects run again when these change: since iOS 26, and before if the app asks for it.
  ///
  /// Source: Apple, “Updating views automatically with observation tracking”.
  @MainActor var tracksObservableObjects: Bool {
    self >= .iOS26 || tracksTraits && ObservationRequest.isMade
  }

  /// Whether section providers are among the methods that run again: since iOS 27.
  package var tracksSectionProviders: Bool { self >= .iOS27 }
}

/// The app's request for the tracking of observable objects on systems that have it off by default.
@MainActor
enum ObservationRequest {
  /// The bundle with the app's Info.plist.
  static var bundle = Bundle.main { didSet { known = nil } }
  private static var known: Bool?

  /// Whether the app's Info.plist has the key.
  static var isMade: Bool {
    if let known { return known }
    let value = bundle.infoDictionary?["UIObservationTrackingEnabled"] as? Bool ?? false
    known = value
    return value
  }
}
