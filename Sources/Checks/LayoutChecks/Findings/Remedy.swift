// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// A recommended change that resolves a finding.
public enum Remedy: Sendable, Codable, Hashable {
  /// Relax, remove or lower the priority of one of the constraints.
  case loosenOneConstraint
  /// Add a constraint that determines the subject's position along the axis.
  case addPosition(LayoutAxis)
  /// Add a constraint that determines the subject's size along the axis.
  case addSize(LayoutAxis)
  /// Raise the content hugging priority of one of the subjects along the axis.
  case raiseHugging(LayoutAxis)
  /// Raise the content compression resistance priority of one of the subjects along the axis.
  case raiseCompression(LayoutAxis)
  /// Pin the content of the scroll view to its edges and determine its size along the axis.
  case completeScrollContent(LayoutAxis)
  /// Add constraints to the subject.
  case addConstraints
  /// Let the subject grow with its text: allow more lines, or relax the constraint that fixes its size.
  case giveRoom
  /// Turn the equality into a lower bound.
  case makeLowerBound
  /// Move the subjects apart, or hide one of them.
  case moveApart
  /// Move or shrink the subject.
  case moveInside
  /// Enlarge the control to at least this many points in both dimensions.
  case enlarge(to: Double)
  /// Use leading and trailing.
  case useLeadingAndTrailing
  /// Delete the constraint.
  case deleteConstraint
  /// Update the stored frame.
  case updateFrame
}
