// SPDX-License-Identifier: MIT

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The ownership of a value that is associated with an object. Raw values are Objective-C's.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Objective-C.
  public let rawValue: UInt
  /// Creates a policy from a raw value. Any value is accepted, as with every enumeration of C.
  public init?(rawValue: UInt) { self.rawValue = rawValue }
  /// Creates a policy from a raw value.
  public init(_ rawValue: UInt) { self.rawValue = rawValue }

  /// The object does not retain the value, which must outlive it.
  ///
  /// Differs from UIKit: the reference becomes `nil` when the value is deallocated.
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(0)
  /// The object retains the value.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(1)
  /// The object retains a copy of the value.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(3)
  /// The object retains the value.
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(0o1401)
  /// The object retains a copy of the value.
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(0o1403)
}
