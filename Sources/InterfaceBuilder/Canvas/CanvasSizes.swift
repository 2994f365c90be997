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
    if sizes == .given { giveRecordedSize(to: view, interface) }
    keepOpenSize(of: view, interface)
    let placeholder = interface.placeholderSize
    if let width = placeholder.width { view.canvas.width = CGFloat(width) }
    if let height = placeholder.height { view.canvas.height = CGFloat(height) }
  }

  private func give(_ size: InterfaceSize, to view: UIView) {
    view.canvas.width = size.width < 0 ? UIView.noIntrinsicMetric : CGFloat(size.width)
    view.canvas.height = size.height < 0 ? UIView.noIntrinsicMetric : CGFloat(size.height)
  }

  /// A view with nothing in it and without a content size has the size of the canvas where constraints leave it open.
  private func keepOpenSize(of view: UIView, _ interface: InterfaceView) {
    guard environment.options.keepsOpenSizes, interface.isPlaced, interface.subviews.isEmpty,
      !(view is UIStackView), let frame = interface.frame
    else { return }
    view.canvas.openSize = CGSize(width: frame.width, height: frame.height)
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
