// SPDX-License-Identifier: MIT

/// The names of UIKit's priorities, as texts of layout files use them.
package enum PriorityNames {
  /// The priorities by their names.
  package static let all: [String: Double] = [
    "required": 1000, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
    "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
  ]

  /// The names, those of the highest priorities first.
  package static let sorted = all.sorted { $0.value > $1.value }.map { $0.key }
}
