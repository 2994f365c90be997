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
    .of("minimumValue") { (view: UISlider) in .number(Double("\(view.minimumValue)") ?? 0) },
    .of("maximumValue") { (view: UISlider) in .number(Double("\(view.maximumValue)") ?? 1) },
    .of("value") { (view: UISlider) in .number(Double("\(view.value)") ?? 0) },
    .of("minimumValue") { (view: UIStepper) in .number(view.minimumValue) },
    .of("maximumValue") { (view: UIStepper) in .number(view.maximumValue) },
    .of("value") { (view: UIStepper) in .number(view.value) },
    .of("segments") { (view: UISegmentedControl) in
      .texts((0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" })
    },
    .of("selectedSegmentIndex") { (view: UISegmentedControl) in .number(Double(view.selectedSegmentIndex)) },
    .of("progress") { (view: UIProgressView) in .number(Double("\(view.progress)") ?? 0) },
    .of("style") { (view: UIActivityIndicatorView) in
      .choice([.large, .whiteLarge].contains(view.style) ? "large" : "medium")
    },
    .of("hidesWhenStopped") { (view: UIActivityIndicatorView) in .flag(view.hidesWhenStopped) },
    .of("isAnimating") { (view: UIActivityIndicatorView) in .flag(view.isAnimating) },
    .of("numberOfPages") { (view: UIPageControl) in .number(Double(view.numberOfPages)) },
    .of("currentPage") { (view: UIPageControl) in .number(Double(view.currentPage)) },
    .of("datePickerMode") { (view: UIDatePicker) in .choice(ChoiceNames.dateModes[view.datePickerMode] ?? "dateAndTime")
    },
    .of("preferredDatePickerStyle") { (view: UIDatePicker) in
      .choice(ChoiceNames.dateStyles[view.preferredDatePickerStyle] ?? "automatic")
    },
  ]
}
