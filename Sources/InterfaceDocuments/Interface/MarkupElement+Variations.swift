// SPDX-License-Identifier: MIT

/// What an element says under certain size classes.
extension MarkupElement {
  /// The variations that apply under `traits`, the more specific ones later.
  func variations(under traits: InterfaceTraits) -> [MarkupElement] {
    elements("variation")
      .enumerated()
      .compactMap { index, variation in
        variation["key"].flatMap(traits.specificity(ofKey:)).map { (rank: $0, index: index, element: variation) }
      }
      .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      .map(\.element)
  }

  /// The value of the attribute `name` under `traits`: the most specific variation's, else the element's own.
  public func value(_ name: String, under traits: InterfaceTraits) -> String? {
    for variation in variations(under: traits).reversed() {
      if let value = variation[name] { return value }
    }
    return self[name]
  }

  /// The element in this one whose `key` is `key` under `traits`, such as a font.
  public func element(key: String, under traits: InterfaceTraits) -> MarkupElement? {
    for variation in variations(under: traits).reversed() {
      if let element = variation.element(key: key) { return element }
    }
    return element(key: key)
  }

  /// The identifiers of the constraints or subviews that are not there under `traits`.
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
