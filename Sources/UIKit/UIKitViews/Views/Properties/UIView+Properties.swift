// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIView``.
  package static let view = PropertyTable(
    UIView.self, superclass: nil, "A view.", make: { UIView() },
    [
      ObjectProperty(
        "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins,
        "Whether the margins include the part of the superview's margins that extends into the view."),
      ObjectProperty(
        "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea,
        "Whether the margins are inside the safe area."),
      ObjectProperty(
        "semanticContentAttribute", \UIView.semanticContentAttribute,
        "Whether the content is mirrored in right-to-left layouts."),
      ObjectProperty("contentMode", \UIView.contentMode, "How content of another size is scaled or positioned."),
      ObjectProperty("isHidden", \UIView.isHidden, "Whether the view is hidden; it still takes part in layout."),
      ObjectProperty("alpha", \UIView.alpha, "The opacity, from 0 to 1.", kind: .fraction),
      ObjectProperty(
        "clipsToBounds", \UIView.clipsToBounds, "Whether subviews are clipped to the bounds.",
        document: "clipsSubviews", absent: false),
      ObjectProperty("isOpaque", \UIView.isOpaque, "Whether the view is opaque.", absent: true),
      ObjectProperty(
        "isUserInteractionEnabled", \UIView.isUserInteractionEnabled, "Whether the view receives touches."),
      ObjectProperty("tag", \UIView.tag, "A number that identifies the view."),
      ObjectProperty("tintColor", \UIView.tintColor, "The tint color.", kind: .color, shown: { $0.ownTintColor }),
      ObjectProperty("backgroundColor", \UIView.backgroundColor, "The background color."),
    ])
}
