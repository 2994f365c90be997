// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UISwitch``.
  package static let `switch` = PropertyTable(
    UISwitch.self, superclass: "UIControl", "A switch.", make: { UISwitch() },
    [
      ViewProperty("isOn", \UISwitch.isOn, "Whether the switch is on.", absent: false),
      ViewProperty(
        "onTintColor", \UISwitch.onTintColor, "The color of the switch when it is on.", kind: .color, absent: .nothing),
      ViewProperty("thumbTintColor", \UISwitch.thumbTintColor, "The color of the knob.", absent: .nothing),
    ])
}
