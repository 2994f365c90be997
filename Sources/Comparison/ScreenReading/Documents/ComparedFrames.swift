// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutModel
import Tinamou

/// The stored frames of two versions of a document. Frames that Interface Builder computed are taken from the version after the change, so
/// that both versions are laid out on the same canvas.
@MainActor
struct ComparedFrames {
  private let before: InterfaceDocument
  private let after: InterfaceDocument

  init(_ before: InterfaceDocument, _ after: InterfaceDocument) {
    self.before = before
    self.after = after
  }

  /// Gives the earlier document the frames of the later one, except those that the author chose. A view with an autoresizing mask is
  /// resized with its superview.
  ///
  /// - Returns: Whether the views that fill screens were stored with the same sizes.
  func takeWritten() -> Bool {
    leaveDesignedSizes()
    takeBars()
    var haveSameScreens = true
    var sizes: [String: (from: CGSize, to: CGSize)] = [:]
    for view in before.scenes.flatMap(\.views) {
      guard let rect = view.element.element(key: "frame"), rect.name == "rect", let frame = view.frame,
        let later = after.object(view.id)?.element(key: "frame"), later.name == "rect"
      else { continue }
      if let change = view.parent.flatMap({ sizes[$0.id] }), DocumentLayout.isInput(view) {
        follow(rect, of: view, from: change.from, to: change.to, later: later)
      }
      let fillsScreen = view.parent == nil && !view.isPlaced && !DocumentLayout.isInput(view)
      for name in fillsScreen ? ["width", "height"] : Self.writtenNumbers(of: view) { rect.set(name, to: later[name]) }
      guard let now = view.frame, now.width != frame.width || now.height != frame.height else { continue }
      if fillsScreen { haveSameScreens = false }
      sizes[view.id] = (
        from: CGSize(width: frame.width, height: frame.height), to: CGSize(width: now.width, height: now.height)
      )
    }
    return haveSameScreens
  }

  /// Moves and resizes a view as its mask says when its superview has another size. Interface Builder rounds, so a frame that is at most
  /// a point away is the same.
  private func follow(_ rect: MarkupElement, of view: InterfaceView, from: CGSize, to: CGSize, later: MarkupElement) {
    guard let frame = view.frame else { return }
    let superview = UIView(frame: CGRect(origin: .zero, size: from))
    let copy = UIView(frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    copy.autoresizingMask = Self.mask(of: view)
    superview.addSubview(copy)
    superview.frame.size = to
    let numbers = [
      ("x", copy.frame.minX), ("y", copy.frame.minY), ("width", copy.frame.width), ("height", copy.frame.height),
    ]
    let isSame = numbers.allSatisfy { name, number in later.number(name).map { abs($0 - number) <= 1 } ?? false }
    for (name, number) in numbers { rect.set(name, to: isSame ? later[name] : "\(number)") }
  }

  private static func mask(of view: InterfaceView) -> UIView.AutoresizingMask {
    guard let element = view.element.element(key: "autoresizingMask") else { return [] }
    return masks.filter { element.flag($0.key) }.reduce(into: []) { $0.insert($1.value) }
  }

  private static let masks: [String: UIView.AutoresizingMask] = [
    "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
  ]

  /// The numbers of a stored frame that Interface Builder computes.
  private static func writtenNumbers(of view: InterfaceView) -> [String] {
    let all = ["x", "y", "width", "height"]
    if view.isPlaced, !view.hasFixedFrame || DocumentLayout.isInStyledCell(view.element) { return all }
    if DocumentLayout.isInStyledCell(view.element) || DocumentLayout.isCellOfCollection(view) { return all }
    if DocumentLayout.isPlacedByContainer(view) { return all }
    // The views above and below the rows of a table are as wide as the table.
    return ["tableHeaderView", "tableFooterView"].contains(view.element["key"]) ? ["x", "y", "width"] : []
  }

  /// Gives controllers in the same containers the bars that they have after the change. If several segues lead to a controller, Interface
  /// Builder may take the bars from any of them, and the change is not about that.
  private func takeBars() {
    let (earlier, later) = (ControllerBars(before), ControllerBars(after))
    let controllers = Dictionary(after.scenes.compactMap(\.controller).map { ($0.id, $0) }) { first, _ in first }
    for controller in before.scenes.compactMap(\.controller) {
      guard let other = controllers[controller.id], earlier.bars(of: controller) == later.bars(of: other) else {
        continue
      }
      later.simulate(other, on: controller, of: earlier)
    }
  }

  /// Removes differences between sizes that Interface Builder measured by running custom classes. A view other than a label or a button has
  /// the size after the change in both documents.
  private func leaveDesignedSizes() {
    let (old, new) = (Self.designables(of: before), Self.designables(of: after))
    for (name, element) in old.merging(new, uniquingKeysWith: { first, _ in first }) {
      let sizes = [old[name], new[name]].map { $0?.element(key: "intrinsicContentSize") }
      guard sizes[0]?["width"] != sizes[1]?["width"] || sizes[0]?["height"] != sizes[1]?["height"] else { continue }
      if !["label", "button"].contains((after.object(name) ?? before.object(name))?.name) {
        for dimension in ["width", "height"] { sizes[0]?.set(dimension, to: sizes[1]?[dimension]) }
      } else {
        element.set("name", to: nil)
        new[name]?.set("name", to: nil)
      }
    }
  }

  private static func designables(of document: InterfaceDocument) -> [String: MarkupElement] {
    let all = document.markup.root.element("designables")?.elements("designable") ?? []
    return Dictionary(all.compactMap { element in element["name"].map { ($0, element) } }) { first, _ in first }
  }
}
