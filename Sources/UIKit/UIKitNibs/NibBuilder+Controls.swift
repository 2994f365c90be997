// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// The parts of controls and stack views that documents have in a form of their own.
extension NibBuilder {
  func apply(_ element: MarkupElement, to stepper: UIStepper) {
    if let value = element.number("stepValue"), value > 0 { stepper.stepValue = value }
  }

  func insertSegments(of element: MarkupElement, into control: UISegmentedControl) {
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
  }

  func apply(_ element: MarkupElement, to control: UISegmentedControl) {
    let selected = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    if selected < control.numberOfSegments { control.selectedSegmentIndex = max(-1, selected) }
  }

  func apply(_ element: MarkupElement, to view: UIProgressView) {
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
  }

  func apply(_ element: MarkupElement, to view: UIActivityIndicatorView) {
    let isHidden = element.value("hidden", under: traits) == "YES"
    // The canvas shows an indicator whether or not it is animating.
    if isAsDrawn { view.hidesWhenStopped = false }
    if isAsDrawn || isHidden { view.isHidden = isHidden }
  }

  func apply(_ element: MarkupElement, to picker: UIDatePicker) {
    if let date = element.element(key: "date")?["timeIntervalSinceReferenceDate"].flatMap(Double.init),
      abs(date) < 1e11
    {
      picker.date = Date(timeIntervalSinceReferenceDate: date)
    }
  }

  func apply(_ element: MarkupElement, to stack: UIStackView) {
    // The format has no attribute for this: a stack view with insets is arranged relative to its margins.
    stack.isLayoutMarginsRelativeArrangement =
      element.element(key: "layoutMargins") != nil || element.element(key: "directionalLayoutMargins") != nil
  }
}
