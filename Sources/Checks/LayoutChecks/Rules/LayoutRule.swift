// SPDX-License-Identifier: MIT

/// A check of a layout.
@MainActor
public protocol LayoutRule {
  /// The identifier of the rule.
  static var id: RuleID { get }
  /// Returns the findings in a layout, in the order of its views or constraints.
  static func findings(in layout: CheckedLayout) -> [Finding]
}

/// The rules that check a solved layout.
@MainActor
public enum LayoutRules {
  /// All rules, in the order in which they report.
  public static let all: [any LayoutRule.Type] = ofConstraints + ofText + ofFrames

  /// The rules about what constraints determine and how they are written.
  public static let ofConstraints: [any LayoutRule.Type] = [
    ConflictRule.self, AmbiguityRule.self, MissingConstraintsRule.self, LeftRightRule.self,
    DuplicateConstraintRule.self, RedundantConstraintRule.self,
  ]

  /// The rules about what only a running app shows, which an audit applies.
  public static let ofRunningApps: [any LayoutRule.Type] = [PagingInsetRule.self]

  /// The rules that compare text with the space available to it.
  public static let ofText: [any LayoutRule.Type] = [FixedSizeTextRule.self, TruncatedTextRule.self]

  /// The rules about the resulting frames of views.
  public static let ofFrames: [any LayoutRule.Type] = [
    MisplacedViewRule.self, OverlapRule.self, OutsideBoundsRule.self, TouchTargetRule.self,
  ]
}
