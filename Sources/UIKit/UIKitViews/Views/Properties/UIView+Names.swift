// SPDX-License-Identifier: MIT

extension UIView.ContentMode: NamedCases {
  package static var kindOfValue: String { "a content mode" }
  package static var namedCases: [(name: String, value: UIView.ContentMode)] {
    [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
      ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ]
  }
}

extension UISemanticContentAttribute: NamedCases {
  package static var kindOfValue: String { "a semantic content attribute" }
  package static var namedCases: [(name: String, value: UISemanticContentAttribute)] {
    [
      ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
      ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ]
  }
}

extension UIView.AutoresizingMask {
  /// The flags with UIKit's names and with those of documents.
  package static var namedFlags: [(name: String, flag: UIView.AutoresizingMask, documentName: String)] {
    [
      ("flexibleLeftMargin", .flexibleLeftMargin, "flexibleMinX"), ("flexibleWidth", .flexibleWidth, "widthSizable"),
      ("flexibleRightMargin", .flexibleRightMargin, "flexibleMaxX"),
      ("flexibleTopMargin", .flexibleTopMargin, "flexibleMinY"), ("flexibleHeight", .flexibleHeight, "heightSizable"),
      ("flexibleBottomMargin", .flexibleBottomMargin, "flexibleMaxY"),
    ]
  }
}
