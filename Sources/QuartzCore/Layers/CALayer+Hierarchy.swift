// SPDX-License-Identifier: MIT

import Foundation

/// A layer added to another, and its position among the layers of the subviews.
struct AddedLayer {
  let layer: CALayer
  /// The layers of subviews that were behind this one when it was added. It stays in front of the frontmost one that
  /// remains.
  var behind: [WeakLayer]
}

/// A weak reference to a layer.
package struct WeakLayer {
  package weak var layer: CALayer?
}

extension CALayer {
  /// The sublayers from back to front: those of the view's subviews and those added; `nil` when there are none.
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

  /// The sublayers in drawing order: by ``zPosition``, then by their order.
  package var paintedSublayers: [CALayer] {
    let all = orderedSublayers
    guard all.contains(where: { $0.zPosition != 0 }) else { return all }
    return all.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Adds `layer` in front of all sublayers.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: orderedSublayers.count) }

  /// Inserts `layer` at an index of the sublayers, where 0 is the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: min(Int(idx), orderedSublayers.count))
  }

  /// Inserts `layer` directly behind `sibling`, or at the back if that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: orderedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts `layer` directly in front of `sibling`, or at the front if that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let all = orderedSublayers
    insert(layer, at: all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count)
  }

  /// Replaces the sublayer `old` with `new`.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer. Does nothing for the layer of a view, which moves with its view.
  public func removeFromSuperlayer() {
    storedSuperlayer?.added.removeAll { $0.layer === self }
    storedSuperlayer = nil
  }

  /// Converts a point from another layer's coordinates to this layer's. Both layers must be in one hierarchy.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying((layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// Converts a point from this layer's coordinates to another layer's. Both layers must be in one hierarchy.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted()))
  }

  /// The smallest rectangle in this layer's coordinates that encloses a rectangle of another layer.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying((layer?.transformToRoot ?? .identity).concatenating(transformToRoot.inverted()))
  }

  /// The smallest rectangle in another layer's coordinates that encloses a rectangle of this layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted()))
  }

  /// Whether the bounds contain `point`, in the layer's coordinates.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  private var transformToRoot: CGAffineTransform {
    let step = transformToSuperlayer(from: bounds.origin)
    return superlayer.map { step.concatenating($0.transformToRoot) } ?? step
  }

  /// The sublayers from back to front. An added layer comes directly after the frontmost subview that was behind it.
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
    // A layer cannot be added to itself or to a sublayer, and the layer of a view moves only with its view.
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
    // After the last added layer that is behind the index.
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
