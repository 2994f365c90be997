// SPDX-License-Identifier: MIT

/// Something that layouts are held against.
@MainActor
public protocol LayoutRule {
  /// Which rule it is.
  static var id: RuleID { get }
  /// What the rule finds in a layout, in the order of its views or constraints.
  static func findings(in layout: CheckedLayout) -> [Finding]
}

/// The rules that look at a solved layout.
@MainActor
public enum LayoutRules {
  /// Every rule, in the order in which they speak.
  public static let all: [any LayoutRule.Type] = ofConstraints + ofText + ofFrames

  /// The rules about what constraints determine and how they are written.
  public static let ofConstraints: [any LayoutRule.Type] = [
    ConflictRule.self, AmbiguityRule.self, MissingConstraintsRule.self, LeftRightRule.self,
    DuplicateConstraintRule.self, RedundantConstraintRule.self,
  ]

  /// The rules that hold text against its room.
  public static let ofText: [any LayoutRule.Type] = [FixedSizeTextRule.self, TruncatedTextRule.self]

  /// The rules about where views have come to lie.
  public static let ofFrames: [any LayoutRule.Type] = [
    MisplacedViewRule.self, OverlapRule.self, OutsideBoundsRule.self, TouchTargetRule.self,
  ]
}
