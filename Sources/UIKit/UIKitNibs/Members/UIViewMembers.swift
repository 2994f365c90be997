// SPDX-License-Identifier: MIT

/// The members of ``UIView`` that are found by name.
enum UIViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIView.self }
  static var members: [_Member] {
    PropertyTable.view.members + [
      .property("frame", \UIView.frame),
      .property("bounds", \UIView.bounds),
      .property("center", \UIView.center),
      .property("transform", \UIView.transform),
      .property("autoresizesSubviews", \UIView.autoresizesSubviews),
      .property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
      .property("layoutMargins", \UIView.layoutMargins),
      .property("directionalLayoutMargins", \UIView.directionalLayoutMargins),
      .property("layer", \UIView.layer),
      .property("recursiveDescription", \UIView.recursiveDescription),
      .property("superview", \UIView.superview),
      .property("subviews", \UIView.subviews),
      .property("window", \UIView.window),
      .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .property("accessibilityLabel", \UIView.accessibilityLabel),
      .property("accessibilityHint", \UIView.accessibilityHint),
      .property("accessibilityValue", \UIView.accessibilityValue),
      .property("isAccessibilityElement", \UIView.isAccessibilityElement),
      .method("layoutIfNeeded") { (object: UIView, _) in object.layoutIfNeeded() },
      .method("setNeedsLayout") { (object: UIView, _) in object.setNeedsLayout() },
      .method("setNeedsDisplay") { (object: UIView, _) in object.setNeedsDisplay() },
      .method("setNeedsUpdateConstraints") { (object: UIView, _) in object.setNeedsUpdateConstraints() },
      .method("updateConstraintsIfNeeded") { (object: UIView, _) in object.updateConstraintsIfNeeded() },
      .method("layoutSubviews") { (object: UIView, _) in object.layoutSubviews() },
      .method("updateConstraints") { (object: UIView, _) in object.updateConstraints() },
      .method("removeFromSuperview") { (object: UIView, _) in object.removeFromSuperview() },
      .method("addSubview:") { (object: UIView, a) in try object.addSubview(a[0] as UIView) },
      .method("bringSubviewToFront:") { (object: UIView, a) in try object.bringSubviewToFront(a[0] as UIView) },
      .method("sendSubviewToBack:") { (object: UIView, a) in try object.sendSubviewToBack(a[0] as UIView) },
      .method("endEditing:") { (object: UIView, a) in try object.endEditing(a[0] as Bool) },
      .method("sizeToFit") { (object: UIView, _) in object.sizeToFit() },
      .method("invalidateIntrinsicContentSize") { (object: UIView, _) in object.invalidateIntrinsicContentSize() },
      .method("tintColorDidChange") { (object: UIView, _) in object.tintColorDidChange() },
    ]
  }
}
