// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let control = ViewClass(
    "UIControl", "Something that can be tapped or changed.", make: { UIControl() },
    properties: [
      .property("isEnabled", "Whether it can be used.") { (view: UIControl, value: Bool) in view.isEnabled = value },
      .property("isSelected", "Whether it is chosen.") { (view: UIControl, value: Bool) in view.isSelected = value },
      .property("isHighlighted", "Whether it looks touched.") {
        (view: UIControl, value: Bool) in view.isHighlighted = value
      },
      .property("contentHorizontalAlignment", "Where the content stands from side to side.") {
        (view: UIControl, value: UIControl.ContentHorizontalAlignment) in view.contentHorizontalAlignment = value
      },
      .property("contentVerticalAlignment", "Where the content stands from top to bottom.") {
        (view: UIControl, value: UIControl.ContentVerticalAlignment) in view.contentVerticalAlignment = value
      },
    ])

  static let `switch` = ViewClass(
    "UISwitch", superclass: "UIControl", "A switch.", make: { UISwitch() },
    properties: [
      .property("isOn", "Whether it is on.") { (view: UISwitch, value: Bool) in view.isOn = value },
      .property("onTintColor", "Its colour while it is on.") {
        (view: UISwitch, value: UIColor) in view.onTintColor = value
      },
    ])
}
