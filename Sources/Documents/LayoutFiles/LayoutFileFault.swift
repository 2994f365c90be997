// SPDX-License-Identifier: MIT

import Tinamou

/// The kinds of errors in a layout file.
public enum LayoutFileFault: Sendable, Equatable {
  // The file.
  /// The file cannot be read, with the system's reason.
  case unreadable(String)
  /// The file is not UTF-8 text.
  case notText
  /// The file is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The text is not valid YAML, with the YAML library's reason.
  case malformedYAML(String)
  /// The text is not valid YAML because of a common mistake.
  case yamlMistake(YAMLMistake)
  /// Values are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// The file has more values than the limit after expanding aliases.
  case tooManyValues(limit: Int)
  /// The file is empty.
  case empty

  // Keys and values.
  /// A key is a list, a mapping or an alias.
  case keyIsNotText
  /// A key is repeated in a mapping.
  case repeatedKey(String)
  /// `owner`, such as "a UILabel" or "a layout file", has no such key.
  case unknownKey(String, owner: String)
  /// A required key of `owner` is missing.
  case missingKey(String, owner: String)
  /// Two keys exclude each other.
  case keysExclude(String, String)
  /// The value of a key has the wrong kind.
  case wrongKind(expected: ValueKind, found: ValueKind, of: String)
  /// A value cannot be parsed as the expected kind, such as "a color".
  case unreadableValue(String, as: String)
  /// A list does not have the expected length, such as "2 or 4".
  case wrongCount(expected: String, found: Int, of: String)
  /// A number is infinite or NaN.
  case notFinite(String)
  /// A number is outside its range, such as "greater than 0 and at most 1000".
  case outOfRange(String, range: String)
  /// A word is not one of the choices for `kind`, which are all of `choices` if these are few.
  case unknownChoice(String, kind: String, choices: [String] = [])

  // Names.
  /// There is no view class with this name.
  case unknownClass(String)
  /// There is no view with this name.
  case unknownView(String)
  /// There is no constraint with this name.
  case unknownConstraint(String)
  /// There is no metric with this name.
  case unknownMetric(String)
  /// There is no device with this name.
  case unknownDevice(String)
  /// The device never had the system.
  case missingSystem(DeviceProfile.MissingSystem)
  /// A name cannot be used in layout text.
  case unusableName(String)
  /// Two views have the same name.
  case repeatedView(String)
  /// A view has two superviews.
  case secondSuperview(String)
  /// A view is its own descendant. The names are those on the cycle.
  case cyclicViews([String])

  // Images.
  /// There is no file at the path.
  case missingImage(String)
  /// The file is not a supported image.
  case unreadableImage(String)
  /// An image file that is truncated, damaged or too large, with the reason.
  case damagedImage(String, reason: String)

  // Layout.
  /// The layout text has an error, with the parser's message.
  case visualFormat(String)
  /// An equation has an error.
  case equation(EquationFault)
  /// UIKit would reject a constraint or a value, with its reason.
  case refused(String)

  /// The kinds of values in a file.
  public enum ValueKind: Sendable, Equatable {
    /// No value: `~`, `null`, or no text after the key.
    case nothing
    /// Text, which may represent a number.
    case text
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// A list, `[…]` or lines with dashes.
    case list
    /// A mapping, `{…}` or lines with colons.
    case mapping
  }
}
