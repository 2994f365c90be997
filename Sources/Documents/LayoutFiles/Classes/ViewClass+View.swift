// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  /// The keys of views that are not properties of the table: those that concern more than one property, the
  /// constraints of the view or its layer.
  static let viewKeys = layoutProperties + appearanceProperties + contentProperties

  private static let layoutProperties: [PropertyDefinition] = [
    .custom("size", "Constraints for width and height, in points; ~ for no constraint.") {
      (target: PropertyTarget, size: FixedSize) in
      if let width = size.width { target.add(target.view.widthAnchor.constraint(equalToConstant: width)) }
      if let height = size.height { target.add(target.view.heightAnchor.constraint(equalToConstant: height)) }
    },
    .property("hugging", "The content hugging priority: one for both axes, or [horizontal, vertical].") {
      (view: UIView, pair: PriorityPair) in
      view.setContentHuggingPriority(pair.horizontal, for: .horizontal)
      view.setContentHuggingPriority(pair.vertical, for: .vertical)
    },
    .property(
      "compression", "The compression resistance priority: one for both axes, or [horizontal, vertical]."
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
    .property(
      "safeAreaInsets", "The safe area in place of that of the screen, in points: [top, left, bottom, right]."
    ) {
      (view: UIView, value: UIEdgeInsets) in
      view.measurementOverrides.safeArea = value
      view.measurementOverridesDidChange()
    },
    .property(
      "intrinsicContentSize",
      "The content size in place of the view's own, in points; ~ for the view's own, -1 for none."
    ) {
      (view: UIView, size: ContentSize) in
      view.measurementOverrides.width = size.width
      view.measurementOverrides.height = size.height
      view.measurementOverridesDidChange()
    },
    .property(
      "alignmentRectInsets",
      "The distances from the frame to the rectangle that is aligned, in place of the view's own, in points."
    ) {
      (view: UIView, value: UIEdgeInsets) in
      view.measurementOverrides.alignmentInsets = value
      view.measurementOverridesDidChange()
    },
    .property("spacingAfter", "The spacing after the view in its stack view, in points.") {
      (view: UIView, value: CGFloat) in (view.superview as? UIStackView)?.setCustomSpacing(value, after: view)
    },
    .property(
      "frame", "The frame in the superview's coordinates; the view then uses its autoresizing mask."
    ) {
      (view: UIView, value: CGRect) in
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = value
    },
    .property("autoresizingMask", "The autoresizing mask of a view with a frame.") {
      (view: UIView, value: [AutoresizingFlag]) in
      view.autoresizingMask = value.reduce(into: []) { $0.insert($1.mask) }
    },
    .property(
      "translatesAutoresizingMaskIntoConstraints", "Whether the autoresizing mask is translated into constraints."
    ) {
      (view: UIView, value: Bool) in view.translatesAutoresizingMaskIntoConstraints = value
    },
  ]

  private static let appearanceProperties: [PropertyDefinition] = [
    .property("hidden", "Whether the view is hidden; it still takes part in layout.") {
      (view: UIView, value: Bool) in view.isHidden = value
    },
    .property("cornerRadius", "The corner radius, in points.") {
      (view: UIView, value: CGFloat) in view.layer.cornerRadius = value
    },
    .property("border", "A line inside the edges: { width: points, color: color }.") {
      (view: UIView, value: Border) in
      view.layer.borderWidth = value.width
      if let color = value.color { view.layer.borderColor = color.cgColor }
    },
    .property(
      "transform",
      "The transform around the center: { scale:, rotate:, translate: }."
    ) {
      (view: UIView, value: CGAffineTransform) in view.transform = value
    },
  ]

  private static let contentProperties: [PropertyDefinition] = [
    .property("accessibilityIdentifier", "An identifier for tests and messages. The default is the view's name.") {
      (view: UIView, value: String) in view.accessibilityIdentifier = value
    }
  ]
}
