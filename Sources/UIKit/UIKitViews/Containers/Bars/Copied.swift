// SPDX-License-Identifier: MIT

import Foundation

/// A property that keeps a copy of each object that it is set to, as Apple's attribute `@NSCopying` says. It is public because the properties
/// are.
@propertyWrapper
public struct _Copied<Value> {
  private var value: Value

  /// Creates a property with an object, which is not copied.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The object; a set one is copied if it can be.
  public var wrappedValue: Value {
    get { value }
    set { value = (newValue as? any NSCopying)?.copy(with: nil) as? Value ?? newValue }
  }
}
