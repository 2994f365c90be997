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

  static func add(
    _ object: AnyObject, _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    // Registrations of deallocated objects are removed at the next registration.
    registrations = registrations.filter { $0.value.contains { $0.object != nil } }
    let registration = Registration(object, traits, handler)
    registrations[ObjectIdentifier(object), default: []].append(registration)
    return registration
  }

  static func remove(_ registration: any UITraitChangeRegistration) {
    registrations = registrations.mapValues { $0.filter { $0 !== registration } }
  }

  static func tell(_ object: AnyObject, _ new: UITraitCollection, _ old: UITraitCollection) {
    guard !registrations.isEmpty, let all = registrations[ObjectIdentifier(object)] else { return }
    for registration in all where registration.object === object {
      let hasChanged = registration.traits.contains { new.values.differs(from: old.values, in: $0) }
      if hasChanged { registration.handler(object, old) }
    }
  }
}
