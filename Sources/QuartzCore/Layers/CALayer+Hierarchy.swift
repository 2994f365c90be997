// SPDX-License-Identifier: MIT

import Foundation

/// A layer added to another one, and where it lies among the layers of the subviews.
struct AddedLayer {
  let layer: CALayer
  /// The layers of subviews that were behind this one when it was added; in front of the frontmost still there it stays.
  var behind: [WeakLayer]
}

/// A layer that may have gone.
struct WeakLayer {
  weak var layer: CALayer?
}

extension CALayer {
  /// The layers in this one, back to front: those of the view's subviews and those added.
  public var sublayers: [CALayer]? {
    get {
      let all = orderedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in added.map(\.layer) { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
    }
  }

  /// The sublayers as they are painted: by ``zPosition``, equal ones in their order.
  package var paintedSublayers: [CALayer] {
    let all = orderedSublayers
    guard all.contains(where: { $0.zPosition != 0 }) else { return all }
    return all.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Puts `layer` in front of all others.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: orderedSublayers.count) }

  /// Puts `layer` at a place among the sublayers, counted from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: min(Int(idx), orderedSublayers.count))
  }

  /// Puts `layer` right behind `sibling`; at the very back when that is nil or not here.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: orderedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts `layer` right in front of `sibling`; at the very front when that is nil or not here.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let all = orderedSublayers
    insert(layer, at: all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count)
  }

  /// Puts `new` where `old` is.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Leaves the superlayer. The layer of a view goes only with the view.
  public func removeFromSuperlayer() {
    storedSuperlayer?.added.removeAll { $0.layer === self }
    storedSuperlayer = nil
  }

  /// Where a point of another layer lies in this one; both must be in one tree.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying((layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// Where a point of this layer lies in another one; both must be in one tree.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted()))
  }

  /// The upright rectangle around one of another layer, in this one's coordinates.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying((layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// The upright rectangle around one of this layer, in another one's coordinates.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted()))
  }

  /// Whether `point`, in the layer's coordinates, lies in its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  private var transformToRoot: CGAffineTransform {
    let step = transformToSuperlayer(from: bounds.origin)
    return superlayer.map { step.concatenating($0.transformToRoot) } ?? step
  }

  /// Sublayers from back to front. An added layer lies right in front of the frontmost subview that was behind it.
  private var orderedSublayers: [CALayer] {
    let ofViews = subviewLayers
    guard !added.isEmpty else { return ofViews }
    var atPlace: [[CALayer]] = Array(repeating: [], count: ofViews.count + 1)
    for entry in added {
      let place = ofViews.lastIndex { view in entry.behind.contains { $0.layer === view } }.map { $0 + 1 } ?? 0
      atPlace[place].append(entry.layer)
    }
    return atPlace[0] + ofViews.indices.flatMap { [ofViews[$0]] + atPlace[$0 + 1] }
  }

  private var subviewLayers: [CALayer] { asking { $0.subviewLayers } ?? [] }

  private func insert(_ layer: CALayer, at index: Int) {
    // A layer may not get into itself; its view's layer moves with the view only.
    guard layer.owner == nil, layer !== self, !isInside(layer) else { return }
    let wasHere = layer.storedSuperlayer === self
    let all = orderedSublayers
    var place = min(index, all.count)
    if wasHere, let old = all.firstIndex(where: { $0 === layer }), old < place { place -= 1 }
    layer.removeFromSuperlayer()
    let others = orderedSublayers
    let behind = others.prefix(place)
    let entry = AddedLayer(
      layer: layer, behind: behind.filter { $0.owner != nil }.map { WeakLayer(layer: $0) })
    // Among the added ones, in front of those that lie behind the place.
    let position = added.lastIndex { entry in behind.contains { $0 === entry.layer } }.map { $0 + 1 } ?? 0
    added.insert(entry, at: position)
    layer.storedSuperlayer = self
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }
}
