// SPDX-License-Identifier: MIT

/// A property of a view.
public struct DescribedProperty: Sendable, Equatable {
  /// The name in UIKit, as layout files have it.
  public var name: String
  /// The value.
  public var value: PropertyValue
}
