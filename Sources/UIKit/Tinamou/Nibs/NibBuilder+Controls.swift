// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// Controls and container views.
extension NibBuilder {
  func apply(_ element: MarkupElement, to control: UIControl) {
    control.isEnabled = element.flag("enabled", or: true)
    control.isSelected = element.flag("selected")
    if let alignment = option("contentHorizontalAlignment", of: element, Self.horizontalAlignments) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = option("contentVerticalAlignment", of: element, Self.verticalAlignments) {
      control.contentVerticalAlignment = alignment
    }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  func apply(_ element: MarkupElement, to slider: UISlider) {
    if let value = element.number("minValue") { slider.minimumValue = Float(value) }
    if let value = element.number("maxValue") { slider.maximumValue = Float(value) }
    if let value = element.number("value") { slider.value = Float(value) }
    slider.isContinuous = element.flag("continuous", or: true)
    slider.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
    slider.maximumTrackTintColor = color("maximumTrackTintColor", of: element)
    slider.thumbTintColor = color("thumbTintColor", of: element)
    slider.minimumValueImage = image("minimumValueImage", of: element)
    slider.maximumValueImage = image("maximumValueImage", of: element)
  }

  func apply(_ element: MarkupElement, to toggle: UISwitch) {
    toggle.isOn = element.flag("on")
    toggle.onTintColor = color("onTintColor", of: element)
    toggle.thumbTintColor = color("thumbTintColor", of: element)
  }

  func apply(_ element: MarkupElement, to stepper: UIStepper) {
    if let value = element.number("minimumValue") { stepper.minimumValue = value }
    if let value = element.number("maximumValue") { stepper.maximumValue = value }
    if let value = element.number("stepValue"), value > 0 { stepper.stepValue = value }
    if let value = element.number("value") { stepper.value = value }
    stepper.wraps = element.flag("wraps")
  }

  func apply(_ element: MarkupElement, to control: UISegmentedControl) {
    for (index, segment) in (element.element("segments")?.elements("segment") ?? []).enumerated() {
      if let image = image("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = element["id"].flatMap { settings.strings["\($0).segmentTitles[\(index)]"] } ?? segment["title"]
        control.insertSegment(withTitle: title ?? "", at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(CGFloat(width), forSegmentAt: index) }
      if !segment.flag("enabled", or: true) { control.setEnabled(false, forSegmentAt: index) }
    }
    let selected = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    if selected < control.numberOfSegments { control.selectedSegmentIndex = max(-1, selected) }
    control.isMomentary = element.flag("momentary")
    if let color = color("selectedSegmentTintColor", of: element) { control.selectedSegmentTintColor = color }
    control.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent")
  }

  func apply(_ element: MarkupElement, to view: UIProgressView) {
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    if let value = element.number("progress") { view.progress = Float(value) }
    view.progressTintColor = color("progressTintColor", of: element)
    view.trackTintColor = color("trackTintColor", of: element)
  }

  func apply(_ element: MarkupElement, to view: UIActivityIndicatorView) {
    if let style = option("style", of: element, Self.indicatorStyles) { view.style = style }
    if let color = color("color", of: element) { view.color = color }
    let isHidden = element.value("hidden", under: traits) == "YES"
    // The canvas shows an indicator whether or not it is animating.
    view.hidesWhenStopped = element.flag("hidesWhenStopped") && !isCanvas
    if element.flag("animating") { view.startAnimating() }
    if isCanvas || isHidden { view.isHidden = isHidden }
  }

  private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ]

  func apply(_ element: MarkupElement, to control: UIPageControl) {
    control.numberOfPages = element.integer("numberOfPages") ?? 0
    control.currentPage = element.integer("currentPage") ?? 0
    control.hidesForSinglePage = element.flag("hidesForSinglePage")
    control.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element)
    control.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element)
  }

  func apply(_ element: MarkupElement, to picker: UIDatePicker) {
    if let mode = option("datePickerMode", of: element, Self.dateModes) { picker.datePickerMode = mode }
    // Before picker styles were introduced, every picker had wheels.
    picker.preferredDatePickerStyle = option("style", of: element, Self.dateStyles) ?? .wheels
    if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
    if let date = element.element(key: "date")?["timeIntervalSinceReferenceDate"].flatMap(Double.init),
      abs(date) < 1e11
    {
      picker.date = Date(timeIntervalSinceReferenceDate: date)
    }
  }

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]

  private static let dateStyles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  func apply(_ element: MarkupElement, to stack: UIStackView) {
    load(.stackView, from: element, into: stack)
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    // The format has no attribute for this: a stack view with insets is arranged relative to its margins.
    stack.isLayoutMarginsRelativeArrangement =
      element.element(key: "layoutMargins") != nil || element.element(key: "directionalLayoutMargins") != nil
  }

  func apply(_ element: MarkupElement, to scroll: UIScrollView) {
    load(.scrollView, from: element, into: scroll)
    // The canvas shows scrolled content from its beginning, independent of the safe area.
    if isCanvas { scroll.contentInsetAdjustmentBehavior = .never }
  }
}
