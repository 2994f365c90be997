// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

extension LiveDocument {
  /// The source of the frames of a stored layout.
  enum FrameSource {
    /// The frames stored in the document.
    case document
    /// The frames that the constraints give.
    case constraints
  }

  /// Returns the frames of the tree of `root`, with the margins, guides and baselines of the live views.
  func layout(of root: InterfaceView, framesFrom source: FrameSource) -> StoredLayout {
    var items: [StoredItem] = []
    var frames: [String: Rectangle] = [:]
    for view in root.tree {
      guard let live = views[view.id] else { continue }
      let container = view.container?.id
      var frame = source == .document ? view.frame ?? Rectangle(live.frame) : Rectangle(live.frame)
      if let container {
        frame = frames[container].map { frame.moved(by: $0) } ?? frame
      } else {
        (frame.x, frame.y) = (0, 0)
      }
      frames[view.id] = frame
      items.append(item(view, live, in: container, frame))
      items += guides(of: view, live, frame)
    }
    var layout = StoredLayout(items: items)
    for view in root.tree { setContentFrame(of: view, in: &layout) }
    if source == .document { ContentEnds(document, root: root).move(in: &layout) }
    return layout
  }

  private func item(
    _ view: InterfaceView, _ live: UIView, in container: String?, _ frame: Rectangle
  ) -> StoredItem {
    let aligned = live.alignmentRect(forFrame: live.bounds)
    let firstBaseline = baseline(of: live, at: \.forFirstBaselineLayout, \.first)
    let lastBaseline = baseline(of: live, at: \.forLastBaselineLayout, \.last)
    var metrics = ItemMetrics()
    metrics.alignmentInsets = Insets(live.alignmentInsetsForLayout)
    metrics.margins = Insets(live.layoutMargins)
    metrics.firstBaseline = firstBaseline.map { $0 - Double(aligned.minY) } ?? 0
    metrics.lastBaseline = lastBaseline.map { Double(aligned.maxY) - $0 } ?? 0
    return StoredItem(
      id: view.id, container: container, frame: frame, metrics: metrics, hasText: firstBaseline != nil,
      direction: LayoutDirection(live.effectiveUserInterfaceLayoutDirection))
  }

  /// Returns a baseline in the coordinates of `view`: its own, or that of the view that provides it.
  private func baseline(
    of view: UIView, at standIn: KeyPath<UIView, UIView>, _ side: KeyPath<(first: CGFloat, last: CGFloat), CGFloat>
  ) -> Double? {
    var text = view
    while text[keyPath: standIn] !== text { text = text[keyPath: standIn] }
    guard let baselines = text.ownBaselines else { return nil }
    return Double(view.convert(CGPoint(x: 0, y: baselines[keyPath: side]), from: text).y)
  }

  /// Returns the guides of `view`, at their live distances from its edges.
  private func guides(of view: InterfaceView, _ live: UIView, _ frame: Rectangle) -> [StoredItem] {
    let guides = view.guides + [view.controller?.topGuide, view.controller?.bottomGuide].compactMap(\.self)
    return guides.compactMap { guide in
      guard guide.kind != .scrollContent, let rectangle = canvas.guides[guide.id]?.layoutFrame else { return nil }
      let bounds = live.bounds
      let insets = Insets(
        left: Double(rectangle.minX - bounds.minX), top: Double(rectangle.minY - bounds.minY),
        right: Double(bounds.maxX - rectangle.maxX), bottom: Double(bounds.maxY - rectangle.maxY))
      return StoredItem(id: guide.id, container: view.id, isGuide: true, frame: frame.inset(by: insets))
    }
  }

  /// Sets the content area of `view`: the solved one, or else the union of the stored contents, and at least the
  /// visible area.
  private func setContentFrame(of view: InterfaceView, in layout: inout StoredLayout) {
    guard let scrollView = views[view.id] as? UIScrollView, let frame = layout[view.id]?.frame else { return }
    let contents = (layout.subviews[view.id] ?? []).compactMap { layout[$0]?.aligned }
    let guide = scrollView.contentLayoutGuide
    let solved = guide.layoutFrame
    let width = contents.map { $0.x + $0.width - frame.x }.reduce(frame.width, max)
    let height = contents.map { $0.y + $0.height - frame.y }.reduce(frame.height, max)
    layout.setContentFrame(
      Rectangle(
        x: frame.x, y: frame.y, width: guide.isOpen(.width) || solved.width <= 0 ? width : Double(solved.width),
        height: guide.isOpen(.height) || solved.height <= 0 ? height : Double(solved.height)),
      of: view.id, guide: view.guides.first { $0.kind == .scrollContent }?.id)
  }
}
