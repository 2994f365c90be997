// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIStepper``.
  package static let stepper = PropertyTable(
    UIStepper.self, superclass: "UIControl", "A stepper.", make: { UIStepper() },
    [
      ObjectProperty("minimumValue", \UIStepper.minimumValue, "The minimum value."),
      ObjectProperty("maximumValue", \UIStepper.maximumValue, "The maximum value."),
      ObjectProperty("value", \UIStepper.value, "The value."),
      // UIKit raises an exception for a step that is not positive; a document with one is loaded without it.
      ObjectProperty(
        "stepValue", \UIStepper.stepValue, "The change of the value for each tap, greater than 0.", isLoaded: false),
      ObjectProperty(
        "wraps", \UIStepper.wraps, "Whether a step beyond one end of the range continues at the other end.",
        absent: false),
    ])
}
