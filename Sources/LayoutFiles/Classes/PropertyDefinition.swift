// SPDX-License-Identifier: MIT

import Tinamou

/// A key that views of a class take in a layout file: how it is spelt, what it takes, and what it sets.
@MainActor
public struct PropertyDefinition {
  /// The key.
  public let name: String
  /// What may be written.
  public let schema: ValueSchema
  /// What it means, in one sentence.
  public let documentation: String

  /// Reads the value, and gives what is to be done with the view.
  let read: @MainActor (SourceNode, FileReading) throws(LayoutFileError) -> Setter

  /// What a property does to a view under construction.
  typealias Setter = @MainActor (PropertyTarget) throws(LayoutFileError) -> Void

  /// A key whose value is set on views of class `View`.
  static func property<View: UIView, Value: FileValue>(
    _ name: String, _ documentation: String, _ set: @escaping @MainActor (View, Value) -> Void
  ) -> PropertyDefinition {
    custom(name, documentation) { (target: PropertyTarget, value: Value) in
      guard let view = target.view as? View else { return }
      set(view, value)
    }
  }

  /// A key whose value needs more than the view, such as the file's constraints.
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
