// SPDX-License-Identifier: MIT

/// A registration for trait changes, with which to unregister.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed: a view or a view controller.
///
/// Source: Apple, `UITraitChangeObservable`.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// A closure called when traits changed, with the object and its previous traits.
  public typealias TraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void

  /// Registers `handler`, which is called whenever one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>)
    -> any UITraitChangeRegistration
  {
    TraitObservers.add(self, traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
  }

  /// Registers `handler`, which is called whenever one of `traits` changed, with this object as an `Environment`.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    TraitObservers.add(self, traits) { object, previous in
      if let object = object as? Environment { handler(object, previous) }
    }
  }

  /// Registers a method that is called whenever one of `traits` changed.
  ///
  /// Differs from UIKit: the method itself replaces a selector.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping @MainActor (Self) -> @MainActor () -> Void
  ) -> any UITraitChangeRegistration {
    TraitObservers.add(self, traits) { object, _ in if let object = object as? Self { action(object)() } }
  }

  /// Registers a method, given by its selector, that is called whenever one of `traits` changed.
  ///
  /// The method may take the object and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let reference = TargetReference(target: target)
    let arguments = action.description.filter { $0 == ":" }.count
    return TraitObservers.add(self, traits) { object, previous in
      guard let target = reference.target else { return }
      Message.send(action, to: target, Array([object, previous].prefix(arguments)))
    }
  }

  /// Registers a method of this object, given by its selector, that is called whenever one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitObservers.remove(registration)
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
