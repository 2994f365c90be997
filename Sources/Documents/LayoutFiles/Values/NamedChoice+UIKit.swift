// SPDX-License-Identifier: MIT

import Tinamou

extension NSTextAlignment: NamedChoice {}

extension NSLineBreakMode: NamedChoice {}

extension UIView.ContentMode: NamedChoice {
  static var kind: String { "a content mode" }
  static var choices: [(name: String, value: UIView.ContentMode)] {
    [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
      ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left),
      ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ]
  }
}

extension UISemanticContentAttribute: NamedChoice {
  static var kind: String { "a semantic content attribute" }
  static var choices: [(name: String, value: UISemanticContentAttribute)] {
    [
      ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
      ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ]
  }
}
