// SPDX-License-Identifier: MIT

/// What can be wrong with a layout file.
public enum LayoutFileFact: Sendable, Equatable {
  // The file.
  /// The file cannot be read; the system's reason.
  case unreadable(String)
  /// The bytes are not UTF-8 text.
  case notText
  /// The file is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The text is not YAML; the YAML library's reason.
  case malformedYAML(String)
  /// Values nest deeper than the limit.
  case tooDeep(limit: Int)
  /// More values than the limit, once aliases are followed.
  case tooManyValues(limit: Int)
  /// There is nothing in the file.
  case empty

  // Keys and values.
  /// A key is a list, a mapping or an alias.
  case keyIsNotText
  /// A key stands twice in one mapping.
  case repeatedKey(String)
  /// A key that `owner`, such as "a UILabel" or "a layout file", does not have.
  case unknownKey(String, owner: String)
  /// A key that `owner` must have is not there.
  case missingKey(String, owner: String)
  /// Two keys that exclude each other.
  case keysExclude(String, String)
  /// The value of a key is of another kind.
  case wrongKind(expected: ValueKind, found: ValueKind, of: String)
  /// A value that cannot be read as what it should be, such as "a colour".
  case unreadableValue(String, as: String)
  /// A list has another length than it should have, such as "2 or 4".
  case wrongCount(expected: String, found: Int, of: String)
  /// A number that is infinite or not a number.
  case notFinite(String)
  /// A number outside its range, such as "more than 0 and at most 1000".
  case outOfRange(String, range: String)
  /// A word that is not among the choices for `kind`.
  case unknownChoice(String, kind: String)

  // Names.
  /// No such class of views.
  case unknownClass(String)
  /// No view of that name.
  case unknownView(String)
  /// No constraint of that name.
  case unknownConstraint(String)
  /// No metric of that name.
  case unknownMetric(String)
  /// No such device.
  case unknownDevice(String)
  /// A name that cannot be used in a layout text.
  case unusableName(String)
  /// A name given to two views.
  case repeatedView(String)
  /// A view placed in two superviews.
  case secondSuperview(String)
  /// A view that is, over others, inside itself; the names along the way.
  case cyclicViews([String])

  // Images.
  /// No file at the path.
  case missingImage(String)
  /// A file that is no image that can be read.
  case unreadableImage(String)

  // Layout.
  /// A fault in the layout text; the parser's sentence.
  case visualFormat(String)
  /// A fault in an equation.
  case equation(EquationFault)
  /// UIKit would refuse a constraint or a value; its reason.
  case refused(String)

  /// The kinds of values in a file.
  public enum ValueKind: Sendable, Equatable {
    /// Nothing: `~`, `null`, or no text after the key.
    case nothing
    /// Text, which may spell a number.
    case text
    /// A number.
    case number
    /// `true` or `false`.
    case truth
    /// A list, `[…]` or lines with dashes.
    case list
    /// A mapping, `{…}` or lines with colons.
    case mapping
  }
}
