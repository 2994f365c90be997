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
    if sizes == .given { giveRecordedSize(to: view, interface) }
    if let size = designed[interface.id] { give(size, to: view) }
    let placeholder = interface.placeholderSize
    if let width = placeholder.width { view.canvas.width = CGFloat(width) }
    if let height = placeholder.height { view.canvas.height = CGFloat(height) }
  }

  private func give(_ size: InterfaceSize, to view: UIView) {
    view.canvas.width = size.width < 0 ? UIView.noIntrinsicMetric : CGFloat(size.width)
    view.canvas.height = size.height < 0 ? UIView.noIntrinsicMetric : CGFloat(size.height)
  }

  private func giveRecordedSize(to view: UIView, _ interface: InterfaceView) {
    guard let frame = interface.frame, !interface.isMisplaced else { return }
    let insets = view.alignmentInsetsForLayout
    let width = CGFloat(frame.width) - insets.left - insets.right
    let height = CGFloat(frame.height) - insets.top - insets.bottom
    switch interface.kind {
    case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar:
      view.canvas.height = height
    case .imageView where view.intrinsicContentSize.width < 0 && interface.element["image"] == nil:
      return
    case .textView where interface.element.flag("scrollEnabled", or: true):
      return
    case .textView:
      (view.canvas.width, view.canvas.height) = (width, height)
    default:
      guard interface.kind?.hasContentSize == true else { return }
      (view.canvas.width, view.canvas.height) = (width, height)
    }
  }
}
