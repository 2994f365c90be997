// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UISlider``.
  package static let slider = PropertyTable(
    UISlider.self, superclass: "UIControl", "A slider.", make: { UISlider() },
    [
      ObjectProperty("minimumValue", \UISlider.minimumValue, "The minimum value.", document: "minValue"),
      ObjectProperty("maximumValue", \UISlider.maximumValue, "The maximum value.", document: "maxValue"),
      ObjectProperty("value", \UISlider.value, "The value."),
      ObjectProperty(
        "isContinuous", \UISlider.isContinuous, "Whether the value changes while the knob is dragged.", absent: true),
      ObjectProperty(
        "minimumTrackTintColor", \UISlider.minimumTrackTintColor, "The color of the track before the knob.",
        absent: .nothing),
      ObjectProperty(
        "maximumTrackTintColor", \UISlider.maximumTrackTintColor, "The color of the track after the knob.",
        absent: .nothing),
      ObjectProperty(
        "minimumValueImage", \UISlider.minimumValueImage, "The image before the track.", kind: .image),
      ObjectProperty(
        "maximumValueImage", \UISlider.maximumValueImage, "The image after the track.", kind: .image),
      ObjectProperty("thumbTintColor", \UISlider.thumbTintColor, "The color of the knob.", absent: .nothing),
    ])
}
