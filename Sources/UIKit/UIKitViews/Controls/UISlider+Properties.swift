// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UISlider``.
  package static let slider = PropertyTable(
    UISlider.self, superclass: "UIControl", "A slider.", make: { UISlider() },
    [
      ViewProperty("minimumValue", \UISlider.minimumValue, "The minimum value.", document: "minValue"),
      ViewProperty("maximumValue", \UISlider.maximumValue, "The maximum value.", document: "maxValue"),
      ViewProperty("value", \UISlider.value, "The value."),
      ViewProperty(
        "isContinuous", \UISlider.isContinuous, "Whether the value changes while the knob is dragged.", absent: true),
      ViewProperty(
        "minimumTrackTintColor", \UISlider.minimumTrackTintColor, "The color of the track before the knob.",
        absent: .nothing),
      ViewProperty(
        "maximumTrackTintColor", \UISlider.maximumTrackTintColor, "The color of the track after the knob.",
        absent: .nothing),
      ViewProperty("thumbTintColor", \UISlider.thumbTintColor, "The color of the knob.", absent: .nothing),
    ])
}
