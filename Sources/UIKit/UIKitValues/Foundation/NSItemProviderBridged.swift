// SPDX-License-Identifier: MIT

/// A value type that item providers load as a class to which it bridges.
public protocol _NSItemProviderBridged: Sendable {
  /// The class of the item.
  associatedtype _ItemClass: NSItemProviderReading
  /// Returns the value of an item.
  static func _value(of item: _ItemClass) -> Self?
}

extension String: _NSItemProviderBridged {
  /// Returns the string.
  public static func _value(of item: NSString) -> String? { item as String }
}
