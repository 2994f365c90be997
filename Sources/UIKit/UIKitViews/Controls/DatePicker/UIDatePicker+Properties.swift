// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UIDatePicker``.
  package static let datePicker = PropertyTable(
    UIDatePicker.self, superclass: "UIControl", "A control for choosing a date or a time.", make: { UIDatePicker() },
    [
      ObjectProperty("datePickerMode", \UIDatePicker.datePickerMode, "What is chosen."),
      // Before picker styles were introduced, every picker had wheels.
      ObjectProperty(
        "preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle, "The form of the picker.",
        document: "style", absent: .choice("wheels")),
      ObjectProperty("minuteInterval", \UIDatePicker.minuteInterval, "The distance of the minutes that can be chosen."),
    ])
}

extension PropertyTable {
  /// The properties of ``UIPickerView``.
  package static let pickerView = PropertyTable(
    UIPickerView.self, "Wheels for choosing from lists.", make: { UIPickerView() },
    [])
}

extension UIDatePicker.Mode: NamedCases {
  package static var kindOfValue: String { "a date picker mode" }
  package static var namedCases: [(name: String, value: UIDatePicker.Mode)] {
    [("time", .time), ("date", .date), ("dateAndTime", .dateAndTime), ("countDownTimer", .countDownTimer)]
  }
}

extension UIDatePickerStyle: NamedCases {
  package static var kindOfValue: String { "a date picker style" }
  package static var namedCases: [(name: String, value: UIDatePickerStyle)] {
    [("automatic", .automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline)]
  }
}
