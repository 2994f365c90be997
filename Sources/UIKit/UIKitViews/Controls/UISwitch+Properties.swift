// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UISwitch``.
  package static let `switch` = PropertyTable(
    UISwitch.self, superclass: "UIControl", "A switch.", make: { UISwitch() },
    [
      ObjectProperty("isOn", \UISwitch.isOn, "Whether the switch is on.", absent: false),
      ObjectProperty(
        "onTintColor", \UISwitch.onTintColor, "The color of the switch when it is on.", kind: .color, absent: .nothing),
      ObjectProperty("thumbTintColor", \UISwitch.thumbTintColor, "The color of the knob.", absent: .nothing),
    ])
}
