// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@testable import UIKitViews

/// The layout metrics of a control.
struct ControlProperties: CustomTestStringConvertible, Sendable {
  var name: String
  /// The content size; -1 for none.
  var width: CGFloat
  var height: CGFloat
  /// The insets of the alignment rectangle from the frame.
  var insets = UIEdgeInsets.zero
  var hugging: (horizontal: Float, vertical: Float)
  /// The source of the numbers.
  var source: String
  var make: @MainActor @Sendable () -> UIView

  var testDescription: String { name }

  static let noSize: CGFloat = -1

  static let all: [ControlProperties] = [
    ControlProperties(
      name: "UISwitch", width: 49, height: 31, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
      hugging: (750, 750), source: "corpora §5.2: frame 51 × 31", make: { UISwitch() }),
    ControlProperties(
      name: "UISlider", width: noSize, height: 30, insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
      hugging: (250, 750), source: "corpora §5.2: frame 31 high", make: { UISlider() }),
    ControlProperties(
      name: "UIStepper", width: 94, height: 32, hugging: (750, 750), source: "corpora §6", make: { UIStepper() }),
    ControlProperties(
      name: "UIProgressView", width: noSize, height: 4, hugging: (250, 750), source: "corpora §6",
      make: { UIProgressView(progressViewStyle: .default) }),
    ControlProperties(
      name: "medium UIActivityIndicatorView", width: 20, height: 20, hugging: (750, 750), source: "corpora §6",
      make: { UIActivityIndicatorView(style: .medium) }),
    ControlProperties(
      name: "large UIActivityIndicatorView", width: 37, height: 37, hugging: (750, 750), source: "corpora §6",
      make: { UIActivityIndicatorView(style: .large) }),
    ControlProperties(
      name: "UISegmentedControl Solid Gradient", width: 145, height: 31,
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), hugging: (250, 750),
      source: "two recorded frames of 145 × 32", make: { UISegmentedControl(items: ["Solid", "Gradient"]) }),
    ControlProperties(
      name: "UISegmentedControl Top Bottom Center", width: 194, height: 31,
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), hugging: (250, 750),
      source: "a recorded frame of 194 × 32", make: { UISegmentedControl(items: ["Top", "Bottom", "Center"]) }),
    ControlProperties(
      name: "UISegmentedControl Timestamp Hexadecimal", width: 197, height: 31,
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), hugging: (250, 750),
      source: "a recorded frame of 197 × 32", make: { UISegmentedControl(items: ["Timestamp", "Hexadecimal"]) }),
    ControlProperties(
      name: "UISegmentedControl None Gray Color Blur", width: 211, height: 31,
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0), hugging: (250, 750),
      source: "a recorded frame of 211 × 32", make: { UISegmentedControl(items: ["None", "Gray", "Color", "Blur"]) }),
    ControlProperties(
      name: "UIPageControl", width: 90, height: 26, hugging: (750, 750),
      source: "Facts, “Sizes of controls” for the height; the width is ours",
      make: {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      }),
    ControlProperties(
      name: "UIButton, close", width: 30, height: 30, hugging: (750, 750), source: "a circle of 30 points",
      make: { UIButton(type: .close) }),
    ControlProperties(
      name: "UIButton", width: 30, height: 34, hugging: (250, 250), source: "Facts, “Sizes of controls”",
      make: { UIButton() }),
    ControlProperties(
      name: "UIImageView without image", width: noSize, height: noSize, hugging: (250, 250),
      source: "Facts, “Sizes of controls”", make: { UIImageView() }),
    ControlProperties(
      name: "UIImageView", width: 24, height: 18, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      hugging: (250, 250), source: "the image's size; alignment insets from the image",
      make: {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 22)).image { _ in }
        return UIImageView(image: image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
      }),
    ControlProperties(
      name: "UIColorWell", width: 28, height: 28, hugging: (250, 250), source: "decided", make: { UIColorWell() }),
    ControlProperties(
      name: "UIPickerView", width: 320, height: 216, hugging: (750, 750), source: "corpora §6: 216 high",
      make: { UIPickerView() }),
    ControlProperties(
      name: "UIDatePicker with wheels", width: 320, height: 216, hugging: (750, 750),
      source: "Facts, “Sizes of controls”",
      make: {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        return picker
      }),
    ControlProperties(
      name: "UIControl", width: noSize, height: noSize, hugging: (250, 250), source: "Facts, “Sizes of controls”",
      make: { UIControl() }),
  ]

  var frameSize: CGSize {
    CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}

