// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The implementations of methods that have been exchanged.
///
/// Swift on Linux calls methods directly. A method of UIKit that can be exchanged asks, when it is called, whether another one has taken
/// its place; a method of an app that calls itself, as the one that is exchanged for it does, asks the same. Other methods stay as they
/// are.
package final class MethodExchange: @unchecked Sendable {
  package static let shared = MethodExchange()

  /// Whether any methods have been exchanged. As long as none have, nothing is looked up.
  package static var isInUse: Bool { hasImplementations.load(ordering: .relaxed) }

  private static let hasImplementations = Atomic(false)

  /// A method of a class and its subclasses, by its name.
  fileprivate struct Slot: Hashable {
    let type: AnyClass
    let name: String

    static func == (lhs: Slot, rhs: Slot) -> Bool { lhs.type == rhs.type && lhs.name == rhs.name }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(type))
      hasher.combine(name)
    }
  }

  private let lock = NSRecursiveLock()
  /// The method whose code a method has now, for those that have another one's.
  private var implementations: [Slot: Slot] = [:]
  private var methods: [Slot: Method] = [:]

  // MARK: Exchanging

  /// Returns the value that stands for a method of a class or its superclasses; `nil` if no method is known by this name.
  fileprivate func method(_ name: String, of type: AnyClass) -> Method? {
    let runtime = ObjectiveCRuntime.shared
    guard runtime.original(name, of: type) != nil || runtime.method(name, of: type) != nil else { return nil }
    return lock.withLock {
      let slot = Slot(type: type, name: name)
      if let known = methods[slot] { return known }
      let new = Method(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      methods[slot] = new
      return new
    }
  }

  fileprivate func exchange(_ first: Method, _ second: Method) {
    lock.withLock {
      guard let first = slot(of: first), let second = slot(of: second) else { return }
      let code = implementations[first] ?? first
      implementations[first] = implementations[second] ?? second
      implementations[second] = code
      for slot in [first, second] where implementations[slot] == slot { implementations[slot] = nil }
      Self.hasImplementations.store(!implementations.isEmpty, ordering: .relaxed)
    }
  }

  private func slot(of method: Method) -> Slot? { methods.first { $0.value == method }?.key }

  // MARK: Calling

  /// Calls what has taken the place of a method, and returns its result inside of another optional; `nil` if nothing has.
  package func call(_ name: String, on object: AnyObject, _ arguments: [Any?]) -> Any?? {
    call(name, of: Swift.type(of: object), on: object, arguments)
  }

  /// Calls what has taken the place of the method of a class or, if it was not exchanged, of its nearest superclass whose was.
  private func call(_ name: String, of type: AnyClass?, on object: AnyObject, _ arguments: [Any?]) -> Any?? {
    var type: AnyClass? = type
    while let current = type {
      if let code = lock.withLock({ implementations[Slot(type: current, name: name)] }) {
        // Methods of one name, of a class and its superclass, have one effect here.
        return code.name == name ? nil : .some(run(code, on: object, arguments))
      }
      type = class_getSuperclass(current)
    }
    return nil
  }

  private func run(_ code: Slot, on object: AnyObject, _ arguments: [Any?]) -> Any? {
    let runtime = ObjectiveCRuntime.shared
    let original = runtime.original(code.name, of: code.type)
    if original != nil, let result = call(code.name, of: class_getSuperclass(code.type), on: object, arguments) {
      return result
    }
    do {
      return try (original ?? runtime.method(code.name, of: code.type))?.call(on: object, arguments)
    } catch {
      LayoutException.raiseOnAnyThread(.invalidArgument, "\(code.name): \(error)")
      return nil
    }
  }
}

extension NSObjectProtocol {
  /// Calls the method that was exchanged for the running one, which calls itself. Code that the adapter generates calls it.
  ///
  /// - Parameters:
  ///   - name: The name of the running method in Objective-C.
  ///   - arguments: The arguments of the call.
  ///   - call: The call itself, for a method that was not exchanged.
  ///
  /// Differs from UIKit: UIKit has no such method.
  public func _exchanged<Result>(_ name: String, _ arguments: () -> [Any?], _ call: () -> Result) -> Result {
    guard MethodExchange.isInUse, let result = MethodExchange.shared.call(name, on: self, arguments()) else {
      return call()
    }
    if Result.self == Void.self, let nothing = () as? Result { return nothing }
    guard let result = converted(result, to: Result.self) else { return call() }
    return result
  }
}

// MARK: Methods as values

/// A method of a class.
public typealias Method = OpaquePointer
/// The address of a method's code.
public typealias IMP = OpaquePointer
/// A variable of a class.
public typealias Ivar = OpaquePointer

/// Returns a method of a class: one of UIKit that can be exchanged, or one that adapted sources expose to Objective-C.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { MethodExchange.shared.method(name.name, of: $0) }
}
/// Returns a class method. Always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Returns the address of a method's code. Always `nil`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Adds a method. Always `false`: methods cannot be added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}
/// Replaces a method. Always `nil`: methods cannot be replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Exchanges a method of UIKit with one of the app.
///
/// Differs from UIKit: only some methods of `UIView`, `UIScrollView` and `UIViewController` can be exchanged, for the objects of the class
/// that ``class_getInstanceMethod(_:_:)`` named; others stay as they are.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { MethodExchange.shared.exchange(m1, m2) }
/// Returns the address of a method's code: the method itself.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Replaces a method's code. Has no effect: the given code is returned.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Returns the address of a closure's code. It cannot be called: the address is that of an empty place.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
/// Returns the types of a method. Always `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { (obj as AnyObject?).map { type(of: $0) } }
/// Returns the superclass of a class; `nil` for none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
