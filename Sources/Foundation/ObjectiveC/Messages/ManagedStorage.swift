// SPDX-License-Identifier: MIT

/// An object whose properties without storage (`@NSManaged`) a framework keeps.
package protocol ManagedStorage: AnyObject {
  /// Returns the value of a property.
  func managedValue(_ name: String) -> Any?
  /// Sets the value of a property.
  func setManagedValue(_ value: Any?, _ name: String)
  /// Calls a method without a body, such as `addItemsObject:`, and returns whether the object has it.
  func performManaged(_ selector: String, _ arguments: [Any?]) -> Bool
}
