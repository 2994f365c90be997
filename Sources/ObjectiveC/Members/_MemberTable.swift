// SPDX-License-Identifier: MIT

/// The members of a class that are found by name, in one part of its source. Code that `tinamou` generates conforms to it; the
/// conformances are found at run time, in whatever module they are.
///
/// Differs from UIKit: UIKit has no such protocol.
public protocol _MemberTable: SendableMetatype {
  /// The class with the members.
  @MainActor static var owner: AnyObject.Type { get }
  /// The members.
  @MainActor static var members: [_Member] { get }
  /// The name of the class in Objective-C, if it differs from its name in Swift; otherwise empty.
  @MainActor static var objectiveCName: String { get }
  /// For a class of segues, a closure that creates one, as the module of the segues defines it; otherwise `nil`.
  @MainActor static var makeSegue: Any? { get }
}

extension _MemberTable {
  /// The empty string.
  @MainActor public static var objectiveCName: String { "" }
  /// `nil`.
  @MainActor public static var makeSegue: Any? { nil }
}
