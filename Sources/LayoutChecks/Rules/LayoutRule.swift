// SPDX-License-Identifier: MIT

/// Something that layouts are held against.
@MainActor
public protocol LayoutRule {
  /// Which rule it is.
  static var id: RuleID { get }
  /// What the rule finds in a layout, in the order of its views or constraints.
  static func findings(in layout: CheckedLayout) -> [LayoutFinding]
}

/// The rules that look at a solved layout.
@MainActor
public enum LayoutRules {
  /// Every rule, in the order in which they speak.
  public static let all: [any LayoutRule.Type] =
    [ConflictRule.self, AmbiguityRule.self, MissingConstraintsRule.self]
    + [MisplacedViewRule.self] + text
    + [OverlapRule.self, OutsideBoundsRule.self, TouchTargetRule.self]
    + [LeftRightRule.self, DuplicateConstraintRule.self, RedundantConstraintRule.self]

  /// The rules that hold text against its room.
  public static let text: [any LayoutRule.Type] = [FixedSizeTextRule.self, TruncatedTextRule.self]

  /// Every rule but those that hold text against its room.
  public static let allButText: [any LayoutRule.Type] = all.filter { rule in !text.contains { $0 == rule } }
}
