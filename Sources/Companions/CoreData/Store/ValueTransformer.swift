// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The transformer that reads archives whose classes are allowed.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// An object that turns values into others, and back. Foundation on Linux lacks this class.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private static let registry = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  /// Makes a transformer known by a name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    registry.withLock { $0[name] = transformer }
  }

  /// Returns the transformer that is known by a name.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let known = Self.known(name) else { return nil }
    self.init()
    base = known
  }

  /// Returns the names of all transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registry.withLock { $0 }.keys.sorted { $0.rawValue < $1.rawValue }
  }

  package static func known(_ name: NSValueTransformerName) -> ValueTransformer? {
    registry.withLock { $0[name] }
  }

  /// The transformer that does the work of one that was looked up by its name.
  private var base: ValueTransformer?

  /// The class of transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be turned back. Always `true`, unless a subclass overrides it.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Returns the transformed value.
  open func transformedValue(_ value: Any?) -> Any? { base?.transformedValue(value) ?? value }
  /// Returns the value of a transformed one.
  open func reverseTransformedValue(_ value: Any?) -> Any? { base?.reverseTransformedValue(value) ?? value }
}

/// A transformer whose values are archived as data.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// The classes of values that an archive may contain.
  ///
  /// Differs from Core Data: other classes are read, too.
  open class var allowedTopLevelClasses: [AnyClass] {
    [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self]
  }

  /// Returns the value of an archive.
  open override func transformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap { NSKeyedUnarchiver.unarchiveObject(with: $0) }
  }

  /// Returns an archive of a value.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }
}
