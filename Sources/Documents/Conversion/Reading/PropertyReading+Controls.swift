// SPDX-License-Identifier: MIT

import Tinamou

extension PropertyReading {
  /// The properties of controls.
  static let controls: [PropertyReading] = [
    .of("contentHorizontalAlignment") { (view: UIControl) in
      .choice(ChoiceNames.horizontalAlignments[view.contentHorizontalAlignment] ?? "center")
    },
    .of("contentVerticalAlignment") { (view: UIControl) in
      .choice(ChoiceNames.verticalAlignments[view.contentVerticalAlignment] ?? "center")
    },
    .of("isEnabled") { (view: UIControl) in .flag(view.isEnabled) },
    .of("isSelected") { (view: UIControl) in .flag(view.isSelected) },
    .of("isOn") { (view: UISwitch) in .flag(view.isOn) },
    .of("onTintColor") { (view: UISwitch) in .init(view.onTintColor) },
    .of("thumbTintColor") { (view: UISwitch) in .init(view.thumbTintColor) },
    .of("minimumValue") { (view: UISlider) in .number(Double("\(view.minimumValue)") ?? 0) },
    .of("maximumValue") { (view: UISlider) in .number(Double("\(view.maximumValue)") ?? 1) },
    .of("value") { (view: UISlider) in .number(Double("\(view.value)") ?? 0) },
    .of("isContinuous") { (view: UISlider) in .flag(view.isContinuous) },
    .of("minimumTrackTintColor") { (view: UISlider) in .init(view.minimumTrackTintColor) },
    .of("maximumTrackTintColor") { (view: UISlider) in .init(view.maximumTrackTintColor) },
    .of("thumbTintColor") { (view: UISlider) in .init(view.thumbTintColor) },
    .of("minimumValue") { (view: UIStepper) in .number(view.minimumValue) },
    .of("maximumValue") { (view: UIStepper) in .number(view.maximumValue) },
    .of("value") { (view: UIStepper) in .number(view.value) },
    .of("stepValue") { (view: UIStepper) in .number(view.stepValue) },
    .of("wraps") { (view: UIStepper) in .flag(view.wraps) },
    .of("segments") { (view: UISegmentedControl) in
      .texts((0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" })
    },
    .of("selectedSegmentIndex") { (view: UISegmentedControl) in .number(Double(view.selectedSegmentIndex)) },
    .of("isMomentary") { (view: UISegmentedControl) in .flag(view.isMomentary) },
    .of("apportionsSegmentWidthsByContent") { (view: UISegmentedControl) in
      .flag(view.apportionsSegmentWidthsByContent)
    },
    .of("selectedSegmentTintColor") { (view: UISegmentedControl) in .init(view.selectedSegmentTintColor) },
    .of("progress") { (view: UIProgressView) in .number(Double("\(view.progress)") ?? 0) },
    .of("progressTintColor") { (view: UIProgressView) in .init(view.progressTintColor) },
    .of("trackTintColor") { (view: UIProgressView) in .init(view.trackTintColor) },
    .of("style") { (view: UIActivityIndicatorView) in
      .choice([.large, .whiteLarge].contains(view.style) ? "large" : "medium")
    },
    .of("hidesWhenStopped") { (view: UIActivityIndicatorView) in .flag(view.hidesWhenStopped) },
    .of("isAnimating") { (view: UIActivityIndicatorView) in .flag(view.isAnimating) },
    .of("numberOfPages") { (view: UIPageControl) in .number(Double(view.numberOfPages)) },
    .of("currentPage") { (view: UIPageControl) in .number(Double(view.currentPage)) },
    .of("hidesForSinglePage") { (view: UIPageControl) in .flag(view.hidesForSinglePage) },
    .of("pageIndicatorTintColor") { (view: UIPageControl) in .init(view.pageIndicatorTintColor) },
    .of("currentPageIndicatorTintColor") { (view: UIPageControl) in .init(view.currentPageIndicatorTintColor) },
    .of("datePickerMode") { (view: UIDatePicker) in .choice(ChoiceNames.dateModes[view.datePickerMode] ?? "dateAndTime")
    },
    .of("preferredDatePickerStyle") { (view: UIDatePicker) in
      .choice(ChoiceNames.dateStyles[view.preferredDatePickerStyle] ?? "automatic")
    },
    .of("minuteInterval") { (view: UIDatePicker) in .number(Double(view.minuteInterval)) },
  ]
}
