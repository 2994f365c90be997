// SPDX-License-Identifier: MIT

extension VisualFormatError {
  /// A description of the error in one sentence, as in UIKit if it has this error, without source location and
  /// suggestion.
  public var message: String {
    grammarMessage ?? nameMessage ?? meaningMessage
  }

  /// The reason of UIKit's exception, with the format and a caret where parsing stopped.
  ///
  /// For a text of several lines, the line of the caret is shown.
  ///
  /// - Parameter format: The text that was parsed.
  public func appleReason(format: String) -> String {
    if kind == .emptyFormat { return "Unable to parse constraint format: \n\(message)" }
    if case .priorityOutOfRange = kind { return message }
    let line = Self.line(caret.line, of: format)
    let indent = String(repeating: " ", count: caret.column - 1)
    return "Unable to parse constraint format: \n\(message) \n\(line) \n\(indent)^"
  }

  private var grammarMessage: String? {
    switch kind {
    case .emptyFormat: "It's an empty string."
    case .expectedView:
      "Expected a view. View names must start with a letter or an underscore, "
        + "then contain letters, numbers, and underscores."
    case .expectedColon: "Expected a ':' after 'H' or 'V'"
    case .unknownOrientation(let letters):
      "'\(letters):' is not an orientation. It can be H: for horizontal, V: for vertical, HV: for both, Z: for depth or C: for "
        + "explicit constraints."
    case .expectedClosingBracket: "Expected a ']' here"
    case .expectedClosingParenthesis: "Expected a ')'"
    case .expectedNumberOrMetric:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .expectedConnectionEnd: "Expected a '-' or a '~' here to end the spacing"
    case .expectedEnd: "Expected the end of the statement here"
    case .expectedAttribute: "Expected an attribute with its value, as in 'C:view.left(20)'"
    case .unknownAttribute(let name): "'\(name)' is not a layout attribute."
    case .unknownAlignment(let name): "'\(name)' is not an alignment."
    case .expectedClosingBrace: "Expected a '}'"
    case .unclosedComment: "The comment is not closed."
    case .nestedTooDeeply: "Stacks are nested more than 32 deep."
    case .backwardRange: "The last number of the range is less than the first."
    case .longRange: "The range contains more than 1000 names."
    case .numberNotFinite: "The number is not finite."
    case .divisionByZero: "Division by zero."
    default: nil
    }
  }

  private var nameMessage: String? {
    switch kind {
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .unknownPriority(let name):
      "'\(name)' is neither a metric nor a priority. A priority is a number up to 1000 or "
        + "\(PriorityNames.sorted.dropLast().joined(separator: ", ")) or \(PriorityNames.sorted.last ?? "")."
    case .viewInsteadOfMetric(let name):
      "Expected a number or key from the metrics dictionary, but encountered the view '\(name)'"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .repeatedConstraintName(let name): "'\(name)' already names another constraint."
    case .ambiguousConstraintName(let name): "'\(name)' would name several constraints."
    case .repeatedStack(let name): "'\(name)' is already a stack."
    default: nil
    }
  }

  private var meaningMessage: String {
    switch kind {
    case .priorityOutOfRange(let value):
      "It's illegal to set priority:\(value.plainText).  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    case .alignmentAlongAxis(isHorizontal: true):
      "Options mask required views to be aligned on a horizontal edge, "
        + "which is not allowed for layout that is also horizontal."
    case .alignmentAlongAxis:
      "Options mask required views to be aligned on a vertical edge, "
        + "which is not allowed for layout that is also vertical."
    case .severalDirections: "Options mask must not contain more than one layout direction."
    case .incomparableAttributes: "Invalid pairing of layout attributes"
    case .mixedDirections:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    case .notInDepth: "A 'Z:' format can contain only distances."
    default: "The format describes more than 65536 constraints."
    }
  }

  /// The line with a number counted from 1, without its line break.
  private static func line(_ number: Int, of text: String) -> String {
    var scanner = ByteScanner(Array(text.utf8), dialect: .apple)
    while scanner.position.line < number, scanner.current != nil { scanner.advance() }
    let start = scanner.position
    while let byte = scanner.current, !Ascii.isLineEnd(byte) { scanner.advance() }
    return scanner.text(SourceRange(start, scanner.position))
  }
}
