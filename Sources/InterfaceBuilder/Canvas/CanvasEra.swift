// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The metrics of controls in the version of the tool that wrote a document, where they differ from current devices.
///
/// Source: recorded documents of Xcode 5 to 26.
@MainActor
struct CanvasEra {
  let version: InterfaceToolsVersion
  let era: Era

  /// The generations of control designs.
  enum Era: Comparable {
    /// Before iOS 13.
    case flat
    /// iOS 13 to 18.
    case rounded
    /// iOS 26.
    case glass
  }

  /// Whether the device has a home indicator.
  let hasHomeIndicator: Bool

  init(_ version: InterfaceToolsVersion, hasHomeIndicator: Bool) {
    self.version = version
    self.hasHomeIndicator = hasHomeIndicator
    era = version.number < 14800 ? .flat : version.number < 24100 || version.number > 30000 ? .rounded : .glass
  }

  /// Applies the sizes and alignment insets of the tool's version to a control.
  func prepare(_ view: UIView, _ interface: InterfaceView, scale: CGFloat) {
    switch interface.kind {
    case .switchControl: prepareSwitch(view)
    case .slider: prepareSlider(view)
    case .segmentedControl: prepareSegments(view)
    case .textField: prepareField(view, interface)
    case .progressView where version.number < 16500: view.canvas.height = 2
    case .stepper where era == .flat: view.canvas.height = 29
    case .pageControl where version.number < 16500: preparePages(view)
    case .searchBar: view.canvas.height = version.number < 13500 ? 44 : 56
    case .navigationBar: view.canvas.height = 44
    case .toolbar: view.canvas.height = 16500..<19000 ~= version.number && hasHomeIndicator ? 49 : 44
    case .tabBar: view.canvas.height = 49
    case .pickerView,
      .datePicker where interface.element["style"] == nil:
      preparePicker(view)
    default: break
    }
  }

  private func prepareSwitch(_ view: UIView) {
    guard era == .glass else { return }
    view.canvas.alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    (view.canvas.width, view.canvas.height) = (61, 28)
  }

  private func prepareSlider(_ view: UIView) {
    if era == .glass {
      view.canvas.alignmentInsets = .zero
      view.canvas.height = 34
    } else if version.number >= 23700 && version.number < 30000 {
      view.canvas.height = 33
    }
  }

  private func prepareSegments(_ view: UIView) {
    view.canvas.height = era == .flat ? 28 : 31
    guard era == .flat, let control = view as? UISegmentedControl else { return }
    // Flat segments have 14 points of padding around their titles, rounded ones 20.
    let own = (0..<control.numberOfSegments).count { control.widthForSegment(at: $0) == 0 }
    view.canvas.width = control.intrinsicContentSize.width - 6 * CGFloat(own)
  }

  /// Before iOS 14 page control dots were 7 points wide with 9 points of spacing.
  private func preparePages(_ view: UIView) {
    let pages = (view as? UIPageControl)?.numberOfPages ?? 0
    (view.canvas.width, view.canvas.height) = (CGFloat(max(0, 16 * pages - 9)), 37)
  }

  /// The picker wheels of Xcode 11 were those of a phone in landscape orientation.
  private func preparePicker(_ view: UIView) {
    view.canvas.height = 14800..<16500 ~= version.number ? 162 : 216
  }

  private func prepareField(_ view: UIView, _ interface: InterfaceView) {
    if version.number < 16500, interface.element["borderStyle"] == "roundedRect" { view.canvas.height = 30 }
  }
}
