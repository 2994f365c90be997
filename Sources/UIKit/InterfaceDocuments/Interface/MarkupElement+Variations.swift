// SPDX-License-Identifier: MIT

/// Values of an element that depend on size classes.
extension MarkupElement {
  /// Returns the variations that apply under `traits`, in order of increasing specificity.
  package func variations(under traits: InterfaceTraits) -> [MarkupElement] {
    elements("variation")
      .enumerated()
      .compactMap { index, variation in
        variation["key"].flatMap(traits.specificity(ofKey:)).map { (rank: $0, index: index, element: variation) }
      }
      .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      .map(\.element)
  }

  /// Returns the value of an attribute under `traits`: that of the most specific variation, or the element's own.
  public func value(_ name: String, under traits: InterfaceTraits) -> String? {
    for variation in variations(under: traits).reversed() {
      if let value = variation[name] { return value }
    }
    return self[name]
  }

  /// Returns the child element with the given key under `traits`, such as a font.
  public func element(key: String, under traits: InterfaceTraits) -> MarkupElement? {
    for variation in variations(under: traits).reversed() {
      if let element = variation.element(key: key) { return element }
    }
    return element(key: key)
  }

  /// Returns the identifiers of constraints or subviews that are not installed under `traits`.
  ///
  /// - Parameter mask: `constraints` or `subviews`.
  public func excluded(_ mask: String, under traits: InterfaceTraits) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(under: traits) {
      for change in variation.elements("mask").filter({ $0["key"] == mask }).flatMap(\.elements) {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }
}
