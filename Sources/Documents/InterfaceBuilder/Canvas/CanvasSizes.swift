// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

/// The content sizes of views on a canvas.
@MainActor
struct CanvasSizes {
  let environment: CanvasEnvironment
  let sizes: CanvasOptions.Sizes
  private let designed: [String: Size]

  init(environment: CanvasEnvironment, sizes: CanvasOptions.Sizes) {
    self.environment = environment
    self.sizes = sizes
    designed = Self.designedSizes(in: environment.document)
  }

  /// Returns the sizes that the tool obtained by running custom classes.
  private static func designedSizes(in document: InterfaceDocument) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for element in document.markup.root.element("designables")?.elements("designable") ?? [] {
      guard let id = element["name"], let size = element.element(key: "intrinsicContentSize") else { continue }
      sizes[id] = Size(size)
    }
    return sizes
  }

  /// Sets the content size and the alignment insets of `view` on the canvas.
  func prepare(_ view: UIView, _ interface: InterfaceView) {
    // On another device, controls have the sizes that they have in the program, not those of the tool.
    let isDrawn = environment.options.device == nil
    if isDrawn {
      environment.era.prepare(view, interface, scale: environment.scale)
      CanvasSymbols(document: environment.document, rules: environment.rules).prepare(view, interface)
    }
    if let size = designed[interface.id] { give(size, to: view) }
    if isDrawn {
      if isStoredInWholePoints(view, interface) { roundHeight(of: view, interface) }
      if sizes == .given { giveRecordedSize(to: view, interface) }
      keepDrawnSize(of: view, interface)
    }
    applyPlaceholder(to: view, interface)
  }

  /// Rounds the height of a label up to whole points, except that a line of 18 points, of 21.48, is rounded down.
  private func roundHeight(of view: UIView, _ interface: InterfaceView) {
    view.canvas.heightStep = 1
    guard environment.rules.apply(.lowLinesOf18), let label = view as? UILabel, label.text?.isEmpty == false,
      let font = label.font, font.pointSize == 18,
      interface.element.element(key: "fontDescription")?["type"] == "system"
    else { return }
    view.canvas.height = font.lineHeight.rounded(.down)
  }

  /// Returns whether the height of `view` is rounded to whole points.
  ///
  /// Source: Facts, “Recorded documents”. The height is rounded for four in five single-line labels directly in a
  /// scene's top-level view or in a cell, for one in three of those nested deeper, and for one in seven labels that can
  /// have several lines.
  private func isStoredInWholePoints(_ view: UIView, _ interface: InterfaceView) -> Bool {
    guard environment.rules.apply(.wholePointLabels), let label = view as? UILabel, label.numberOfLines == 1,
      !interface.isArranged, let parent = interface.parent
    else { return false }
    return parent.kind == .tableViewCellContentView || parent.element["key"] == "view" || parent.parent == nil
  }

  /// Applies a placeholder size as the content size. If sizes are given, the stored size replaces the placeholder.
  private func applyPlaceholder(to view: UIView, _ interface: InterfaceView) {
    let placeholder = interface.placeholderSize
    let recorded = sizes == .given ? interface.frame : nil
    if let width = placeholder.width { view.canvas.width = CGFloat(recorded?.width ?? width) }
    if let height = placeholder.height { view.canvas.height = CGFloat(recorded?.height ?? height) }
  }

  /// Uses the size that a custom class returned when the tool ran it.
  private func give(_ size: Size, to view: UIView) {
    view.canvas.width = size.width < 0 ? UIView.noIntrinsicMetric : CGFloat(size.width)
    view.canvas.height = size.height < 0 ? UIView.noIntrinsicMetric : CGFloat(size.height)
  }

  /// Uses the stored size of a view as its content size, if the view has none and is either empty or a plain view in a
  /// stack view.
  ///
  /// Source: Facts, “Recorded documents”. Such views keep their size where it is ambiguous and resist changes with
  /// their own priorities, so text in them can have more room than it needs. At equal priority the text yields.
  private func keepDrawnSize(of view: UIView, _ interface: InterfaceView) {
    let isArrangedContainer = interface.isArranged && interface.kind == .view
    guard environment.options.keepsDrawnSizes, environment.rules.apply(.drawnSizes), interface.isPlaced,
      interface.subviews.isEmpty || isArrangedContainer,
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
    if environment.options.shrinksWhatScrolls, Self.scrolls(interface) { yieldRoom(view) }
  }

  /// Returns whether a view shows what it has no room for by scrolling.
  private static func scrolls(_ interface: InterfaceView) -> Bool {
    switch interface.kind {
    case .tableView, .collectionView: true
    case .textView: interface.element.flag("scrollEnabled", or: true)
    default: false
    }
  }

  /// Lets a view become smaller than it was drawn before the contents of others become smaller than they are.
  private func yieldRoom(_ view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let priority = view.contentCompressionResistancePriority(for: axis).rawValue
      view.setContentCompressionResistancePriority(
        UILayoutPriority(min(priority, UILayoutPriority.defaultLow.rawValue)), for: axis)
    }
  }

  /// Raises the priorities of a view's content size just above those of other views.
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
    let stale = staleAxes(of: CanvasView(interface: interface, view: view), CGSize(width: width, height: height))
    if takesBoth, !stale.contains(.horizontal), !isShare(width, of: view, interface, along: .horizontal) {
      view.canvas.width = width
    }
    if !stale.contains(.vertical), !isShare(height, of: view, interface, along: .vertical) {
      view.canvas.height = height
    }
  }

  /// Returns the axes along which the content of `view` cannot have the stored size.
  private func staleAxes(of view: CanvasView, _ stored: CGSize) -> Set<LayoutAxis> {
    guard environment.options.ignoresStaleSizes else { return [] }
    let question = StaleSize(view)
    var axes: Set<LayoutAxis> = []
    if question.isTooSmall(stored.width, along: .horizontal) { axes.insert(.horizontal) }
    if question.isTooSmall(stored.height, along: .vertical) { axes.insert(.vertical) }
    return axes
  }

  /// Returns whether `length`, the stored size of a view along `axis`, is its share of a stack view that fills
  /// proportionally, rather than its content size. A view in a nested stack view has a share only where it is stretched.
  private func isShare(
    _ length: CGFloat, of view: UIView, _ interface: InterfaceView, along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    var arranged = interface
    while arranged.isArranged, let stack = arranged.parent {
      let isAlong = (stack.element["axis"] == "vertical") == (axis == .vertical)
      if isAlong, stack.element["distribution"] == "fillProportionally" {
        let size = view.intrinsicContentSize
        let content = axis == .vertical ? size.height : size.width
        return arranged.id == interface.id || length > max(content + 2, content * 1.2)
      }
      arranged = stack
    }
    return false
  }
}
