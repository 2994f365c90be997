// SPDX-License-Identifier: MIT

/// A member of a class that can be found by its name in Objective-C, such as `submit:` or `titleLabel`.
///
/// Differs from UIKit: UIKit has no such type.
public struct _Member {
  enum Kind {
    case method(ObjectiveCMethod)
    case classMethod(ObjectiveCMethod)
    case property(ObjectiveCProperty)
    case original(ObjectiveCMethod)
    case absent
  }

  let name: String
  let kind: Kind

  /// Returns a method of objects.
  public static func method<Owner, Result>(
    _ name: String, _ body: @escaping @MainActor (Owner, _Arguments) throws -> Result
  ) -> _Member {
    _Member(name: name, kind: .method(ObjectiveCMethod(body)))
  }

  /// Returns a method of the class itself. `Owner` is the type of the class.
  public static func classMethod<Owner, Result>(
    _ name: String, _ body: @escaping @MainActor (Owner, _Arguments) throws -> Result
  ) -> _Member {
    _Member(name: name, kind: .classMethod(ObjectiveCMethod(body)))
  }

  /// Returns the effect of a method of UIKit that can be exchanged. Such a method calls what has taken its place, and does this only if
  /// nothing has.
  package static func original<Owner, Result>(
    _ name: String, _ body: @escaping @MainActor (Owner, _Arguments) throws -> Result
  ) -> _Member {
    _Member(name: name, kind: .original(ObjectiveCMethod(body)))
  }

  /// Returns the name of an optional method of a protocol that the class adopts without having the method.
  public static func absent(_ name: String) -> _Member { _Member(name: name, kind: .absent) }

  /// Returns a property. It can be set if its key path is writable.
  public static func property<Owner: AnyObject, Value>(_ name: String, _ path: KeyPath<Owner, Value>) -> _Member {
    _Member(name: name, kind: .property(ObjectiveCProperty(path)))
  }
}
