// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIControl``.
  package static let control = PropertyTable(
    UIControl.self, "A control.", make: { UIControl() },
    [
      ObjectProperty(
        "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment, "The horizontal alignment of the content."),
      ObjectProperty(
        "contentVerticalAlignment", \UIControl.contentVerticalAlignment, "The vertical alignment of the content."),
      ObjectProperty("isEnabled", \UIControl.isEnabled, "Whether the control is enabled.", absent: true),
      ObjectProperty("isSelected", \UIControl.isSelected, "Whether the control is selected.", absent: false),
      ObjectProperty("isHighlighted", \UIControl.isHighlighted, "Whether the control is highlighted.", document: .none),
    ])
}

extension UIControl.ContentHorizontalAlignment: NamedCases {
  package static var kindOfValue: String { "a horizontal alignment" }
  package static var namedCases: [(name: String, value: UIControl.ContentHorizontalAlignment)] {
    [
      ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
      ("trailing", .trailing),
    ]
  }
}

extension UIControl.ContentVerticalAlignment: NamedCases {
  package static var kindOfValue: String { "a vertical alignment" }
  package static var namedCases: [(name: String, value: UIControl.ContentVerticalAlignment)] {
    [("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill)]
  }
}
