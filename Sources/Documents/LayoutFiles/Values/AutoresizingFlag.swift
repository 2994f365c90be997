// SPDX-License-Identifier: MIT

import Tinamou

/// A flag of an autoresizing mask, by name.
struct AutoresizingFlag: NamedChoice {
  let mask: UIView.AutoresizingMask

  static var kind: String { "an autoresizing flag" }
  static var choices: [(name: String, value: AutoresizingFlag)] {
    [
      ("flexibleLeftMargin", AutoresizingFlag(mask: .flexibleLeftMargin)),
      ("flexibleWidth", AutoresizingFlag(mask: .flexibleWidth)),
      ("flexibleRightMargin", AutoresizingFlag(mask: .flexibleRightMargin)),
      ("flexibleTopMargin", AutoresizingFlag(mask: .flexibleTopMargin)),
      ("flexibleHeight", AutoresizingFlag(mask: .flexibleHeight)),
      ("flexibleBottomMargin", AutoresizingFlag(mask: .flexibleBottomMargin)),
    ]
  }
}
