// SPDX-License-Identifier: MIT

/// What may be written for a value, for editors and documentation.
public indirect enum ValueSchema: Sendable, Hashable {
  /// Any text.
  case text
  /// A number, or the name of a metric.
  case number
  /// A whole number.
  case integer
  /// `true` or `false`.
  case truth
  /// One of some words.
  case choice([String])
  /// A text of a form, told in words, such as "a colour: #RGB, …".
  case form(String)
  /// Nothing.
  case nothing
  /// A list of values of one kind, with so many elements where that matters.
  case list(ValueSchema, counts: [Int] = [])
  /// A mapping from any key to values of one kind.
  case mapping(ValueSchema)
  /// A mapping with known keys.
  case object([String: ValueSchema])
  /// A definition of the schema, by name.
  case reference(String)
  /// One of several.
  case any([ValueSchema])
}
