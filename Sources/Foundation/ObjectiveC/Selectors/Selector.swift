// SPDX-License-Identifier: MIT

/// The name of a method, by which the method is called at run time.
///
/// Differs from UIKit: Swift on Linux has no Objective-C runtime. Methods are found by name if the sources were built
/// with `tinamou build`, which rewrites `@objc` and `#selector`.
///
/// Source: Apple, `Selector`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible,
  Sendable
{
  /// The name of the method in Objective-C, such as `submit:`.
  package let name: String

  /// Creates a selector from the name of a method in Objective-C, such as `submit:`.
  public init(_ string: String) { name = string }

  /// Creates a selector from the name of a method in Objective-C, such as `submit:`.
  public init(stringLiteral value: String) { name = value }

  /// The name of the method.
  public var description: String { name }

  /// The name of the method.
  public var debugDescription: String { name }

  /// The number of arguments of the method: the number of colons in its name.
  package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the selector with a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Returns whether two selectors have the same name.
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

/// Returns the selector with a name. Code that the adapter generates for `#selector` calls it.
///
/// Differs from UIKit: UIKit has no such function.
@inlinable
public func _sel(_ name: String) -> Selector { Selector(name) }
