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
  public static let all: [any LayoutRule.Type] = [
    ConflictRule.self, AmbiguityRule.self, MissingConstraintsRule.self, MisplacedViewRule.self,
    FixedSizeTextRule.self, TruncatedTextRule.self, OverlapRule.self, OutsideBoundsRule.self, TouchTargetRule.self,
    LeftRightRule.self, DuplicateConstraintRule.self, RedundantConstraintRule.self,
  ]
}
