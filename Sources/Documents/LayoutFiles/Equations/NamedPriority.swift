// SPDX-License-Identifier: MIT

/// The named priorities, with UIKit's names.
enum NamedPriority {
  static let all: [String: Double] = [
    "required": 1000, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
    "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
  ]
}
