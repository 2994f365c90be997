// SPDX-License-Identifier: MIT

extension UICollectionView {
  func dataSourceDidChange() {
    data.counts = nil
    reloadEverything()
  }

  /// Forgets everything the data source said.
  func reloadEverything() {
    for (key, element) in shown { stopShowing(key, element) }
    selection = []
    highlighted = nil
    prefetched = []
    data.counts = nil
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Margins count for layouts whose insets begin at them.
  func layoutMarginsMatter() {
    if collectionViewLayout.dependsOnMargins { invalidateEverything() }
  }

  /// Lets the data source set up the cells of items again that are shown.
  func reconfigure(_ places: [ItemPlace]) {
    for place in places {
      let key = ElementKey(cellAt: place)
      guard let element = shown[key] else { continue }
      reconfigured[key] = element.view
      _ = cell(at: place.indexPath)
      reconfigured[key] = nil
      elementContentDidChange(key)
    }
  }
}
