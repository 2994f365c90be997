// SPDX-License-Identifier: MIT

extension CALayer {
  /// The last of the marked layers upward from this one, or this one.
  var topmostMarked: CALayer {
    var top = self
    while let superlayer = top.storedSuperlayer, superlayer.isLayoutNeeded { top = superlayer }
    return top
  }

  /// Lays out this layer and those below it, as far as they are marked and do not belong to a view, superlayers first.
  func layOutMarkedLayers() {
    if isLayoutNeeded {
      // An implementation that changes the bounds marks the layer for the next pass.
      isLayoutNeeded = false
      layoutSublayers()
    }
    layOutAddedLayers()
  }

  /// Lays out the marked layers below this one that do not belong to a view.
  package func layOutAddedLayers() {
    mask?.layOutMarkedLayers()
    for entry in added { entry.layer.layOutMarkedLayers() }
  }
}
