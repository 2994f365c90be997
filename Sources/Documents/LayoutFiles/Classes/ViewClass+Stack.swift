// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let stackView = ViewClass(
    "UIStackView", "A row or column of views; its subviews are its arranged subviews.", make: { UIStackView() },
    properties: [
      .property("axis", "Whether the views form a row or a column.") {
        (view: UIStackView, value: NSLayoutConstraint.Axis) in view.axis = value
      },
      .property("distribution", "The distribution of the views along the axis.") {
        (view: UIStackView, value: UIStackView.Distribution) in view.distribution = value
      },
      .property("alignment", "The alignment of the views perpendicular to the axis.") {
        (view: UIStackView, value: UIStackView.Alignment) in view.alignment = value
      },
      .property("spacing", "The spacing between adjacent views, in points.") {
        (view: UIStackView, value: CGFloat) in view.spacing = value
      },
      .property("isBaselineRelativeArrangement", "Whether vertical spacing is measured between baselines.") {
        (view: UIStackView, value: Bool) in view.isBaselineRelativeArrangement = value
      },
      .property("isLayoutMarginsRelativeArrangement", "Whether the views are laid out relative to the margins.") {
        (view: UIStackView, value: Bool) in view.isLayoutMarginsRelativeArrangement = value
      },
    ])
}

extension NSLayoutConstraint.Axis: NamedChoice {
  static var kind: String { "an axis" }
  static var choices: [(name: String, value: NSLayoutConstraint.Axis)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

extension UIStackView.Distribution: NamedChoice {
  static var kind: String { "a distribution" }
  static var choices: [(name: String, value: UIStackView.Distribution)] {
    [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
  }
}

extension UIStackView.Alignment: NamedChoice {
  static var kind: String { "an alignment" }
  static var choices: [(name: String, value: UIStackView.Alignment)] {
    [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
      ("center", .center), ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
    ]
  }
}
