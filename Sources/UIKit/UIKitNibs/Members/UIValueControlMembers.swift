// SPDX-License-Identifier: MIT

/// The members of ``UISwitch`` that are found by name.
enum UISwitchMembers: _MemberTable {
  static var owner: AnyObject.Type { UISwitch.self }
  static var members: [_Member] { PropertyTable.switch.members }
}

/// The members of ``UISlider`` that are found by name.
enum UISliderMembers: _MemberTable {
  static var owner: AnyObject.Type { UISlider.self }
  static var members: [_Member] { PropertyTable.slider.members }
}

/// The members of ``UIProgressView`` that are found by name.
enum UIProgressViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIProgressView.self }
  static var members: [_Member] { PropertyTable.progressView.members }
}

/// The members of ``UIStepper`` that are found by name.
enum UIStepperMembers: _MemberTable {
  static var owner: AnyObject.Type { UIStepper.self }
  static var members: [_Member] { PropertyTable.stepper.members }
}

/// The members of ``UISegmentedControl`` that are found by name.
enum UISegmentedControlMembers: _MemberTable {
  static var owner: AnyObject.Type { UISegmentedControl.self }
  static var members: [_Member] { PropertyTable.segmentedControl.members }
}

/// The members of ``UIPageControl`` that are found by name.
enum UIPageControlMembers: _MemberTable {
  static var owner: AnyObject.Type { UIPageControl.self }
  static var members: [_Member] { PropertyTable.pageControl.members }
}

/// The members of ``UIDatePicker`` that are found by name.
enum UIDatePickerMembers: _MemberTable {
  static var owner: AnyObject.Type { UIDatePicker.self }
  static var members: [_Member] {
    PropertyTable.datePicker.members + [
      .property("textColor", \UIDatePicker.textColor), .property("highlightsToday", \UIDatePicker.highlightsToday),
    ]
  }
}

/// The members of ``UIPickerView`` that are found by name.
enum UIPickerViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIPickerView.self }
  static var members: [_Member] {
    PropertyTable.pickerView.members + [.property("textColor", \UIPickerView.textColor)]
  }
}

/// The members of ``UIActivityIndicatorView`` that are found by name.
enum UIActivityIndicatorViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIActivityIndicatorView.self }
  static var members: [_Member] {
    PropertyTable.activityIndicatorView.members + [
      .method("startAnimating") { (object: UIActivityIndicatorView, _) in object.startAnimating() },
      .method("stopAnimating") { (object: UIActivityIndicatorView, _) in object.stopAnimating() },
    ]
  }
}
