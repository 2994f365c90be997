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

extension UITextField.BorderStyle: NamedChoice {
  static var kind: String { "a border style" }
  static var choices: [(name: String, value: UITextField.BorderStyle)] {
    [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)]
  }
}

extension UIActivityIndicatorView.Style: NamedChoice {
  static var kind: String { "an activity indicator style" }
  static var choices: [(name: String, value: UIActivityIndicatorView.Style)] {
    [("medium", .medium), ("large", .large)]
  }
}
