// SPDX-License-Identifier: MIT

import Tinamou

/// A key that views of a class accept in a layout file: its name, its value, and the property it sets.
@MainActor
public struct PropertyDefinition {
  /// The name of the key.
  public let name: String
  /// The values that may be written.
  public let schema: ValueSchema
  /// A description in one sentence.
  public let documentation: String

  /// Reads the value and returns a closure that applies it to a view.
  let read: @MainActor (SourceNode, FileReading) throws(LayoutFileError) -> Setter

  /// Applies a property to a view under construction.
  typealias Setter = @MainActor (PropertyTarget) throws(LayoutFileError) -> Void

  /// Returns a key that sets a property of views of class `View`.
  static func property<View: UIView, Value: FileValue>(
    _ name: String, _ documentation: String, _ set: @escaping @MainActor (View, Value) -> Void
  ) -> PropertyDefinition {
    custom(name, documentation) { (target: PropertyTarget, value: Value) in
      guard let view = target.view as? View else { return }
      set(view, value)
    }
  }

  /// Returns a key that needs more than the view, such as the constraints under construction.
  static func custom<Value: FileValue>(
    _ name: String, _ documentation: String, _ set: @escaping @MainActor (PropertyTarget, Value) -> Void
  ) -> PropertyDefinition {
    PropertyDefinition(name: name, schema: Value.schema, documentation: documentation) {
      (node, reading) throws(LayoutFileError) in
      try setter(for: name, node, reading, set)
    }
  }

  private static func setter<Value: FileValue>(
    for name: String, _ node: SourceNode, _ reading: FileReading,
    _ set: @escaping @MainActor (PropertyTarget, Value) -> Void
  ) throws(LayoutFileError) -> Setter {
    let value = try Value.read(node, of: name, in: reading)
    return { target in set(target, value) }
  }
}
