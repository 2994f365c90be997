// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let control = ViewClass(
    "UIControl", "Something that can be tapped or changed.", make: { UIControl() },
    properties: [
      .property("isEnabled", "Whether it can be used.") { (view: UIControl, value: Bool) in view.isEnabled = value },
      .property("isSelected", "Whether it is chosen.") { (view: UIControl, value: Bool) in view.isSelected = value },
      .property("isHighlighted", "Whether it looks touched.") {
        (view: UIControl, value: Bool) in view.isHighlighted = value
      },
      .property("contentHorizontalAlignment", "Where the content stands from side to side.") {
        (view: UIControl, value: UIControl.ContentHorizontalAlignment) in view.contentHorizontalAlignment = value
      },
      .property("contentVerticalAlignment", "Where the content stands from top to bottom.") {
        (view: UIControl, value: UIControl.ContentVerticalAlignment) in view.contentVerticalAlignment = value
      },
    ])

  static let `switch` = ViewClass(
    "UISwitch", superclass: "UIControl", "A switch.", make: { UISwitch() },
    properties: [
      .property("isOn", "Whether it is on.") { (view: UISwitch, value: Bool) in view.isOn = value },
      .property("onTintColor", "Its colour while it is on.") {
        (view: UISwitch, value: UIColor) in view.onTintColor = value
      },
    ])

  static let slider = ViewClass(
    "UISlider", superclass: "UIControl", "A knob on a line.", make: { UISlider() },
    properties: [
      .property("value", "The value.") { (view: UISlider, value: Float) in view.value = value },
      .property("minimumValue", "The smallest value.") { (view: UISlider, value: Float) in view.minimumValue = value },
      .property("maximumValue", "The largest value.") { (view: UISlider, value: Float) in view.maximumValue = value },
    ])

  static let stepper = ViewClass(
    "UIStepper", superclass: "UIControl", "A minus and a plus.", make: { UIStepper() },
    properties: [
      .property("value", "The value.") { (view: UIStepper, value: Double) in view.value = value },
      .property("minimumValue", "The smallest value.") { (view: UIStepper, value: Double) in view.minimumValue = value
      },
      .property("maximumValue", "The largest value.") { (view: UIStepper, value: Double) in view.maximumValue = value },
    ])

  static let segmentedControl = ViewClass(
    "UISegmentedControl", superclass: "UIControl", "A row of choices.", make: { UISegmentedControl() },
    properties: [
      .property("segments", "The titles of the segments.") { (view: UISegmentedControl, titles: [String]) in
        view.removeAllSegments()
        for (index, title) in titles.enumerated() { view.insertSegment(withTitle: title, at: index, animated: false) }
      },
      .property("selectedSegmentIndex", "The chosen segment, from 0; -1 for none.") {
        (view: UISegmentedControl, value: Int) in view.selectedSegmentIndex = value
      },
    ])

  static let progressView = ViewClass(
    "UIProgressView", "A line that fills.", make: { UIProgressView() },
    properties: [
      .property("progress", "How far it is filled, from 0 to 1.") {
        (view: UIProgressView, value: Float) in view.progress = value
      },
      .property("progressTintColor", "The colour of the filled part.") {
        (view: UIProgressView, value: UIColor) in view.progressTintColor = value
      },
      .property("trackTintColor", "The colour of the rest.") {
        (view: UIProgressView, value: UIColor) in view.trackTintColor = value
      },
    ])

  static let activityIndicatorView = ViewClass(
    "UIActivityIndicatorView", "A wheel that turns.", make: { UIActivityIndicatorView(style: .medium) },
    properties: [
      .property("style", "Its size.") {
        (view: UIActivityIndicatorView, value: UIActivityIndicatorView.Style) in view.style = value
      },
      .property("color", "Its colour.") {
        (view: UIActivityIndicatorView, value: UIColor) in view.color = value
      },
      .property("hidesWhenStopped", "Whether it is only seen while it turns.") {
        (view: UIActivityIndicatorView, value: Bool) in view.hidesWhenStopped = value
      },
      .property("isAnimating", "Whether it turns.") { (view: UIActivityIndicatorView, value: Bool) in
        if value { view.startAnimating() } else { view.stopAnimating() }
      },
    ])

  static let pageControl = ViewClass(
    "UIPageControl", superclass: "UIControl", "A row of dots.", make: { UIPageControl() },
    properties: [
      .property("numberOfPages", "The number of dots.") {
        (view: UIPageControl, value: Count) in view.numberOfPages = value.value
      },
      .property("currentPage", "The filled dot, from 0.") {
        (view: UIPageControl, value: Count) in view.currentPage = value.value
      },
      .property("pageIndicatorTintColor", "The colour of the other dots.") {
        (view: UIPageControl, value: UIColor) in view.pageIndicatorTintColor = value
      },
      .property("currentPageIndicatorTintColor", "The colour of the filled dot.") {
        (view: UIPageControl, value: UIColor) in view.currentPageIndicatorTintColor = value
      },
    ])
}