@MainActor @Suite("Sizes of controls", .system(.iOS18))
struct ControlsSizeTests {
  @Test("content size, alignment insets and priorities", arguments: ControlProperties.all)
  func properties(_ expected: ControlProperties) {
    let view = expected.make()
    #expect(view.intrinsicContentSize == CGSize(width: expected.width, height: expected.height), "\(expected.source)")
    #expect(view.alignmentRectInsets == expected.insets)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == expected.hugging.horizontal)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == expected.hugging.vertical)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test(
    "a control pinned at its top leading corner gets its frame from its content size", arguments: ControlProperties.all)
  func layout(_ expected: ControlProperties) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = expected.make()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 10 - expected.insets.left, y: 20 - expected.insets.top))
    if expected.width >= 0 { #expect(view.frame.width == expected.frameSize.width) }
    if expected.height >= 0 { #expect(view.frame.height == expected.frameSize.height) }
  }

  @Test(
    "the fitting size is that of the frame, not of the alignment rectangle",
    arguments: ControlProperties.all.filter { $0.width >= 0 })
  func fitting(_ expected: ControlProperties) {
    let view = expected.make()
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == expected.frameSize)
    view.sizeToFit()
    #expect(view.frame.size == expected.frameSize)
  }

  /// Source: Facts, “Recorded documents”: a switch at x 249.5, 51 wide, in 298.5 points.
  @Test("a switch pinned at its trailing edge exceeds it by 2 points")
  func trailingSwitch() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 298.5, height: 60))
    root.traitOverrides.displayScale = 2
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      control.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 249.5, y: 14.5, width: 51, height: 31))
  }

  /// Source: Facts, “Recorded documents”: a slider at x 14, 347 wide, 31 high.
  @Test("a slider pinned to margins of 16 in 375 points is 347 wide from 14")
  func slider() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    let control = UISlider()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      root.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: 16),
      control.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 14, y: 0, width: 347, height: 31))
  }

  /// Source: Facts, “Recorded documents”: heights of 32, 36, 41 and 46 for constraints of 31, 35, 40 and 45.
  @Test(
    "a segmented control is a point higher than its height constraint", arguments: [31, 35, 40, 45] as [CGFloat])
  func segmentedHeight(constant: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    let control = UISegmentedControl(items: ["First", "Second"])
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      control.topAnchor.constraint(equalTo: root.topAnchor), control.heightAnchor.constraint(equalToConstant: constant),
    ])
    root.layoutIfNeeded()
    #expect(control.frame.height == constant + 1)
  }

  @Test("the baseline of a segmented control is that of its centered titles", arguments: [31, 51] as [CGFloat])
  func segmentedBaseline(height: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.traitOverrides.displayScale = 2
    let (label, control) = (UILabel(), UISegmentedControl(items: ["Day", "Week"]))
    label.text = "Range"
    for view in [label, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      control.heightAnchor.constraint(equalToConstant: height),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // The baseline of the titles is 20.25 points below the top of a control that is 31 points high, that of the label 16.
    #expect(label.frame.minY == 24.5 + (height - 31) / 2)
  }

  @Test("content that changes changes the frame")
  func contentChanges() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let imageView = UIImageView()
    let pages = UIPageControl()
    let segments = UISegmentedControl(items: ["A"])
    for view in [imageView, pages, segments] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    root.layoutIfNeeded()
    let old = [pages.frame.width, segments.frame.width]
    imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 22)).image { _ in }
    pages.numberOfPages = 8
    segments.insertSegment(withTitle: "A longer title", at: 1, animated: false)
    root.layoutIfNeeded()
    #expect(imageView.frame.size == CGSize(width: 30, height: 22))
    #expect(pages.frame.width > old[0])
    #expect(segments.frame.width > old[1])
  }

  @Test(
    "segments have frames of 32 points in every system, at two and three pixels per point",
    arguments: ["iPhone 8", "iPhone 15"], [InterfaceGeneration.iOS16, .iOS17, .iOS18, .iOS26])
  func segments(device: String, system: InterfaceGeneration) throws {
    try #require(DeviceProfile.named(device)).whileSimulated {
      system.whileCurrent {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(segments)
        segments.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(segments.frame.height == 32)
        #expect(UISegmentedControl(items: ["A", "B"]).frame.height == 32)
      }
    }
  }

  @Test("switches and steppers keep their size with any frame")
  func fixedSizes() {
    #expect(
      UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 100)).frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    let control = UISwitch()
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    #expect(UIStepper(frame: .zero).frame.size == CGSize(width: 94, height: 32))
  }
}
