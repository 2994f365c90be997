// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The content sizes that views have on a canvas.
@MainActor
struct CanvasSizes {
  let environment: CanvasEnvironment
  let sizes: CanvasOptions.Sizes
  private let designed: [String: InterfaceSize]

  init(environment: CanvasEnvironment, sizes: CanvasOptions.Sizes) {
    self.environment = environment
    self.sizes = sizes
    designed = Self.designedSizes(in: environment.document)
  }

  /// The sizes that the tool got from running the author's own classes.
  private static func designedSizes(in document: InterfaceDocument) -> [String: InterfaceSize] {
    var sizes: [String: InterfaceSize] = [:]
    for element in document.markup.root.element("designables")?.elements("designable") ?? [] {
      guard let id = element["name"], let size = element.element(key: "intrinsicContentSize") else { continue }
      sizes[id] = InterfaceSize(size)
    }
    return sizes
  }

  /// Gives `view` the content size and the alignment insets that it has on the canvas.
  func prepare(_ view: UIView, _ interface: InterfaceView) {
    environment.era.prepare(view, interface, scale: environment.scale)
    if let size = designed[interface.id] { give(size, to: view) }
    if isStoredInWholePoints(view, interface) { view.canvas.heightStep = 1 }
    if sizes == .given { giveRecordedSize(to: view, interface) }
    keepDrawnSize(of: view, interface)
    applyPlaceholder(to: view, interface)
  }

  /// Whether the height of `view` is rounded up to whole points.
  ///
  /// Source: recorded documents. Four in five labels of one line are stored so that lie in a scene's outermost view or in a
  /// cell, one in three of those further in, and one in seven of those that may have several lines.
  private func isStoredInWholePoints(_ view: UIView, _ interface: InterfaceView) -> Bool {
    guard let label = view as? UILabel, label.numberOfLines == 1, !interface.isArranged, let parent = interface.parent
    else { return false }
    return parent.kind == .tableViewCellContentView || parent.element["key"] == "view" || parent.parent == nil
  }

  /// A placeholder stands for the content size; where sizes are given, the recorded one stands for the placeholder.
  private func applyPlaceholder(to view: UIView, _ interface: InterfaceView) {
    let placeholder = interface.placeholderSize
    let recorded = sizes == .given ? interface.frame : nil
    if let width = placeholder.width { view.canvas.width = CGFloat(recorded?.width ?? width) }
    if let height = placeholder.height { view.canvas.height = CGFloat(recorded?.height ?? height) }
  }

  private func give(_ size: InterfaceSize, to view: UIView) {
    if let label = view as? UILabel, adoptFont(size, label), label.numberOfLines != 1 {
      view.canvas.width = CGFloat(size.width)
      return
    }
    view.canvas.width = size.width < 0 ? UIView.noIntrinsicMetric : CGFloat(size.width)
    view.canvas.height = size.height < 0 ? UIView.noIntrinsicMetric : CGFloat(size.height)
  }

  /// Gives a label the font whose line is as high as `size`, where that is the height of one line: the author's class has set
  /// another font than the document. Says whether it is.
  private func adoptFont(_ size: InterfaceSize, _ label: UILabel) -> Bool {
    let height = CGFloat(size.height)
    let ratio = height / max(1, label.font.lineHeight)
    guard ratio > 0.5, ratio < 1.6 else { return false }
    // The height was rounded up to a pixel, so a font that is a little smaller than it seems will do, its own or one of whole
    // points; the larger one would wrap where the tool's did not.
    let seeming = label.font.pointSize * ratio
    let sizes = [label.font.pointSize, seeming.rounded(.down)]
    let fitting = sizes.first { heightOfLine(label.font.withSize($0)) == height }
    label.font = label.font.withSize(fitting ?? seeming)
    return true
  }

  private func heightOfLine(_ font: UIFont) -> CGFloat {
    (font.lineHeight * environment.scale - 0.001).rounded(.up) / environment.scale
  }

  /// A view without a content size that has nothing in it, or is a plain view in a stack view, has the size that it was
  /// drawn with in place of one.
  ///
  /// Source: recorded documents. Such views keep their size where it is open, and resist with their own priorities, so that
  /// texts in them may stand in more room than they ask for. Of a text and such a view that wish for the same room with the
  /// same priority, it is the text that gives way.
  private func keepDrawnSize(of view: UIView, _ interface: InterfaceView) {
    let isArrangedContainer = interface.isArranged && interface.kind == .view
    guard environment.options.keepsDrawnSizes, interface.isPlaced, interface.subviews.isEmpty || isArrangedContainer,
      let frame = interface.frame
    else { return }
    let isEmptyLabel = interface.kind == .label && (view as? UILabel)?.text?.isEmpty ?? true
    let size =
      isEmptyLabel
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : view.contentSizeForLayout(fittingWidth: nil)
    let isStretchedControl = interface.kind?.hasContentSize == true && interface.kind != .imageView && !isEmptyLabel
    if size.width == UIView.noIntrinsicMetric, !isStretchedControl {
      view.canvas.width = CGFloat(frame.width)
      raisePriorities(of: view, along: .horizontal)
    }
    if size.height == UIView.noIntrinsicMetric {
      view.canvas.height = CGFloat(frame.height)
      raisePriorities(of: view, along: .vertical)
    }
  }

  /// Puts the priorities of a view's content size next above those that others may have.
  private func raisePriorities(of view: UIView, along axis: NSLayoutConstraint.Axis) {
    func raised(_ priority: UILayoutPriority) -> UILayoutPriority {
      priority.rawValue < 1000 ? UILayoutPriority(priority.rawValue.nextUp) : priority
    }
    view.setContentHuggingPriority(raised(view.contentHuggingPriority(for: axis)), for: axis)
    view.setContentCompressionResistancePriority(
      raised(view.contentCompressionResistancePriority(for: axis)), for: axis)
  }

  private func giveRecordedSize(to view: UIView, _ interface: InterfaceView) {
    guard let frame = interface.frame, !interface.isMisplaced else { return }
    let insets = view.alignmentInsetsForLayout
    let width = CGFloat(frame.width) - insets.left - insets.right
    let height = CGFloat(frame.height) - insets.top - insets.bottom
    let takesBoth: Bool
    switch interface.kind {
    case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar:
      takesBoth = false
    case .imageView where view.intrinsicContentSize.width < 0 && interface.element["image"] == nil: return
    case .textView where interface.element.flag("scrollEnabled", or: true): return
    case .textView: takesBoth = true
    default:
      guard interface.kind?.hasContentSize == true else { return }
      takesBoth = true
    }
    // In a stack view that fills proportionally, frames are shares of what there is rather than content sizes.
    let isShared = interface.isArranged && interface.parent?.element["distribution"] == "fillProportionally"
    let sharesHeight = isShared && interface.parent?.element["axis"] == "vertical"
    if takesBoth, !isShared || sharesHeight { view.canvas.width = width }
    if !sharesHeight { view.canvas.height = height }
  }
}
