// SPDX-License-Identifier: MIT

/// The members of ``UISwitch`` that are found by name.
enum UISwitchMembers: _MemberTable {
  static var owner: AnyObject.Type { UISwitch.self }
  static var members: [_Member] {
    [
      .property("isOn", \UISwitch.isOn),
      .property("onTintColor", \UISwitch.onTintColor),
      .property("thumbTintColor", \UISwitch.thumbTintColor),
    ]
  }
}

/// The members of ``UISlider`` that are found by name.
enum UISliderMembers: _MemberTable {
  static var owner: AnyObject.Type { UISlider.self }
  static var members: [_Member] {
    [
      .property("value", \UISlider.value),
      .property("minimumValue", \UISlider.minimumValue),
      .property("maximumValue", \UISlider.maximumValue),
      .property("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .property("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .property("thumbTintColor", \UISlider.thumbTintColor),
    ]
  }
}

/// The members of ``UIProgressView`` that are found by name.
enum UIProgressViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIProgressView.self }
  static var members: [_Member] {
    [
      .property("progress", \UIProgressView.progress),
      .property("progressTintColor", \UIProgressView.progressTintColor),
      .property("trackTintColor", \UIProgressView.trackTintColor),
    ]
  }
}

/// The members of ``UIStepper`` that are found by name.
enum UIStepperMembers: _MemberTable {
  static var owner: AnyObject.Type { UIStepper.self }
  static var members: [_Member] {
    [
      .property("value", \UIStepper.value),
      .property("minimumValue", \UIStepper.minimumValue),
      .property("maximumValue", \UIStepper.maximumValue),
      .property("stepValue", \UIStepper.stepValue),
    ]
  }
}

/// The members of ``UISegmentedControl`` that are found by name.
enum UISegmentedControlMembers: _MemberTable {
  static var owner: AnyObject.Type { UISegmentedControl.self }
  static var members: [_Member] {
    [
      .property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      .property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    ]
  }
}

/// The members of ``UIPageControl`` that are found by name.
enum UIPageControlMembers: _MemberTable {
  static var owner: AnyObject.Type { UIPageControl.self }
  static var members: [_Member] {
    [
      .property("currentPage", \UIPageControl.currentPage),
      .property("numberOfPages", \UIPageControl.numberOfPages),
      .property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

/// The members of ``UIActivityIndicatorView`` that are found by name.
enum UIActivityIndicatorViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIActivityIndicatorView.self }
  static var members: [_Member] {
    [
      .property("color", \UIActivityIndicatorView.color),
      .property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      .method("startAnimating") { (object: UIActivityIndicatorView, _) in object.startAnimating() },
      .method("stopAnimating") { (object: UIActivityIndicatorView, _) in object.stopAnimating() },
    ]
  }
}
