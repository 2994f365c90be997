// SPDX-License-Identifier: MIT

import Foundation
import UIKit

@testable import UIKitViews

extension MeasuredFact {
  static let controls = switches + sliders + fields + pickers + screens + texts

  private static let switches = [
    MeasuredFact("switch: size", on: "iPhone 14", system: .iOS18, is: [51, 31]) { size(of: UISwitch()) },
    MeasuredFact("switch: frame / intrinsic size", is: [63, 28, 61, 28, 2]) {
      let control = UISwitch()
      return size(of: control)
        + [
          control.intrinsicContentSize.width, control.intrinsicContentSize.height, control.alignmentRectInsets.right,
        ]
    },
    MeasuredFact("switch: knob", is: [37, 24]) {
      let knob = InterfaceGeneration.current.metrics.controls.switchKnob
      return [knob.width, knob.height]
    },
    MeasuredFact("switch: in a row of 370", is: [388]) {
      // The trailing edge of the switch is pinned to the margin of the text, 16 from the end of the row.
      let (row, control) = (UIView(frame: CGRect(x: 16, y: 0, width: 370, height: 52)), UISwitch())
      row.addSubview(control)
      control.translatesAutoresizingMaskIntoConstraints = false
      control.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16).isActive = true
      control.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
      row.layoutIfNeeded()
      return [row.frame.minX + control.frame.maxX + 16]
    },
  ]

  private static let sliders = [
    MeasuredFact("slider: intrinsic height, track, thumb", on: "iPhone 15", is: [34, 0, 200, 6, 37, 24]) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      return [slider.intrinsicContentSize.height, track.minX, track.width, track.height, thumb.width, thumb.height]
    },
    MeasuredFact("stepper: size", is: [94, 32]) { size(of: UIStepper()) },
    MeasuredFact("segmented control: height", on: "iPhone 15", is: [32]) {
      [size(of: UISegmentedControl(items: ["A", "B"]))[1]]
    },
    MeasuredFact("segmented control: segments", on: "iPhone 15", is: [0, 33, 66, 100, 32, 13]) {
      let control = UISegmentedControl(items: ["A", "B", "C"])
      let rects = control.segmentRects(in: CGRect(x: 0, y: 0, width: 100, height: 32))
      let font = control.titleTextAttributes(for: .normal)?[.font] as? UIFont
      return rects.map(\.minX) + [rects[2].maxX, rects[0].height, font?.pointSize ?? 13]
    },
    MeasuredFact("progress view: height", on: "iPhone 15", is: [4]) { [UIProgressView().intrinsicContentSize.height] },
    MeasuredFact("refresh control: height", on: "iPhone 15", is: [60]) {
      [UIRefreshControl().intrinsicContentSize.height]
    },
    MeasuredFact("page control: size for n pages", on: "iPhone 15", is: [92, 26]) {
      let size = UIPageControl().size(forNumberOfPages: 4)
      return [size.width, size.height]
    },
    MeasuredFact("activity indicator: sizes", on: "iPhone 15", is: [20, 37]) {
      [UIActivityIndicatorView.Style.medium, .large].map {
        UIActivityIndicatorView(style: $0).intrinsicContentSize.width
      }
    },
    MeasuredFact("button: configuration, plain", on: "iPhone 15", is: [34.33]) { [plainButton] },
    MeasuredFact("button: configuration, plain", on: "iPhone SE", is: [34.5]) { [plainButton] },
  ]

  @MainActor private static var plainButton: CGFloat {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    return UIButton(configuration: configuration).intrinsicContentSize.height
  }

  private static let fields = [
    MeasuredFact("text field: roundedRect height", is: [34]) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return [field.intrinsicContentSize.height]
    },
    MeasuredFact("text field: no border", on: "iPhone SE", is: [21.79]) { [UITextField().intrinsicContentSize.height] },
    MeasuredFact(
      "text view: container inset 8 0 8 0, fragment padding 5, lines of font.lineHeight", on: "iPhone 15",
      is: [8, 0, 8, 0, 5]
    ) {
      let view = UITextView()
      let inset = view.textContainerInset
      return [inset.top, inset.left, inset.bottom, inset.right, view.textContainer.lineFragmentPadding]
    },
  ]

  private static let pickers = [
    MeasuredFact("picker: size, row, band", is: [320, 216, 32, 34]) {
      let metrics = InterfaceGeneration.current.metrics.controls
      let row = picker(1).rowSize(forComponent: 0).height
      return size(of: UIPickerView()) + [row, row + metrics.pickerBand]
    },
    MeasuredFact("picker: wheel", is: [108, 139.58, 167.74, 189.42, 32, 30.27, 25.25, 17.50]) {
      let wheel = PickerWheel(height: 216, row: 32, InterfaceGeneration.current.metrics.controls)
      return [0, 1, 2, 3].map(wheel.center) + [0, 1, 2, 3].map(wheel.height)
    },
    MeasuredFact("picker: component width", is: [302, 148, 97, 71, 56]) {
      (1...5).map { picker($0).rowSize(forComponent: 0).width }
    },
    // The recorded time is not known; one with four digits is 86.7 wide.
    MeasuredFact("date picker: compact, time only", is: [86.7, 36.3], within: 2) {
      let size = timePicker.intrinsicContentSize
      return [size.width, size.height]
    },
    MeasuredFact("date picker: wheels", is: [320, 216]) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return [picker.intrinsicContentSize.width, picker.intrinsicContentSize.height]
    },
  ]

  @MainActor private static var timePicker: UIDatePicker {
    let picker = UIDatePicker()
    (picker.preferredDatePickerStyle, picker.datePickerMode) = (.compact, .time)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSinceReferenceDate: 8 * 3600)
    return picker
  }

  @MainActor private static func picker(_ components: Int) -> UIPickerView {
    let picker = UIPickerView()
    let source = Components(count: components)
    picker.dataSource = source
    kept.append(source)
    return picker
  }

  private final class Components: NSObject, UIPickerViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  }

  @MainActor private static var kept: [AnyObject] = []

  private static let screens = [
    MeasuredFact("status bar: safe-area top (window without bars)", is: [62, 34]) { safeArea },
    MeasuredFact("status bar: safe-area top (window without bars)", on: "iPhone Air", is: [68, 34]) { safeArea },
    MeasuredFact("status bar: safe-area top (window without bars)", on: "iPhone 13 mini", system: .iOS17, is: [50, 34])
    { safeArea },
    MeasuredFact("status bar: safe-area top (window without bars)", on: "iPhone 8", system: .iOS16, is: [20, 0]) {
      safeArea
    },
    MeasuredFact("safe area: iPad, full-screen window", on: "iPad (A16)", is: [32, 25]) { safeArea },
    MeasuredFact("safe area: iPad, full-screen window", on: "iPad (A16)", system: .iOS18, is: [24, 20]) { safeArea },
    MeasuredFact("safe area: propagation", is: [42, 24]) {
      let controller = UIViewController()
      let child = UIView(frame: CGRect(x: 0, y: 20, width: 402, height: 844))
      controller.view.addSubview(child)
      RecordedScreen.show(controller)
      return [child.safeAreaInsets.top, child.safeAreaInsets.bottom]
    },
    MeasuredFact("keyboard: phone portrait", on: "iPhone SE", is: [260]) { [keyboard] },
    // A recorded tree of iOS 27 comes before the 335 of a package's table.
    MeasuredFact("keyboard: phone portrait", system: .iOS27, is: [328]) { [keyboard] },
    MeasuredFact("keyboard: phone portrait / landscape", orientation: .landscape, is: [209]) { [keyboard] },
    MeasuredFact("keyboard: home button", on: "iPhone SE", system: .iOS26, orientation: .landscape, is: [206]) {
      [keyboard]
    },
    MeasuredFact("keyboard: iPad", on: "iPad (A16)", is: [337]) { [keyboard] },
  ]

  @MainActor private static var safeArea: [CGFloat] {
    let insets = RecordedScreen.show(UIViewController()).safeAreaInsets
    return [insets.top, insets.bottom]
  }

  @MainActor private static var keyboard: CGFloat {
    let device = UIScreen.main.inspection
    return device.device.keyboardHeight(in: device.orientation, .current)
  }

  private static let texts = [
    MeasuredFact("label: 17 pt system font", is: [20.33]) { [label(17)] },
    MeasuredFact("label: 17 pt system font", on: "iPhone SE", is: [20.5]) { [label(17)] },
    MeasuredFact("label: 15 pt two lines / 13 pt / 10 pt", is: [36, 15.67, 12]) {
      [label(15, "One\nTwo"), label(13), label(10)]
    },
  ]

  @MainActor private static func label(_ size: CGFloat, _ text: String = "Text") -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    label.text = text
    return label.intrinsicContentSize.height
  }

  @MainActor private static func size(of view: UIView) -> [CGFloat] {
    let size = view.sizeThatFits(.zero)
    return [size.width, size.height]
  }
}
