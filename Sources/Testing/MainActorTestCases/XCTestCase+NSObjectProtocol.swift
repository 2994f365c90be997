// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
  public import Foundation
  public import XCTest

  /// Test cases are objects that can be delegates and data sources, as on Apple's platforms, where `XCTest` is a subclass of `NSObject`.
  // swift-format-ignore: AvoidRetroactiveConformances
  extension XCTestCase: @retroactive NSObjectProtocol {
    /// The name of the test.
    public var description: String { name }
    /// The name of the test.
    public var debugDescription: String { name }
    /// A number that equal objects share.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// Returns whether an object is this one.
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
    /// Returns the object.
    public func `self`() -> Self { self }
    /// Returns `false`.
    public func isProxy() -> Bool { false }
    /// The class, as in `Bundle(for: classForCoder)`.
    public var classForCoder: AnyClass { type(of: self) }
  }
#endif
