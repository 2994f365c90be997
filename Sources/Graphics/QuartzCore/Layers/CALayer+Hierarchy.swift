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
  /// The sublayers in drawing order: by ``zPosition``, then by their order.
  package var paintedSublayers: [CALayer] {
    let all = orderedSublayers
    guard all.contains(where: { $0.zPosition != 0 }) else { return all }
    return all.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  var transformToRoot: CGAffineTransform {
    let step = transformToSuperlayer(from: bounds.origin)
    return superlayer.map { step.concatenating($0.transformToRoot) } ?? step
  }

  /// The sublayers from back to front. An added layer comes directly after the frontmost subview that was behind it.
  var orderedSublayers: [CALayer] {
    let ofViews = subviewLayers
    guard !added.isEmpty else { return ofViews }
    var addedByIndex: [[CALayer]] = Array(repeating: [], count: ofViews.count + 1)
    for entry in added {
      let index = ofViews.lastIndex { view in entry.behind.contains { $0.layer === view } }.map { $0 + 1 } ?? 0
      addedByIndex[index].append(entry.layer)
    }
    return addedByIndex[0] + ofViews.indices.flatMap { [ofViews[$0]] + addedByIndex[$0 + 1] }
  }

  var subviewLayers: [CALayer] { asking { $0.subviewLayers } ?? [] }

  /// Whether a layer can become a sublayer: not this one or one that contains it, and not that of a view, which moves only with its
  /// view.
  func accepts(_ layer: CALayer) -> Bool { layer.owner == nil && !isInside(layer) }

  func insert(_ layer: CALayer, at index: Int) {
    guard accepts(layer) else { return }
    let wasHere = layer.storedSuperlayer === self
    let all = orderedSublayers
    var target = min(index, all.count)
    if wasHere, let old = all.firstIndex(where: { $0 === layer }), old < target { target -= 1 }
    layer.removeFromSuperlayer()
    let others = orderedSublayers
    let behind = others.prefix(target)
    let entry = AddedLayer(
      layer: layer, behind: behind.filter { $0.owner != nil }.map { WeakLayer(layer: $0) })
    // After the last added layer that is behind the index.
    let position = added.lastIndex { entry in behind.contains { $0 === entry.layer } }.map { $0 + 1 } ?? 0
    added.insert(entry, at: position)
    layer.storedSuperlayer = self
  }

  /// Inserts a layer directly behind or in front of `sibling`, or at that end if `sibling` is not a sublayer.
  func insert(_ layer: CALayer, beside sibling: CALayer?, inFront: Bool) {
    guard layer !== sibling, accepts(layer) else { return }
    layer.removeFromSuperlayer()
    let all = orderedSublayers
    let place = all.firstIndex { $0 === sibling }
    insert(layer, at: inFront ? place.map { $0 + 1 } ?? all.count : place ?? 0)
  }

  func isInside(_ layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }
}
