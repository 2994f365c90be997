// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("Values of controls and their bounds", .system(.iOS18))
struct ControlsBehaviorTests {
  private func reasons(of misuse: () -> Void) -> [String] {
    var reasons: [String] = []
    LayoutException.handler = { reasons.append("\($0.rawValue): \($1)") }
    defer { LayoutException.handler = LayoutException.stop }
    misuse()
    return reasons
  }

  @Test("a slider's value stays within bounds, and follows them")
  func slider() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 8
    #expect(slider.maximumValue == 8 && slider.value == 8)
  }

  @Test("a slider's thumb touches the ends of the track, and follows the layout direction")
  func knob() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 2 && track.maxX == 198)
    let first = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let last = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(first.minX == track.minX && last.maxX == track.maxX)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0) == last)
  }

  @Test("a stepper refuses invalid bounds and steps")
  func stepperMisuse() {
    let stepper = UIStepper()
    let reasons = reasons {
      stepper.minimumValue = 100
      stepper.maximumValue = 0
      stepper.stepValue = 0
    }
    #expect(reasons.count == 3)
    #expect(reasons.allSatisfy { $0.hasPrefix("NSInvalidArgumentException") })
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
  }

  @Test("a tap on a stepper's leading half steps down, and wraps only if set")
  func stepper() {
    let stepper = UIStepper()
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    func tap() {
      stepper.touchesBegan([UITouch()], with: nil)
      stepper.touchesEnded([UITouch()], with: nil)
    }
    stepper.value = 2
    stepper.stepValue = 2
    tap()
    tap()
    #expect(values == [0])
    stepper.wraps = true
    tap()
    #expect(values == [0, 100])
    stepper.semanticContentAttribute = .forceRightToLeft
    tap()
    #expect(values == [0, 100, 0])
  }

  @Test("progress stays between 0 and 1")
  func progress() {
    let view = UIProgressView()
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
  }

  @Test("an activity indicator is hidden when stopped, unless set otherwise")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("a page control's page stays in range")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 5
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    #expect(control.size(forNumberOfPages: 1).height == 26)
  }

  @Test("segments are inserted, changed and removed, and the selection goes with them")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.setTitle("C", forSegmentAt: 2)
    #expect(control.titleForSegment(at: 2) == "C")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
    #expect(reasons { control.selectedSegmentIndex = 4 }.count == 1)
  }

  @Test("explicit widths count, and content may determine the widths of segments")
  func segmentWidths() {
    let control = UISegmentedControl(items: ["A", "A long title"])
    let equal = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    let unequal = control.intrinsicContentSize.width
    #expect(unequal < equal)
    control.setWidth(40, forSegmentAt: 0)
    control.setWidth(60, forSegmentAt: 1)
    #expect(control.intrinsicContentSize.width == 101)
  }

  @Test("a tap on a segment selects it and sends its event")
  func segmentAction() {
    var heard: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["A", "B"].map { title in UIAction(title: title) { _ in heard.append(title) } })
    control.addAction(UIAction { _ in heard.append("changed") }, for: .valueChanged)
    for _ in 0..<2 {
      control.touchesBegan([UITouch()], with: nil)
      control.touchesEnded([UITouch()], with: nil)
    }
    #expect(heard == ["A", "changed"])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("setting the value of a switch sends no event")
  func switchValue() {
    let control = UISwitch()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .allEvents)
    control.setOn(true, animated: true)
    #expect(control.isOn && count == 0)
  }

  @MainActor private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 2]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component).\(row)"
    }
  }

  @Test("a picker asks for its rows, and its selection stays among them")
  func picker() {
    let rows = Rows()
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = rows
    picker.delegate = rows
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    rows.counts = [2, 2]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1)
    picker.layoutIfNeeded()
    let texts = picker.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["0.0", "0.1", "1.0", "1.1"])
  }

  @Test("a date picker keeps a set date within its bounds, and is as wide as the date it shows")
  func datePicker() {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.maximumDate = Date(timeIntervalSince1970: 1000)
    picker.setDate(Date(timeIntervalSince1970: 5000), animated: false)
    #expect(picker.date == picker.maximumDate)
    #expect(picker.datePickerStyle == .compact)
    let both = picker.intrinsicContentSize.width
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.width < both)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
  }
}
