// SPDX-License-Identifier: MIT

import Tinamou

/// One word of an autoresizing mask.
struct AutoresizingFlag: NamedChoice {
  let mask: UIView.AutoresizingMask

  static var kind: String { "a part of an autoresizing mask" }
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
