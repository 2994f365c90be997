// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel
import Tinamou

/// The details of a finding, as numbers and names. `Reports` turns them into sentences.
public enum FindingDetails: Sendable, Codable, Hashable {
  /// The constraints cannot all hold.
  case conflict(ConflictDetails)
  /// The values are not determined. They belong to the first subject; the other subjects are ambiguous together with
  /// it.
  case open([OpenValue])
  /// The subject has no constraint at all. Its autoresizing mask may move or resize it with its superview.
  case unconstrained(isMovedByMask: Bool)
  /// None of the subject's `count` subviews has a constraint. The autoresizing masks of some may move or resize them.
  case unconstrainedSubviews(count: Int, areMovedByMasks: Bool)
  /// The text has less room than it needs.
  case shortage(TextShortage)
  /// The constraint fixes a size that is too small for the text.
  case fixedSize(ConstraintDetails, TextShortage)
  /// The texts or controls of the subjects overlap in a rectangle, which is in the root's coordinates.
  case overlap(Rectangle)
  /// The first subject extends beyond the second, or beyond the screen if there is no second.
  case overflow(Overflow)
  /// The control has this size.
  case size(Size)
  /// The constraint uses left or right.
  case sided(ConstraintDetails)
  /// The first constraint repeats the second.
  case repeated(ConstraintDetails, of: ConstraintDetails)
  /// The first constraint follows from the others.
  case implied(ConstraintDetails, by: [ConstraintDetails])
  /// The stored frame differs from the solved one; both are in the superview's coordinates. The failing constraint, if
  /// there is one, does not hold between the stored frames.
  case frames(stored: Rectangle, solved: Rectangle, failing: ConstraintDetails?)
  /// The solved edges or sizes differ from those that the file expects; all are in the superview's coordinates.
  case expectation([Double?], solved: Rectangle)
  /// The document contains something that could not be loaded as written.
  case documentIssue(NibIssue.Kind)
  /// A format in a source file has an error, described by the message, with the likely replacement for its range. A
  /// misspelled name can be replaced without other changes.
  case format(String, suggestion: String?, isReplaceable: Bool)
  /// The text of a source file or of an app's settings has a fault, described by the message, with the change that mends it. The
  /// replacement stands for the text at the finding's place where there is one right change.
  case advised(String, advice: String, replacement: String?)
  /// An error message from the code that failed.
  case message(String)
}
