// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The metrics of controls in the version of the tool that wrote a document, where they differ from current devices.
///
/// Source: recorded documents of Xcode 5 to 26 (Facts, “Recorded documents”).
@MainActor
struct CanvasEra {
  /// The generation of iOS from which those of all tools differ as the rules say.
  static let reference = InterfaceGeneration.iOS18

  /// The generation of iOS that the tools draw, or that the options name.
  let generation: InterfaceGeneration
  let rules: CanvasRules
  private let isStoryboard: Bool

  /// Whether the options name another system than that of the tool, so that controls have the sizes of that system.
  private let isReplaced: Bool

  /// The generation whose bars the tools draw, but for the navigation bars of phones: Xcode 26 still draws those of iOS 18.
  var barGeneration: InterfaceGeneration { isReplaced ? generation : min(generation, Self.reference) }

  init(_ document: InterfaceDocument, _ rules: CanvasRules, options: CanvasOptions) {
    self.rules = rules
    isStoryboard = document.isStoryboard
    generation = options.system ?? InterfaceGeneration(document.toolsVersion)
    isReplaced = options.system != nil
  }

  /// Applies the sizes and alignment insets of the tool's version to a control.
  func prepare(_ view: UIView, _ interface: InterfaceView, scale: CGFloat) {
    guard !isReplaced else { return prepareBar(view, interface) }
    switch interface.kind {
    case .switchControl: prepareSwitch(view)
    case .slider: prepareSlider(view)
    case .segmentedControl: prepareSegments(view)
    case .textField: prepareField(view, interface)
    case .progressView where rules.apply(.lowProgressView): view.canvas.height = 2
    case .stepper where rules.apply(.lowStepper): view.canvas.height = 29
    case .button where rules.apply(.smallGlyphButton): prepareGlyphButton(view)
    case .pageControl where rules.apply(.spacedPages): preparePages(view)
    case .searchBar: prepareSearchBar(view, interface)
    case .navigationBar, .toolbar, .tabBar: prepareBar(view, interface)
    case .pickerView,
      .datePicker where interface.element["style"] == nil:
      view.canvas.height = !isStoryboard && rules.apply(.lowPicker) ? 162 : 216
    default: break
    }
  }

  private func prepareBar(_ view: UIView, _ interface: InterfaceView) {
    switch interface.kind {
    case .navigationBar: view.canvas.height = Self.bars.navigationBar
    case .toolbar: view.canvas.height = rules.apply(.glassToolbars) ? Self.glassToolbar : Self.bars.toolbar
    case .tabBar: view.canvas.height = Self.bars.tabBar
    default: break
    }
  }

  /// In all versions, bars that a scene holds by itself have the heights of a phone's in iOS 13 to 18, but for later toolbars.
  private static let bars = BarMetrics.upright(.phone, .iOS16)
  /// The height of a toolbar's glass, in points.
  private static let glassToolbar: CGFloat = 48

  private func prepareSwitch(_ view: UIView) {
    guard rules.apply(.roundSwitch), generation >= .iOS26 else { return }
    let overhang: CGFloat = 2
    let size = generation.metrics.controls.switchSize
    view.canvas.alignmentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: overhang)
    (view.canvas.width, view.canvas.height) = (size.width - overhang, size.height)
  }

  private func prepareSearchBar(_ view: UIView, _ interface: InterfaceView) {
    let hasPrompt = interface.element["prompt"]?.isEmpty == false
    view.canvas.height =
      hasPrompt ? UISearchBar.heightWithPrompt : BarMetrics.upright(.phone, barGeneration).searchBar
  }

  private func prepareSlider(_ view: UIView) {
    guard generation >= .iOS26 else { return }
    view.canvas.alignmentInsets = generation.metrics.controls.sliderInsets
    view.canvas.height = generation.metrics.controls.slider
  }

  private func prepareSegments(_ view: UIView) {
    let isFlat = rules.apply(.flatSegments)
    view.canvas.height = isFlat ? 28 : 31
    if isFlat, let control = view as? UISegmentedControl { view.canvas.width = Self.flatWidth(of: control) }
  }

  /// The width of a control with flat segments: their titles, whether selected or not, in regular letters with 14 points
  /// of padding.
  private static func flatWidth(of control: UISegmentedControl) -> CGFloat {
    let font = UIFont.systemFont(ofSize: 13)
    let wishes = (0..<control.numberOfSegments).map { index in
      let title = control.titleForSegment(at: index) ?? ""
      let width = control.imageForSegment(at: index)?.size.width ?? title.size(withAttributes: [.font: font]).width
      // Widths of texts are approximations, so that a hair more than a whole point counts as that point.
      return (width - 0.05).rounded(.up) + 14
    }
    return control.widths(wishes: wishes).reduce(CGFloat(max(0, wishes.count - 1)), +)
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

extension InterfaceGeneration {
  /// The generation of iOS that the tools of `version` draw.
  package init(_ version: InterfaceToolsVersion) {
    switch version.number {
    case ..<13000: self = .iOS10
    case ..<14300: self = .iOS11
    case ..<14800: self = .iOS12
    case ..<22000: self = .iOS16
    case ..<23000: self = .iOS17
    case ..<24000: self = .iOS18
    default: self = .iOS26
    }
  }
}
