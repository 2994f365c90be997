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
