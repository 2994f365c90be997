// SPDX-License-Identifier: MIT

/// The members of a class that can be found by name, in one part of its source. Code that the adapter generates
/// conforms to the protocol; the conformances of all modules are found at run time.
///
/// Differs from UIKit: UIKit has no such protocol.
public protocol _MemberTable: SendableMetatype {
  /// The class with the members.
  @MainActor static var owner: AnyObject.Type { get }
  /// The members.
  @MainActor static var members: [_Member] { get }
  /// The name of the class in Objective-C, if it differs from its name in Swift; otherwise empty.
  @MainActor static var objectiveCName: String { get }
  /// For a class of segues, a closure that creates one, as defined in the module of the segues; otherwise `nil`.
  @MainActor static var makeSegue: Any? { get }
}

extension _MemberTable {
  /// The empty string.
  @MainActor public static var objectiveCName: String { "" }
  /// `nil`.
  @MainActor public static var makeSegue: Any? { nil }
}
