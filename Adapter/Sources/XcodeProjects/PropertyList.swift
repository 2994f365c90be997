// SPDX-License-Identifier: MIT

/// A value of an old-style property list, the format of `project.pbxproj`.
public indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case data([UInt8])
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The string; `nil` for other values.
  public var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  /// The elements; none for other values.
  public var array: [PropertyList] {
    if case .array(let values) = self { return values }
    return []
  }

  /// The strings among the elements.
  public var strings: [String] { array.compactMap(\.string) }

  /// The value of a key; `nil` for other values.
  public subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { return values[key] }
    return nil
  }
}
