// SPDX-License-Identifier: MIT

extension VisualFormatError {
  /// The kinds of errors in a format.
  public enum Kind: Hashable, Sendable {
    // MARK: Grammar

    /// The format is empty.
    case emptyFormat
    /// A view in brackets was expected.
    case expectedView
    /// The letter of the orientation is not followed by a colon.
    case expectedColon
    /// Letters before a colon that are not an orientation of the extended dialect.
    case unknownOrientation(String)
    /// The bracket of a view is not closed.
    case expectedClosingBracket
    /// A list of predicates is not closed.
    case expectedClosingParenthesis
    /// A number or a metric was expected.
    case expectedNumberOrMetric
    /// A gap or spacer does not end with the character with which it began, `-` or `~`.
    case expectedConnectionEnd
    /// The end of the statement was expected.
    case expectedEnd
    /// An explicit constraint has no `.attribute(…)` after the view.
    case expectedAttribute
    /// An unknown attribute.
    case unknownAttribute(String)
    /// An unknown alignment.
    case unknownAlignment(String)
    /// An alignment block is not closed.
    case expectedClosingBrace
    /// A comment that begins with `/*` is not closed.
    case unclosedComment
    /// Stacks are nested more than 32 deep.
    case nestedTooDeeply
    /// The last number of a range of names is less than the first.
    case backwardRange
    /// A range contains more than 1000 names.
    case longRange
    /// A number is too large.
    case numberNotFinite
    /// A division by zero.
    case divisionByZero

    // MARK: Names

    /// The name is not in the views.
    case unknownView(String)
    /// A name in place of a number is neither in the metrics nor in the views.
    case unknownMetric(String)
    /// A name in place of a priority is neither that of a priority nor in the metrics.
    case unknownPriority(String)
    /// A name in place of a number is a view's.
    case viewInsteadOfMetric(String)
    /// `|` is next to a view without a superview, or a view without a superview is centered or sized relative to it.
    case noSuperview(view: String)
    /// Two constraints of a text have the same name.
    case repeatedConstraintName(String)
    /// A named predicate makes several constraints, so that its name would be ambiguous.
    case ambiguousConstraintName(String)
    /// The name of a stack is already the name of another stack.
    case repeatedStack(String)

    // MARK: Semantics

    /// A priority is not greater than 0 or is greater than 1000.
    case priorityOutOfRange(Double)
    /// The views of a horizontal format are aligned at a left, right, leading or trailing edge or a horizontal center,
    /// or those of a vertical format at a top or bottom edge, a vertical center or a baseline.
    case alignmentAlongAxis(isHorizontal: Bool)
    /// The options contain more than one direction.
    case severalDirections
    /// A dimension is compared with a position, or a horizontal with a vertical position.
    case incomparableAttributes
    /// Leading or trailing is compared with left or right.
    case mixedDirections
    /// A format for the order from back to front contains something other than distances, such as a size or a spacer.
    case notInDepth
    /// The text describes more than 65536 constraints.
    case tooManyConstraints
  }
}
