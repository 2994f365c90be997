// SPDX-License-Identifier: MIT

import AccessibilityAudits

/// The kinds of problems that an accessibility audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt64

  /// Creates kinds from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text with too little contrast with what is behind it, measured on the picture of the screen.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Texts and controls that assistive technology does not find.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Controls that are too small to be hit.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a description, or with a doubtful one.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Texts that do not follow the text size that the user chose.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Texts that have less room than they need.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Elements whose traits contradict what they do.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All kinds.
  public static let all: XCUIAccessibilityAuditType = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
  ]
}

extension XCUIAccessibilityAuditType {
  /// The kinds in the audit's words, in the order in which it reports.
  var kinds: [AccessibilityAudit.Kind] { AccessibilityAudit.Kind.allCases.filter { contains(Self($0)) } }

  init(_ kind: AccessibilityAudit.Kind) {
    self =
      switch kind {
      case .contrast: .contrast
      case .elementDetection: .elementDetection
      case .hitRegion: .hitRegion
      case .sufficientElementDescription: .sufficientElementDescription
      case .dynamicType: .dynamicType
      case .textClipped: .textClipped
      case .trait: .trait
      }
  }
}
