// SPDX-License-Identifier: MIT

import Tinamou

/// A flag of an autoresizing mask, by name.
struct AutoresizingFlag: NamedChoice {
  let mask: UIView.AutoresizingMask

  static var kind: String { "an autoresizing flag" }
  static var choices: [(name: String, value: AutoresizingFlag)] {
    UIView.AutoresizingMask.namedFlags.map { ($0.name, AutoresizingFlag(mask: $0.flag)) }
  }
}
