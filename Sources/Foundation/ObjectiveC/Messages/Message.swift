// SPDX-License-Identifier: MIT

import Foundation

/// Sends messages to objects, with methods found by name.
package enum Message {
  /// The receiver of a message: an object, or a class itself.
  enum Receiver {
    case object(AnyObject)
    case type(AnyClass)

    init(_ value: Any) {
      if let type = value as? AnyClass { self = .type(type) } else { self = .object(value as AnyObject) }
    }
  }

  /// Sends a message, and returns the result of the method; `nil` for no result. Raises an exception if the receiver
  /// has no such method, or if an argument does not have the type of its parameter.
  @discardableResult
  package static func send(_ selector: Selector, to receiver: Any, _ arguments: [Any?] = []) -> Any? {
    ReleasePool.open()
    defer { ReleasePool.close() }
    do {
      guard let result = try reply(selector, from: Receiver(receiver), arguments) else {
        raiseUnrecognized(selector, receiver)
        return nil
      }
      return result
    } catch let error as ArgumentMismatch {
      LayoutException.raiseOnAnyThread(.invalidArgument, error.sentence(selector, receiver))
    } catch {
      LayoutException.raiseOnAnyThread(.generic, "\(name(selector, Receiver(receiver))): \(error)")
    }
    return nil
  }

  /// Returns whether it is known that an object does not have an optional method of a protocol that its class adopts. It is not known of
  /// classes whose sources were not adapted.
  package static func lacks(_ object: AnyObject, _ selector: String) -> Bool {
    ObjectiveCRuntime.shared.lacks(selector, type(of: object))
  }

  /// Returns whether a message can be sent to `receiver`.
  package static func responds(_ receiver: Any, to selector: Selector) -> Bool {
    switch Receiver(receiver) {
    case .object(let object):
      let type: AnyClass = type(of: object)
      return ObjectiveCRuntime.shared.method(selector.name, of: type) != nil || accessor(selector, of: type) != nil
    case .type(let type): return ObjectiveCRuntime.shared.classMethod(selector.name, of: type) != nil
    }
  }

  /// Raises the exception for a message that the receiver does not implement.
  package static func raiseUnrecognized(_ selector: Selector, _ receiver: Any) {
    let receiver = Receiver(receiver)
    let address: String
    switch receiver {
    case .object(let object): address = "instance \(ObjectAddress.text(of: object))"
    case .type(let type): address = "class \(ObjectAddress.text(of: type))"
    }
    LayoutException.raiseOnAnyThread(
      .invalidArgument, "\(name(selector, receiver)): unrecognized selector sent to \(address)")
  }

  // MARK: Helpers

  /// Returns the result of the method inside of another optional; `nil` if there is no such method.
  private static func reply(_ selector: Selector, from receiver: Receiver, _ arguments: [Any?]) throws -> Any?? {
    switch receiver {
    case .object(let object):
      let type: AnyClass = type(of: object)
      if let method = ObjectiveCRuntime.shared.method(selector.name, of: type) {
        return .some(try method.call(on: object, arguments))
      }
      if let accessor = accessor(selector, of: type) { return accessor(object, arguments.first ?? nil) }
      return try forwarded(selector, by: object, arguments)
    case .type(let type):
      return try ObjectiveCRuntime.shared.classMethod(selector.name, of: type).map { try $0.call(on: type, arguments) }
    }
  }

  /// Returns the result of the method of the object to which `object` forwards the message, inside of another optional; `nil`
  /// if it forwards to none.
  private static func forwarded(_ selector: Selector, by object: AnyObject, _ arguments: [Any?]) throws -> Any?? {
    let forwarding = ObjectiveCRuntime.shared.method("forwardingTargetForSelector:", of: type(of: object))
    guard let target = flattened(try forwarding?.call(on: object, [selector])) else { return nil }
    if target as AnyObject === object { return nil }
    return try reply(selector, from: Receiver(target), arguments)
  }

  /// Returns the getter or setter of a property for a selector: `title`, `setTitle:`.
  private static func accessor(_ selector: Selector, of type: AnyClass) -> ((AnyObject, Any?) -> Any?)? {
    let runtime = ObjectiveCRuntime.shared
    if let property = runtime.property(selector.name, of: type) { return { object, _ in property.get(object) } }
    guard selector.name.hasPrefix("set"), selector.argumentCount == 1 else { return nil }
    let name = selector.name.dropFirst(3).dropLast()
    for key in [name.prefix(1).lowercased() + name.dropFirst(), String(name), "is\(name)"] {
      guard let property = runtime.property(key, of: type) else { continue }
      return { object, value in
        _ = property.set(object, value)
        return nil
      }
    }
    return nil
  }

  /// Returns the name of a method in exceptions, such as `-[App.Form submit:]`.
  private static func name(_ selector: Selector, _ receiver: Receiver) -> String {
    switch receiver {
    case .object(let object): "-[\(TypeName(type(of: object)).text) \(selector.name)]"
    case .type(let type): "+[\(TypeName(type).text) \(selector.name)]"
    }
  }

  fileprivate static func methodName(_ selector: Selector, _ receiver: Any) -> String {
    name(selector, Receiver(receiver))
  }
}

extension ArgumentMismatch {
  fileprivate func sentence(_ selector: Selector, _ receiver: Any) -> String {
    "argument \(index + 1) of \(Message.methodName(selector, receiver)) must be of type \(expected), and is \(given)"
  }
}
