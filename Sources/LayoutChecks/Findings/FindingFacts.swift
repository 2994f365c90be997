// SPDX-License-Identifier: MIT

import Tinamou

/// What a finding says, as numbers and names. Sentences are made elsewhere.
public enum FindingFacts: Sendable, Codable, Hashable {
  /// The constraints cannot hold together.
  case conflict(ConflictFacts)
  /// The numbers are not determined. They are those of the first subject; the others are open with it.
  case open([OpenValue])
  /// The subject has no constraint at all.
  case unconstrained
  /// Not one of the subject's subviews, so many, has a constraint.
  case unconstrainedSubviews(count: Int)
  /// The text has less room than it needs.
  case shortage(TextShortage)
  /// The constraint fixes a size that is too small for the text.
  case fixedSize(ConstraintFacts, TextShortage)
  /// The subjects' texts or controls lie on one another in a rectangle of the root's coordinates.
  case overlap(Box)
  /// The first subject reaches out of the second, or of the screen if there is none.
  case overflow(Overflow)
  /// The control has this size.
  case size(Extent)
  /// The constraint says left or right.
  case sided(ConstraintFacts)
  /// The first constraint says what the second does.
  case repeated(ConstraintFacts, of: ConstraintFacts)
  /// The constraint follows from the others.
  case implied(ConstraintFacts, by: [ConstraintFacts])
  /// The document stores one frame, and its constraints give another; in the superview's coordinates. The failing
  /// constraint, if there is one, does not hold between the stored frames.
  case frames(stored: Box, solved: Box, failing: ConstraintFacts?)
  /// The file expects some edges and sizes, and others came out; in the superview's coordinates.
  case expectation([Double?], solved: Box)
  /// The document contains something that could not be loaded as it is written.
  case documentIssue(NibIssue.Fact)
  /// A sentence made by what refused to go on.
  case message(String)
}
