// SPDX-License-Identifier: MIT

extension UIView {
  /// The constraint for the size that a list gave to this content view, along the axis of `attribute`. It is created
  /// for log messages only.
  func encapsulatedConstraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    guard marks.contains(.isEncapsulated), attribute == .width || attribute == .height else { return nil }
    let isWidth = attribute == .width
    let constraint = SystemLayoutConstraint(
      self, attribute, .equal, nil, .notAnAttribute, 1, isWidth ? storedBounds.width : storedBounds.height)
    constraint.identifier = isWidth ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    constraint.container = self
    return constraint
  }
}
