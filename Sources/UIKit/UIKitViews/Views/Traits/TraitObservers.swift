// SPDX-License-Identifier: MIT

/// The observers of the trait changes of one object, which keeps them among its associated values.
@MainActor
final class TraitObservers {
  private final class Registration: NSObject, UITraitChangeRegistration {
    /// The list that contains the registration.
    weak var observers: TraitObservers?
    let traits: [UITrait]
    let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(
      _ observers: TraitObservers, _ traits: [UITrait],
      _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) {
      self.observers = observers
      self.traits = traits
      self.handler = handler
      super.init()
    }
  }

  /// The registrations, in their order.
  private var registrations: [Registration] = []

  /// The key of the associated value: an address that nothing else has.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func add(
    _ object: AnyObject, _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observers = objc_getAssociatedObject(object, key) as? TraitObservers ?? TraitObservers()
    objc_setAssociatedObject(object, key, observers, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let registration = Registration(observers, traits, handler)
    observers.registrations.append(registration)
    return registration
  }

  static func remove(_ registration: any UITraitChangeRegistration) {
    (registration as? Registration)?.observers?.registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of the traits that have changed.
  static func tell(_ object: UIResponder, _ new: UITraitCollection, _ old: UITraitCollection) {
    guard let observers = object.associatedValues?[key] as? TraitObservers else { return }
    for registration in observers.registrations {
      let hasChanged = registration.traits.contains { new.values.differs(from: old.values, in: $0) }
      if hasChanged { registration.handler(object, old) }
    }
  }
}
