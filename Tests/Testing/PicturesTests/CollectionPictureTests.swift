// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tinamou

@testable import Pictures

/// Collection views in pictures. With `TINAMOU_PICTURES` set to a folder, the pictures are written to it.
@Suite("Pictures of collection views", .serialized)
@MainActor
struct CollectionPictureTests {
  /// Colored cells with their numbers.
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
      cell.contentView.layer.cornerRadius = 8
      let label = UILabel(frame: cell.contentView.bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.textAlignment = .center
      label.text = "\(indexPath.section)·\(indexPath.item)"
      cell.contentView.addSubview(label)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      view.backgroundColor = kind == "badge" ? .systemPurple : .systemGray4
      if kind == "badge" { view.layer.cornerRadius = 10 }
      return view
    }
  }

  private final class Backdrop: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemGray6
      layer.cornerRadius = 12
    }
    required init?(coder: NSCoder) { nil }
  }

  private func view(_ layout: UICollectionViewLayout, _ source: Source, _ height: CGFloat = 480) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    return view
  }

  /// The pixels of a view, one per point. The picture is written if the environment says so.
  private func pixels(of view: UIView, _ name: String) throws -> Pixels {
    view.layoutIfNeeded()
    if let folder = ProcessInfo.processInfo.environment["TINAMOU_PICTURES"] {
      try Picture(of: view, options: Picture.Options(scale: 2)).write(
        to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
    return try Picture(of: view, options: Picture.Options(scale: 1)).pixels()
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  @Test("a flow layout: lines, a pinned header, another section")
  func flow() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let source = Source([7, 4])
    let view = view(layout, source, 300)
    view.layoutIfNeeded()
    view.contentOffset.y = 50
    let pixels = try pixels(of: view, "flow")
    let red = pixels[15, 40]
    #expect(red.red > 200 && red.green < 120, "the first cell, moved up by 50 points")
    #expect(
      pixels[15, 15] == pixels[315, 15] && pixels[15, 15] != .white, "the header stays, and covers the first line")
  }

  @Test(
    "a compositional layout: nested groups on a background, a row that scrolls horizontally, badges",
    arguments: [false, true])
  func compositional(isRightToLeft: Bool) throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let layout = UICollectionViewCompositionalLayout { number, _ in
      if number == 0 {
        let large = NSCollectionLayoutItem(layoutSize: self.size(.fractionalWidth(0.6), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1)))
        for item in [large, small] {
          item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        }
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: self.size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: self.size(.fractionalWidth(1), .absolute(140)), subitems: [large, column])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
        background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        section.decorationItems = [background]
        return section
      }
      let item = NSCollectionLayoutItem(
        layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: self.size(.fractionalWidth(0.4), .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let source = Source([6, 5])
    let view = view(layout, source, 440)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    let pixels = try pixels(of: view, isRightToLeft ? "compositional-rtl" : "compositional")
    let large = isRightToLeft ? pixels[290, 30] : pixels[30, 30]
    #expect(large.red > 200 && large.green < 120, "the large item is at the leading side")
  }

  @Test("inset groups of a list with single-line and multiline texts")
  func list() throws {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.backgroundColor = .systemGroupedBackground
    let texts = [
      "布局", "A text that is longer than one line and wraps, so that its row is higher than the others.", "流式布局",
    ]
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.secondaryText = indexPath.item == 0 ? "Auto Layout" : nil
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(texts, toSection: 0)
    snapshot.appendItems(["一", "二"], toSection: 1)
    source.apply(snapshot)
    let pixels = try pixels(of: view, "list")
    #expect(pixels[20, 30] == .white && pixels[5, 30] != .white)
    let heights = view.visibleCells.map(\.frame.height)
    #expect(heights[1] > heights[2] && heights[0] > heights[2])
  }
}
