// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The rules that apply to one document.
struct CanvasRules {
  private let version: Int
  private let disabled: Set<CanvasRule>

  init(_ document: InterfaceDocument, disabled: Set<CanvasRule>) {
    version = document.toolsVersion.number
    self.disabled = disabled
  }

  /// Returns whether `rule` holds for the document's version and is not disabled.
  func apply(_ rule: CanvasRule) -> Bool { rule.holds(for: version) && !disabled.contains(rule) }
}
