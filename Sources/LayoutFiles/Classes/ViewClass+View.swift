// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let view = ViewClass(
    "UIView", superclass: nil, "A plain rectangle.", make: { UIView() },
    properties: layoutProperties + appearanceProperties + contentProperties)

  private static let layoutProperties: [PropertyDefinition] = [
    .custom("size", "Width and height in points, as constraints; ~ leaves one of them open.") {
      (target: PropertyTarget, size: FixedSize) in
      if let width = size.width { target.add(target.view.widthAnchor.constraint(equalToConstant: width)) }
      if let height = size.height { target.add(target.view.heightAnchor.constraint(equalToConstant: height)) }
    },
    .property("hugging", "How strongly it resists being larger than its content; one priority, or one for each axis.") {
      (view: UIView, pair: PriorityPair) in
      view.setContentHuggingPriority(pair.horizontal, for: .horizontal)
      view.setContentHuggingPriority(pair.vertical, for: .vertical)
    },
    .property(
      "compression", "How strongly it resists being smaller than its content; one priority, or one for each axis."
    ) { (view: UIView, pair: PriorityPair) in
      view.setContentCompressionResistancePriority(pair.horizontal, for: .horizontal)
      view.setContentCompressionResistancePriority(pair.vertical, for: .vertical)
    },
    .property(
      "margins", "The layout margins, in points: all, [vertical, horizontal] or [top, leading, bottom, trailing]."
    ) {
      (view: UIView, value: NSDirectionalEdgeInsets) in view.directionalLayoutMargins = value
    },
    .property("layoutMargins", "The layout margins, in points: [top, left, bottom, right].") {
      (view: UIView, value: UIEdgeInsets) in view.layoutMargins = value
    },
    .property("directionalLayoutMargins", "The layout margins, in points: [top, leading, bottom, trailing].") {
      (view: UIView, value: NSDirectionalEdgeInsets) in view.directionalLayoutMargins = value
    },
    .property("preservesSuperviewLayoutMargins", "Whether the superview's margins count where they reach in.") {
      (view: UIView, value: Bool) in view.preservesSuperviewLayoutMargins = value
    },
    .property("insetsLayoutMarginsFromSafeArea", "Whether the margins lie inside the safe area.") {
      (view: UIView, value: Bool) in view.insetsLayoutMarginsFromSafeArea = value
    },
    .property("semanticContentAttribute", "Whether the content flips when the reading direction does.") {
      (view: UIView, value: UISemanticContentAttribute) in view.semanticContentAttribute = value
    },
    .property(
      "frame", "The rectangle in the superview's coordinates; the view is then placed by its autoresizing mask."
    ) {
      (view: UIView, value: CGRect) in
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = value
    },
    .property("autoresizingMask", "What follows the superview's size, in a view with a frame.") {
      (view: UIView, value: [AutoresizingFlag]) in
      view.autoresizingMask = value.reduce(into: []) { $0.insert($1.mask) }
    },
    .property("translatesAutoresizingMaskIntoConstraints", "Whether the autoresizing mask places the view.") {
      (view: UIView, value: Bool) in view.translatesAutoresizingMaskIntoConstraints = value
    },
  ]

  private static let appearanceProperties: [PropertyDefinition] = [
    .property("backgroundColor", "The colour behind the content.") {
      (view: UIView, value: UIColor?) in view.backgroundColor = value
    },
    .property("tintColor", "The colour of what can be tapped.") {
      (view: UIView, value: UIColor) in view.tintColor = value
    },
    .property("alpha", "How opaque it is, from 0 to 1.") { (view: UIView, value: Fraction) in view.alpha = value.value
    },
    .property("hidden", "Whether it is left out of the picture; it keeps its place.") {
      (view: UIView, value: Bool) in view.isHidden = value
    },
    .property("isHidden", "Whether it is left out of the picture; it keeps its place.") {
      (view: UIView, value: Bool) in view.isHidden = value
    },
    .property("isOpaque", "Whether it promises to cover everything behind it.") {
      (view: UIView, value: Bool) in view.isOpaque = value
    },
    .property("clipsToBounds", "Whether what reaches out of the bounds is cut off.") {
      (view: UIView, value: Bool) in view.clipsToBounds = value
    },
    .property("contentMode", "How content of another size is fitted in.") {
      (view: UIView, value: UIView.ContentMode) in view.contentMode = value
    },
    .property("cornerRadius", "The radius of the corners, in points.") {
      (view: UIView, value: CGFloat) in view.layer.cornerRadius = value
    },
    .property("border", "A line around the inside of the edges: { width: points, color: colour }.") {
      (view: UIView, value: Border) in
      view.layer.borderWidth = value.width
      if let color = value.color { view.layer.borderColor = color.cgColor }
    },
    .property(
      "transform",
      "What is done to the rectangle around its centre before it is shown: { scale:, rotate:, translate: }."
    ) {
      (view: UIView, value: CGAffineTransform) in view.transform = value
    },
  ]

  private static let contentProperties: [PropertyDefinition] = [
    .property("tag", "A number by which code finds the view.") { (view: UIView, value: Int) in view.tag = value },
    .property("accessibilityIdentifier", "A name for tests and messages; the view's name unless it is set.") {
      (view: UIView, value: String) in view.accessibilityIdentifier = value
    },
    .property("isUserInteractionEnabled", "Whether it takes touches.") {
      (view: UIView, value: Bool) in view.isUserInteractionEnabled = value
    },
  ]
}
