// SPDX-License-Identifier: MIT

extension VisualFormatError {
  /// The mistakes there are.
  public enum Fact: Hashable, Sendable {
    // MARK: Grammar

    /// There is no format at all.
    case emptyFormat
    /// Something else stands where a view in brackets must.
    case expectedView
    /// The letter of the orientation is not followed by a colon.
    case expectedColon
    /// A view's bracket is not closed.
    case expectedClosingBracket
    /// A list of predicates is not closed.
    case expectedClosingParenthesis
    /// Something else stands where a number or a metric must.
    case expectedNumberOrMetric
    /// A gap or a spacer does not end with the mark it began with, `-` or `~`.
    case expectedConnectionEnd
    /// Something follows where the statement should have ended.
    case expectedEnd
    /// Explicit constraints need `.attribute(…)` behind the view.
    case expectedAttribute
    /// There is no such attribute.
    case unknownAttribute(String)
    /// There is no such word of alignment.
    case unknownAlignment(String)
    /// A block of alignment is not closed.
    case expectedClosingBrace
    /// A comment that begins with `/*` has no end.
    case unclosedComment
    /// Stacks lie inside one another more than 32 deep.
    case nestedTooDeeply
    /// A range of names ends before it begins.
    case backwardRange
    /// A range stands for more than 1000 names.
    case longRange
    /// A number is too large to be one.
    case numberNotFinite
    /// Division by zero.
    case divisionByZero

    // MARK: Names

    /// The views have no such name.
    case unknownView(String)
    /// A number is called for, and neither metrics nor views have the name.
    case unknownMetric(String)
    /// A number is called for, and the name is a view's.
    case viewInsteadOfMetric(String)
    /// `|` stands beside a view that is in no superview, or a share or a centre of its superview is asked for.
    case noSuperview(view: String)
    /// Two constraints of one text have the same name.
    case repeatedConstraintName(String)
    /// A named predicate makes several constraints, so that its name would be none's.
    case ambiguousConstraintName(String)
    /// The name of a stack is already the name of another stack.
    case repeatedStack(String)

    // MARK: Meaning

    /// A priority must lie above 0 and be at most 1000.
    case priorityOutOfRange(Double)
    /// The views of a horizontal format were to share a left, right, leading, trailing edge or horizontal
    /// centre, or those of a vertical one a top, bottom, vertical centre or baseline.
    case alignmentAlongAxis(isHorizontal: Bool)
    /// More than one direction of reading is set in the options.
    case severalDirections
    /// A size is compared with a position, or a position on one axis with one on the other.
    case incomparableAttributes
    /// Leading or trailing is compared with left or right.
    case mixedDirections
    /// Front-to-back order knows distances only: no sizes, shares or spacers.
    case notInDepth
    /// The text stands for more than 65536 constraints.
    case tooManyConstraints
  }
}
