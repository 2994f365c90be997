// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// A cell that is as large as the view in it.
final class SizedCell: UICollectionViewCell {
  let content = SizedView(50, 50)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.with(content)
    activate("H:|[content]|", ["content": content])
    activate("V:|[content]|", ["content": content])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A cell with a text that wraps.
final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.with(label)
    activate("H:|-10-[label]-10-|", ["label": label])
    activate("V:|-5-[label]-5-|", ["label": label])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Self-sizing cells", .serialized)
struct SelfSizingTests {
  private func list(
    _ height: NSCollectionLayoutDimension = .estimated(44), spacing: CGFloat = 0
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func sized(_ sizes: [(CGFloat, CGFloat)]) -> GridSource {
    let source = GridSource([sizes.count])
    source.setUp = { cell, indexPath in
      let (width, height) = sizes[indexPath.item]
      (cell as? SizedCell)?.content.natural = CGSize(width: width, height: height)
    }
    return source
  }

  @Test("flow layout: cells determine both dimensions, and lines are broken again")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = sized([(100, 20), (150, 40), (200, 30), (50, 10)])
    let view = UICollectionView.grid(320, 480, layout, source, cellClass: SizedCell.self)
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["0 10 100 20", "170 0 150 40", "0 50 200 30", "210 60 50 10"])
    #expect(view.contentSize.height == 80 as CGFloat)
  }

  @Test("compositional layout: an estimated height follows the text at the width the cell has")
  func text() {
    let source = GridSource([3])
    source.setUp = { cell, indexPath in
      (cell as? TextCell)?.label.text = String(repeating: "布局 layout ", count: 1 + indexPath.item * 8)
    }
    let view = UICollectionView.grid(320, 600, list(), source, cellClass: TextCell.self)
    view.layoutIfNeeded()
    var y: CGFloat = 0
    for case let cell as TextCell in view.visibleCells {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = cell.label.text
      let wanted = label.sizeThatFits(CGSize(width: 300, height: 0)).height + 10
      #expect(
        LayoutTestSupport.text(of: cell.frame)
          == "0 \(LayoutTestSupport.text(of: y)) 320 \(LayoutTestSupport.text(of: wanted))")
      #expect(LayoutTestSupport.text(of: cell.contentView.frame) == "0 0 320 \(LayoutTestSupport.text(of: wanted))")
      y += wanted
    }
    #expect(view.visibleCells.count == 3)
    #expect(LayoutTestSupport.text(of: view.contentSize.height) == LayoutTestSupport.text(of: y))
    let narrow = view.contentSize.height
    view.frame.size.width = 600
    view.layoutIfNeeded()
    #expect(view.contentSize.height < narrow, "wider lines, fewer of them")
  }

  @Test("an estimated header is as high as its constraints require, and moves the content below it")
  func header() {
    final class Header: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let content = with(SizedView(10, 37))
        activate("H:|[content]", ["content": content])
        activate("V:|-4-[content]-4-|", ["content": content])
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let view = UICollectionView.grid(
      320, 400, UICollectionViewCompositionalLayout(section: section), GridSource([1, 1]))
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["0 45 320 30", "0 120 320 30"])
  }

  @Test("tags: estimated widths fill each line, and items that do not fit begin the next")
  func tags() {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(30))
    let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    let view = UICollectionView.grid(
      200, 400, UICollectionViewCompositionalLayout(section: section),
      sized([(90, 30), (80, 30), (120, 30), (70, 30), (40, 30)]), cellClass: SizedCell.self)
    view.layoutIfNeeded()
    #expect(
      view.cellFrames == ["0 0 90 30", "98 0 80 30", "0 36 120 30", "128 36 70 30", "0 72 40 30"])
    #expect(view.contentSize.height == 102 as CGFloat)
  }

  @Test("cells of a row are as high as the highest when they are uniform across siblings")
  func uniform() {
    for isUniform in [false, true] {
      let height: NSCollectionLayoutDimension = isUniform ? .uniformAcrossSiblings(estimate: 40) : .estimated(40)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        subitems: [item])
      let view = UICollectionView.grid(
        200, 400, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        sized([(10, 30), (10, 70), (10, 20)]), cellClass: SizedCell.self)
      view.layoutIfNeeded()
      #expect(
        view.cellFrames
          == (isUniform
            ? ["0 0 100 70", "100 0 100 70", "0 70 100 20"] : ["0 0 100 30", "100 0 100 70", "0 70 100 20"]))
    }
  }

  @Test("a cell that invalidates its content gets another height, unless that is disabled")
  func invalidation() {
    let view = UICollectionView.grid(
      320, 400, list(), sized([(10, 30), (10, 30)]), cellClass: SizedCell.self)
    view.layoutIfNeeded()
    guard let cell = view.visibleCells.first as? SizedCell else { return #expect(Bool(false)) }
    cell.content.natural.height = 80
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["0 0 320 30", "0 30 320 30"], "a change in the content view is not noticed by itself")
    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["0 0 320 80", "0 80 320 30"])
    view.selfSizingInvalidation = .disabled
    cell.content.natural.height = 50
    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["0 0 320 80", "0 80 320 30"])
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell.content.natural.height = 60
    view.layoutIfNeeded()
    #expect(view.cellFrames == ["0 0 320 60", "0 60 320 30"])
  }

  @Test("an override of preferredLayoutAttributesFitting decides")
  func override() {
    final class Square: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size.height = attributes.size.width / 2
        return attributes
      }
    }
    let view = UICollectionView.grid(320, 400, list(), GridSource([2]), cellClass: Square.self)
    view.layoutIfNeeded()
    #expect(
      view.cellFrames.map { $0.split(separator: " ").suffix(2).joined(separator: " ") } == ["320 160", "320 160"])
  }

  @Test("a layout that never agrees with its cells is reported, and layout ends")
  func loop() {
    final class Forgetful: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { true }
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        invalidateLayout()
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
    }
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = LayoutLog.writeToStandardError }
    let layout = Forgetful()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView.grid(320, 400, layout, sized([(30, 20)]), cellClass: SizedCell.self)
    view.layoutIfNeeded()
    #expect((1...3).contains(messages.count), "\(messages.count) messages")
    #expect(messages.first?.contains("sizes of items keep changing while they are laid out") == true)
  }

  @Test("content above does not push visible content down when it turns out higher than estimated")
  func keepsPosition() {
    let view = UICollectionView.grid(
      320, 400, list(), sized(Array(repeating: (10, 100), count: 100)), cellClass: SizedCell.self)
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 50, section: 0))
    let distance = (cell?.frame.minY ?? 0) - view.bounds.minY
    #expect(distance == 0 as CGFloat)
    view.contentOffset.y -= 10
    view.layoutIfNeeded()
    #expect((cell?.frame.minY ?? 0) - view.bounds.minY == 10 as CGFloat)
    #expect(view.cellForItem(at: IndexPath(item: 49, section: 0))?.frame.height == 100 as CGFloat)
  }

  @Test("the width and height that the list gives a cell are named in its conflicts")
  func encapsulated() {
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = LayoutLog.writeToStandardError }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let source = GridSource([1])
    source.setUp = { cell, _ in
      let child = cell.contentView.withChild()
      activate("V:|[child(80)]|", ["child": child])
      child.pin(left: 0, width: 10)
    }
    let view = UICollectionView.grid(320, 400, layout, source)
    view.layoutIfNeeded()
    #expect(messages.contains { $0.contains("UIView-Encapsulated-Layout-Height") })
  }
}
