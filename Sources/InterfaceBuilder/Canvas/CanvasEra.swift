// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The metrics of controls in the version of the tool that wrote a document, where they differ from current devices.
///
/// Source: recorded documents of Xcode 5 to 26.
@MainActor
struct CanvasEra {
  let version: InterfaceToolsVersion
  /// The generation of iOS that the tools draw.
  let generation: InterfaceGeneration
  let rules: CanvasRules

  init(_ version: InterfaceToolsVersion, _ rules: CanvasRules) {
    self.version = version
    self.rules = rules
    generation = InterfaceGeneration(version)
  }

  /// Applies the sizes and alignment insets of the tool's version to a control.
  func prepare(_ view: UIView, _ interface: InterfaceView, scale: CGFloat) {
    switch interface.kind {
    case .switchControl: prepareSwitch(view)
    case .slider: prepareSlider(view)
    case .segmentedControl: prepareSegments(view)
    case .textField: prepareField(view, interface)
    case .progressView where rules.apply(.lowProgressView): view.canvas.height = 2
    case .stepper where rules.apply(.lowStepper): view.canvas.height = 29
    case .button where rules.apply(.smallGlyphButton): prepareGlyphButton(view)
    case .pageControl where rules.apply(.spacedPages): preparePages(view)
    case .searchBar: view.canvas.height = BarMetrics.upright(.phone, generation).searchBar
    case .navigationBar: view.canvas.height = Self.bars.navigationBar
    case .toolbar: view.canvas.height = Self.bars.toolbar
    case .tabBar: view.canvas.height = Self.bars.tabBar
    case .pickerView,
      .datePicker where interface.element["style"] == nil:
      view.canvas.height = 216
    default: break
    }
  }

  /// In all versions, bars that a scene holds by itself have the heights of a phone's in iOS 13 to 18.
  private static let bars = BarMetrics.upright(.phone, .iOS16)

  private func prepareSwitch(_ view: UIView) {
    guard rules.apply(.roundSwitch), generation == .iOS26 else { return }
    view.canvas.alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    (view.canvas.width, view.canvas.height) = (61, 28)
  }

  private func prepareSlider(_ view: UIView) {
    guard generation == .iOS26 else { return }
    view.canvas.alignmentInsets = .zero
    view.canvas.height = 34
  }

  private func prepareSegments(_ view: UIView) {
    let isFlat = rules.apply(.flatSegments)
    view.canvas.height = isFlat ? 28 : 31
    guard isFlat, let control = view as? UISegmentedControl else { return }
    // Flat segments have 14 points of padding around their titles, rounded ones 20.
    let own = (0..<control.numberOfSegments).count { control.widthForSegment(at: $0) == 0 }
    view.canvas.width = control.intrinsicContentSize.width - 6 * CGFloat(own)
  }

  /// Before iOS 14 page control dots were 7 points wide with 9 points of spacing.
  private func preparePages(_ view: UIView) {
    let pages = (view as? UIPageControl)?.numberOfPages ?? 0
    (view.canvas.width, view.canvas.height) = (CGFloat(max(0, 16 * pages - 9)), 37)
  }

  /// Before iOS 13 the glyphs of information and contact buttons were images instead of symbols.
  private func prepareGlyphButton(_ view: UIView) {
    guard let button = view as? UIButton, button.currentTitle == nil else { return }
    switch button.buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: (view.canvas.width, view.canvas.height) = (22, 22)
    default: break
    }
  }

  private func prepareField(_ view: UIView, _ interface: InterfaceView) {
    if rules.apply(.lowTextField), interface.element["borderStyle"] == "roundedRect" { view.canvas.height = 30 }
  }
}
