// SPDX-License-Identifier: MIT

/// A trait, as a type: how it is told apart from others when changes are watched.
///
/// Source: Apple, `UITraitDefinition`.
@preconcurrency @MainActor
public protocol UITraitDefinition {
  /// What the trait can be.
  associatedtype Value: Equatable
  /// What the trait is where nothing is said of it.
  static var defaultValue: Value { get }
}

/// A trait, as a type.
public typealias UITrait = any UITraitDefinition.Type

/// Proof of having asked to be told of changes, with which to take it back.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something whose changes of traits can be watched: a view or a controller.
///
/// Source: Apple, `UITraitChangeObservable`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// What is called when traits have changed: with the object, and the traits as they were.
  public typealias TraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void

  /// Calls `handler` whenever one of `traits` has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>)
    -> any UITraitChangeRegistration
  {
    TraitObservers.add(self, traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
  }

  /// Calls a method whenever one of `traits` has changed. Differs from UIKit: the method itself stands in place of a selector.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    TraitObservers.add(self, traits) { object, _ in if let object = object as? Self { action(object)() } }
  }

  /// Calls a handler no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitObservers.remove(registration)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// Who asked to be told of which changes.
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

  /// Those who asked, by the object they asked about, in the order of asking.
  private static var registrations: [ObjectIdentifier: [Registration]] = [:]

  static func add(
    _ object: AnyObject, _ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    // Objects that have gone are forgotten when the next one asks.
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
      let hasChanged = registration.traits.contains { trait in
        (trait as? any KnownTrait.Type).map { $0.differs(new, old) } ?? false
      }
      if hasChanged { registration.handler(object, old) }
    }
  }
}
