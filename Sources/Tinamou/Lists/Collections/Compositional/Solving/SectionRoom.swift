// SPDX-License-Identifier: MIT

/// The room that a compositional layout has for its sections.
@MainActor
struct SectionRoom {
  var direction: UICollectionView.ScrollDirection
  /// The bounds within the content insets, in points.
  var container: CGSize
  var traits: UITraitCollection
  /// How far each reference reaches into the container, in points.
  var insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  /// What `automatic` stands for.
  var reference: UIContentInsetsReference

  /// How far a reference of a section reaches into the container, in points.
  func insets(at reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    insets(reference == .automatic ? self.reference : reference)
  }

  /// What a section provider is told.
  var environment: LayoutEnvironment {
    LayoutEnvironment(contentSize: container, contentInsets: insets(at: .automatic), traitCollection: traits)
  }
}

extension NSDirectionalEdgeInsets {
  /// Edge by edge.
  static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing
    )
  }
}

/// What elements of a compositional layout have said of their sizes, in points.
struct MeasuredElements {
  /// Cells, by section and item.
  var items: [Int: [Int: CGSize]] = [:]
  /// Headers and footers.
  var supplementary: [ElementKey: CGSize] = [:]

  /// The sizes by the new keys of their elements.
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
