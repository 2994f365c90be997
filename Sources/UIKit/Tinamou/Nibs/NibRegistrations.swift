// SPDX-License-Identifier: MIT

/// The registrations of an app in ``NibRegistry``.
struct NibRegistrations {
  /// Closures that create objects, by class name.
  var makers: [String: @MainActor () -> NSObject?] = [:]
  /// Closures that set a property, by property name and class.
  var setters: [String: [(type: AnyClass, set: @MainActor (AnyObject, Any) -> Bool)]] = [:]
  /// Closures that perform an action, by selector and target class.
  var actions: [String: [(type: AnyClass, perform: @MainActor (AnyObject, AnyObject) -> Void)]] = [:]

  /// Closures that set a property to `nil`, by property name. They return whether the object has the property.
  var clearers: [String: [@MainActor (AnyObject) -> Bool]] = [:]
  /// Closures that create a segue from its identifier, source and destination, by class name.
  var segueMakers: [String: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue] =
    [:]
}
