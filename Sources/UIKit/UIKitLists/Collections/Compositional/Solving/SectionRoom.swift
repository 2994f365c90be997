// SPDX-License-Identifier: MIT

/// The space that a compositional layout has for its sections.
@MainActor
struct SectionRoom {
  var direction: UICollectionView.ScrollDirection
  /// The size of the bounds inside the content insets, in points.
  var container: CGSize
  var traits: UITraitCollection
  /// The insets of each reference from the container at all edges, in points.
  var insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  /// The reference that `automatic` means.
  var reference: UIContentInsetsReference

  /// Returns the insets of a section's reference from the container, in points.
  ///
  /// They are across the scroll axis only. Along it the collection view's adjusted content inset keeps the first and
  /// the last section inside the safe area, and sections follow one another.
  func insets(at reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    var result = insets(reference == .automatic ? self.reference : reference)
    switch direction {
    case .vertical: (result.top, result.bottom) = (0, 0)
    case .horizontal: (result.leading, result.trailing) = (0, 0)
    }
    return result
  }

  /// The environment for a section provider.
  var environment: LayoutEnvironment {
    LayoutEnvironment(contentSize: container, contentInsets: insets(at: .automatic), traitCollection: traits)
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the sum of the insets at each edge.
  static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing
    )
  }
}

/// The measured sizes of a compositional layout's elements, in points.
struct MeasuredElements {
  /// The sizes of cells, by section and item.
  var items: [Int: [Int: CGSize]] = [:]
  /// The sizes of headers and footers.
  var supplementary: [ElementKey: CGSize] = [:]

  /// Returns the sizes with the keys that their elements have after a change.
  func moved(_ change: any ListChange) -> MeasuredElements {
    var result = MeasuredElements()
    for (section, sizes) in items {
      for (item, size) in sizes {
        guard let path = change.retainedIndexPath(of: ItemIndexPath(section: section, item: item)) else { continue }
        result.items[path.section, default: [:]][path.item] = size
      }
    }
    for (key, size) in supplementary { if let key = key.moved(by: change) { result.supplementary[key] = size } }
    return result
  }
}
