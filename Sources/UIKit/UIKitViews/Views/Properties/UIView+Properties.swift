// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIView``.
  package static let view = PropertyTable(
    UIView.self, superclass: nil, "A view.", make: { UIView() },
    [
      ViewProperty(
        "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins,
        "Whether the margins include the part of the superview's margins that extends into the view."),
      ViewProperty(
        "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea,
        "Whether the margins are inside the safe area."),
      ViewProperty(
        "semanticContentAttribute", \UIView.semanticContentAttribute,
        "Whether the content is mirrored in right-to-left layouts."),
      ViewProperty("contentMode", \UIView.contentMode, "How content of another size is scaled or positioned."),
      ViewProperty("isHidden", \UIView.isHidden, "Whether the view is hidden; it still takes part in layout."),
      ViewProperty("alpha", \UIView.alpha, "The opacity, from 0 to 1.", kind: .fraction),
      ViewProperty(
        "clipsToBounds", \UIView.clipsToBounds, "Whether subviews are clipped to the bounds.",
        document: "clipsSubviews", absent: false),
      ViewProperty("isOpaque", \UIView.isOpaque, "Whether the view is opaque.", absent: true),
      ViewProperty("isUserInteractionEnabled", \UIView.isUserInteractionEnabled, "Whether the view receives touches."),
      ViewProperty("tag", \UIView.tag, "A number that identifies the view."),
      ViewProperty("tintColor", \UIView.tintColor, "The tint color.", kind: .color, shown: { $0.ownTintColor }),
      ViewProperty("backgroundColor", \UIView.backgroundColor, "The background color."),
    ])
}
