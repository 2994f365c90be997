// SPDX-License-Identifier: MIT

import Foundation

/// The functions with which a table holds and compares its objects. Foundation on Linux lacks this class.
open class NSPointerFunctions: NSObject {
  /// The options for references and comparison.
  public struct Options: OptionSet, Sendable {
    /// The bits, as in Foundation.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are retained.
    public static let strongMemory: Options = []
    /// References are weak.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied. Differs from Foundation: they are retained.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// The options with which a map table holds and compares its objects.
public typealias NSMapTableOptions = NSPointerFunctions.Options
