// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UICollectionView``.
  package static let collectionView = PropertyTable(
    UICollectionView.self, superclass: "UIScrollView", "Items in sections that a layout object arranges.",
    [
      ObjectProperty(
        "allowsSelection", \UICollectionView.allowsSelection, "Whether items can be selected.", absent: true),
      ObjectProperty(
        "allowsMultipleSelection", \UICollectionView.allowsMultipleSelection, "Whether several items can be selected.",
        absent: false),
      ObjectProperty(
        "isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled,
        "Whether items are prepared before they are visible.", absent: true),
    ])

  /// The properties of ``UICollectionViewFlowLayout``.
  package static let collectionViewFlowLayout = PropertyTable(
    UICollectionViewFlowLayout.self, superclass: nil, "A layout in lines.",
    [
      ObjectProperty(
        "minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing, "The distance of lines, in points."),
      ObjectProperty(
        "minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing,
        "The smallest distance of the items of a line, in points."),
      ObjectProperty("itemSize", \UICollectionViewFlowLayout.itemSize, "The size of items, in points."),
      ObjectProperty(
        "estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize, "The expected size of items, in points."),
      ObjectProperty(
        "headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize, "The size of headers, in points."),
      ObjectProperty(
        "footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize, "The size of footers, in points."),
      ObjectProperty("sectionInset", \UICollectionViewFlowLayout.sectionInset, "The insets of sections, in points."),
      ObjectProperty(
        "sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference,
        "What the insets of sections are added to."),
      ObjectProperty(
        "scrollDirection", \UICollectionViewFlowLayout.scrollDirection, "The direction in which the lines follow."),
    ])
}

extension UICollectionView.ScrollDirection: NamedCases {
  package static var kindOfValue: String { "a scroll direction" }
  package static var namedCases: [(name: String, value: UICollectionView.ScrollDirection)] {
    [("vertical", .vertical), ("horizontal", .horizontal)]
  }
}

extension UICollectionViewFlowLayout.SectionInsetReference: NamedCases {
  package static var kindOfValue: String { "a reference of section insets" }
  package static var namedCases: [(name: String, value: UICollectionViewFlowLayout.SectionInsetReference)] {
    [
      ("fromContentInset", .fromContentInset), ("fromSafeArea", .fromSafeArea),
      ("fromLayoutMargins", .fromLayoutMargins),
    ]
  }
  package static var documentNames: [String: String] {
    ["fromContentInset": "contentInset", "fromSafeArea": "safeArea", "fromLayoutMargins": "layoutMargins"]
  }
}
