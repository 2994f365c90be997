// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIStackView``.
  package static let stackView = PropertyTable(
    UIStackView.self, "A row or column of views; its subviews are its arranged subviews.", make: { UIStackView() },
    [
      ObjectProperty("axis", \UIStackView.axis, "Whether the views form a row or a column."),
      ObjectProperty("distribution", \UIStackView.distribution, "The distribution of the views along the axis."),
      ObjectProperty("alignment", \UIStackView.alignment, "The alignment of the views perpendicular to the axis."),
      ObjectProperty(
        "spacing", \UIStackView.spacing, "The spacing between adjacent views, in points.",
        word: .init(
          attribute: "spacingType", word: "standard", value: UIStackView.spacingUseSystem.propertyContent)),
      ObjectProperty(
        "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement,
        "Whether vertical spacing is measured between baselines.", absent: false),
      // In a document, the views of a stack view with margins are laid out relative to these.
      ObjectProperty(
        "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
        "Whether the views are laid out relative to the margins.", document: .none),
    ])
}

extension NSLayoutConstraint.Axis: NamedCases {
  package static var kindOfValue: String { "an axis" }
  package static var namedCases: [(name: String, value: NSLayoutConstraint.Axis)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

extension UIStackView.Distribution: NamedCases {
  package static var kindOfValue: String { "a distribution" }
  package static var namedCases: [(name: String, value: UIStackView.Distribution)] {
    [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
  }
}

extension UIStackView.Alignment: NamedCases {
  package static var kindOfValue: String { "an alignment" }
  package static var namedCases: [(name: String, value: UIStackView.Alignment)] {
    [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
      ("center", .center), ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
    ]
  }
}
