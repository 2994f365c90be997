// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let datePicker = ViewClass(
    "UIDatePicker", superclass: "UIControl", "A control for choosing a date or a time.", make: { UIDatePicker() },
    properties: [
      .property("datePickerMode", "What is chosen.") { (view: UIDatePicker, value: UIDatePicker.Mode) in
        view.datePickerMode = value
      },
      .property("preferredDatePickerStyle", "The form of the picker.") {
        (view: UIDatePicker, value: UIDatePickerStyle) in
        view.preferredDatePickerStyle = value
      },
    ])

  static let pickerView = ViewClass(
    "UIPickerView", "Wheels for choosing from lists.", make: { UIPickerView() }, properties: [])
}

extension UIDatePicker.Mode: NamedChoice {
  static var kind: String { "a date picker mode" }
  static var choices: [(name: String, value: UIDatePicker.Mode)] {
    [("time", .time), ("date", .date), ("dateAndTime", .dateAndTime), ("countDownTimer", .countDownTimer)]
  }
}

extension UIDatePickerStyle: NamedChoice {
  static var kind: String { "a date picker style" }
  static var choices: [(name: String, value: UIDatePickerStyle)] {
    [("automatic", .automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline)]
  }
}
