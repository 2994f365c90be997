// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let control = ViewClass(
    "UIControl", "A control.", make: { UIControl() },
    properties: [
      .property("isEnabled", "Whether the control is enabled.") { (view: UIControl, value: Bool) in
        view.isEnabled = value
      },
      .property("isSelected", "Whether the control is selected.") { (view: UIControl, value: Bool) in
        view.isSelected = value
      },
      .property("isHighlighted", "Whether the control is highlighted.") {
        (view: UIControl, value: Bool) in view.isHighlighted = value
      },
      .property("contentHorizontalAlignment", "The horizontal alignment of the content.") {
        (view: UIControl, value: UIControl.ContentHorizontalAlignment) in view.contentHorizontalAlignment = value
      },
      .property("contentVerticalAlignment", "The vertical alignment of the content.") {
        (view: UIControl, value: UIControl.ContentVerticalAlignment) in view.contentVerticalAlignment = value
      },
    ])

  static let `switch` = ViewClass(
    "UISwitch", superclass: "UIControl", "A switch.", make: { UISwitch() },
    properties: [
      .property("isOn", "Whether the switch is on.") { (view: UISwitch, value: Bool) in view.isOn = value },
      .property("onTintColor", "The color of the switch when it is on.") {
        (view: UISwitch, value: UIColor) in view.onTintColor = value
      },
    ])

  static let slider = ViewClass(
    "UISlider", superclass: "UIControl", "A slider.", make: { UISlider() },
    properties: [
      .property("value", "The value.") { (view: UISlider, value: Float) in view.value = value },
      .property("minimumValue", "The minimum value.") { (view: UISlider, value: Float) in view.minimumValue = value },
      .property("maximumValue", "The maximum value.") { (view: UISlider, value: Float) in view.maximumValue = value },
    ])

  static let stepper = ViewClass(
    "UIStepper", superclass: "UIControl", "A stepper.", make: { UIStepper() },
    properties: [
      .property("value", "The value.") { (view: UIStepper, value: Double) in view.value = value },
      .property("minimumValue", "The minimum value.") { (view: UIStepper, value: Double) in view.minimumValue = value
      },
      .property("maximumValue", "The maximum value.") { (view: UIStepper, value: Double) in view.maximumValue = value },
    ])

  static let segmentedControl = ViewClass(
    "UISegmentedControl", superclass: "UIControl", "A row of segments.", make: { UISegmentedControl() },
    properties: [
      .property("segments", "The titles of the segments.") { (view: UISegmentedControl, titles: [String]) in
        view.removeAllSegments()
        for (index, title) in titles.enumerated() { view.insertSegment(withTitle: title, at: index, animated: false) }
      },
      .property("apportionsSegmentWidthsByContent", "Whether segments are as wide as their titles require.") {
        (view: UISegmentedControl, value: Bool) in view.apportionsSegmentWidthsByContent = value
      },
      .property("selectedSegmentIndex", "The index of the selected segment, from 0; -1 for none.") {
        (view: UISegmentedControl, value: Int) in view.selectedSegmentIndex = value
      },
    ])

  static let progressView = ViewClass(
    "UIProgressView", "A progress bar.", make: { UIProgressView() },
    properties: [
      .property("progress", "The progress, from 0 to 1.") {
        (view: UIProgressView, value: Float) in view.progress = value
      },
      .property("progressTintColor", "The color of the completed part.") {
        (view: UIProgressView, value: UIColor) in view.progressTintColor = value
      },
      .property("trackTintColor", "The color of the remaining part.") {
        (view: UIProgressView, value: UIColor) in view.trackTintColor = value
      },
    ])

  static let activityIndicatorView = ViewClass(
    "UIActivityIndicatorView", "An activity indicator.", make: { UIActivityIndicatorView(style: .medium) },
    properties: [
      .property("style", "The style: the size of the indicator.") {
        (view: UIActivityIndicatorView, value: UIActivityIndicatorView.Style) in view.style = value
      },
      .property("color", "The color.") {
        (view: UIActivityIndicatorView, value: UIColor) in view.color = value
      },
      .property("hidesWhenStopped", "Whether the indicator is hidden while it is not animating.") {
        (view: UIActivityIndicatorView, value: Bool) in view.hidesWhenStopped = value
      },
      .property("isAnimating", "Whether the indicator is animating.") { (view: UIActivityIndicatorView, value: Bool) in
        if value { view.startAnimating() } else { view.stopAnimating() }
      },
    ])

  static let pageControl = ViewClass(
    "UIPageControl", superclass: "UIControl", "A page control.", make: { UIPageControl() },
    properties: [
      .property("numberOfPages", "The number of pages.") {
        (view: UIPageControl, value: Count) in view.numberOfPages = value.value
      },
      .property("currentPage", "The index of the current page, from 0.") {
        (view: UIPageControl, value: Count) in view.currentPage = value.value
      },
      .property("pageIndicatorTintColor", "The color of the dots of other pages.") {
        (view: UIPageControl, value: UIColor) in view.pageIndicatorTintColor = value
      },
      .property("currentPageIndicatorTintColor", "The color of the current page's dot.") {
        (view: UIPageControl, value: UIColor) in view.currentPageIndicatorTintColor = value
      },
    ])
}
