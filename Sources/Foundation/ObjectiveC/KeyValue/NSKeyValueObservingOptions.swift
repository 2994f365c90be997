// SPDX-License-Identifier: MIT

/// The information that an observer of a property receives. Raw values are Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits, with Foundation's values.
  public let rawValue: UInt
  /// Creates an option set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The previous value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is called immediately, with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The observer is also called before each change. Stored; has no effect.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of a change of a property. Raw values are Foundation's.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Foundation.
  public var rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The indexes that were changed in a collection. Never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// Whether the change has not happened yet. Never present.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  /// The previous value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}
