// SPDX-License-Identifier: MIT

/// The observers of trait changes.
@MainActor
enum TraitObservers {
  private final class Registration: NSObject, UITraitChangeRegistration {
    weak var object: AnyObject?
    let traits: [UITrait]
    let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
      _ object: AnyObject, _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
      self.object = object
      self.traits = traits
      self.handler = handler
      super.init()
    }
  }

  /// The registrations by the observed object, in the order of registration.
  private static var registrations: [ObjectIdentifier: [Registration]] = [:]
  /// The number of observed objects at which registrations of deallocated objects are next removed.
  private static var nextCleanup = 64

  static func add(
    _ object: AnyObject, _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    removeDeallocated()
    let registration = Registration(object, traits, handler)
    let key = ObjectIdentifier(object)
    // The identifier may have been that of an object that was deallocated.
    if registrations[key]?.contains(where: { $0.object !== object }) == true { registrations[key] = nil }
    registrations[key, default: []].append(registration)
    return registration
  }

  static func remove(_ registration: any UITraitChangeRegistration) {
    guard let object = (registration as? Registration)?.object else { return }
    let key = ObjectIdentifier(object)
    registrations[key]?.removeAll { $0 === registration }
    if registrations[key]?.isEmpty == true { registrations[key] = nil }
  }

  /// Removes the registrations of deallocated objects, each time that the number of objects has doubled.
  private static func removeDeallocated() {
    guard registrations.count >= nextCleanup else { return }
    registrations = registrations.filter { $0.value.contains { $0.object != nil } }
    nextCleanup = max(64, 2 * registrations.count)
  }

  static func tell(_ object: AnyObject, _ new: UITraitCollection, _ old: UITraitCollection) {
    guard !registrations.isEmpty, let all = registrations[ObjectIdentifier(object)] else { return }
    for registration in all where registration.object === object {
      let hasChanged = registration.traits.contains { new.values.differs(from: old.values, in: $0) }
      if hasChanged { registration.handler(object, old) }
    }
  }
}
