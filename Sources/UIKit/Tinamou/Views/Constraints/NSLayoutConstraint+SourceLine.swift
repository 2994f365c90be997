// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The file and line that created the constraint, such as `CardView.swift:41`; `nil` for a constraint of the system and
  /// without debugging information.
  package var sourceLine: String? { isSystem ? nil : callSite.place?.text }
}
