// SPDX-License-Identifier: MIT

import Tinamou

extension UIControl.ContentHorizontalAlignment: NamedChoice {
  static var kind: String { "a horizontal alignment" }
  static var choices: [(name: String, value: UIControl.ContentHorizontalAlignment)] {
    [
      ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
      ("trailing", .trailing),
    ]
  }
}

extension UIControl.ContentVerticalAlignment: NamedChoice {
  static var kind: String { "a vertical alignment" }
  static var choices: [(name: String, value: UIControl.ContentVerticalAlignment)] {
    [("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill)]
  }
}
