// SPDX-License-Identifier: MIT

/// The values allowed for a key, for editors and documentation.
public indirect enum ValueSchema: Sendable, Hashable {
  /// Any text.
  case text
  /// A number, or the name of a metric.
  case number
  /// An integer.
  case integer
  /// `true` or `false`.
  case boolean
  /// One of the given words.
  case choice([String])
  /// Text in a format that is described in words, such as "a color: #RGB, …".
  case form(String)
  /// No value.
  case nothing
  /// A list of values, whose length must be one of `counts` unless that is empty.
  case list(ValueSchema, counts: [Int] = [])
  /// A mapping from any key to values of one kind.
  case mapping(ValueSchema)
  /// A mapping with a fixed set of keys.
  case object([String: ValueSchema])
  /// A named definition of the schema.
  case reference(String)
  /// One of several schemas.
  case any([ValueSchema])
}
