// SPDX-License-Identifier: MIT

/// What to change so that a finding goes away.
public enum Remedy: Sendable, Codable, Hashable {
  /// Relax, remove or lower the priority of one of the constraints.
  case loosenOneConstraint
  /// Say where the subject is along the axis.
  case addPlace(FindingAxis)
  /// Say how large the subject is along the axis.
  case addSize(FindingAxis)
  /// Give one of the subjects a higher priority of hugging along the axis.
  case raiseHugging(FindingAxis)
  /// Give one of the subjects a higher priority of compression resistance along the axis.
  case raiseCompression(FindingAxis)
  /// Tie the content of the scroll view to its edges and give it a size along the axis.
  case completeScrollContent(FindingAxis)
  /// Add constraints to the subject.
  case addConstraints
  /// Let the subject grow with its text: allow lines, or loosen what holds its size.
  case giveRoom
  /// Turn the equation into a lower bound.
  case makeLowerBound
  /// Move the subjects apart, or hide one of them.
  case moveApart
  /// Move or shrink the subject.
  case moveInside
  /// Make the control at least this many points on each side.
  case enlarge(to: Double)
  /// Say leading and trailing.
  case sayLeadingAndTrailing
  /// Delete the constraint.
  case deleteConstraint
  /// Update the stored frame.
  case updateFrame
}
