// SPDX-License-Identifier: MIT

/// The reason that a spelling was not adapted.
public enum Reason: Sendable, Hashable, Codable {
  /// `#selector` with an expression that does not name a method or a property.
  case selectorOfExpression(String)
  /// `#keyPath` with an expression that is not a chain of properties.
  case keyPathOfExpression(String)
  /// An extension overrides a member of a class that is not declared in the package.
  case overrideInExtension(member: String, type: String)
  /// A member of an extension that cannot hold a table of members.
  case memberOfGenericExtension(member: String, type: String)
  /// A static, throwing or otherwise unusual optional requirement.
  case optionalRequirement(String)
  /// A member that other code may look for by its name, and that cannot be called with values of any type.
  case unreachableMember(String)

  /// A member of a value of type `AnyObject` whose class is not known.
  case memberOfAnyObject(String, property: String)
  /// A member of a value of type `AnyObject` that is cast to a class.
  case castOfAnyObject(String, className: String)

  /// A preview of a view of SwiftUI.
  case previewOfSwiftUI

  /// The reason in words.
  public var sentence: String {
    switch self {
    case .selectorOfExpression(let text):
      "#selector(\(text)) does not name a method or a property; write Selector(\"name:\") instead."
    case .keyPathOfExpression(let text):
      "#keyPath(\(text)) is not a chain of properties; write the key path as a string instead."
    case .overrideInExtension(let member, let type):
      "This override of '\(member)' has no effect on Linux: \(type) is declared in another package, and extensions "
        + "override members only with Objective-C. Move the override to a subclass."
    case .memberOfGenericExtension(let member, let type):
      "'\(member)' cannot be found by its name: it is declared in an extension of the generic class \(type). Move it to "
        + "the class itself."
    case .optionalRequirement(let member):
      "The optional requirement '\(member)' cannot be adapted; give it a default implementation in a protocol extension."
    case .memberOfAnyObject(let member, let property):
      "'\(member)' is a member of AnyObject, which Objective-C looks up; cast '\(property)' to its class."
    case .castOfAnyObject(let member, let className):
      "'\(member)' is a member of AnyObject, which Objective-C looks up; on Linux the value is cast to \(className)."
    case .previewOfSwiftUI:
      "Previews in a file that imports SwiftUI are left out: there is no SwiftUI on Linux."
    case .unreachableMember(let member):
      "'\(member)' cannot be called by its name on Linux: it is asynchronous, throws, or has inout or variadic parameters."
    }
  }
}
