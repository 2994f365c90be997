// SPDX-License-Identifier: MIT

import UIKit

/// A view of a height, which gives way to that of a cell until the cell has been measured again.
private final class HeightBox: UIView {
  private(set) lazy var height = heightAnchor.constraint(equalToConstant: 0)

  init(in content: UIView) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(self)
    let width = widthAnchor.constraint(equalToConstant: 90)
    width.priority = UILayoutPriority(500)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: content.topAnchor), leadingAnchor.constraint(equalTo: content.leadingAnchor),
      trailingAnchor.constraint(equalTo: content.trailingAnchor),
      bottomAnchor.constraint(equalTo: content.bottomAnchor),
      height, width,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell that shows the item of a number.
@MainActor
protocol RandomCell {
  var number: Int { get }
  func show(_ number: Int, _ heights: [Int: CGFloat])
}

/// A cell of a collection view, with the number of its item.
final class RandomItem: UICollectionViewCell, RandomCell {
  private lazy var box = HeightBox(in: contentView)
  private(set) var number = 0

  func show(_ number: Int, _ heights: [Int: CGFloat]) {
    self.number = number
    box.height.constant = heights[number] ?? 0
  }
}

/// A cell of a table, with the number of its item.
final class RandomRow: UITableViewCell, RandomCell {
  private lazy var box = HeightBox(in: contentView)
  private(set) var number = 0

  func show(_ number: Int, _ heights: [Int: CGFloat]) {
    self.number = number
    box.height.constant = heights[number] ?? 0
  }
}

/// Returns as many lines as a height of 20 points each asks for.
private func lines(_ height: CGFloat) -> String {
  Array(repeating: "Some words", count: Int(height / 20)).joined(separator: "\n")
}

/// A cell of a list whose content view lays out a text.
final class RandomTextItem: UICollectionViewListCell, RandomCell {
  private(set) var number = 0

  func show(_ number: Int, _ heights: [Int: CGFloat]) {
    self.number = number
    var content = defaultContentConfiguration()
    content.text = lines(heights[number] ?? 0)
    contentConfiguration = content
  }
}

/// A cell of a table whose content view lays out a text.
final class RandomTextRow: UITableViewCell, RandomCell {
  private(set) var number = 0

  func show(_ number: Int, _ heights: [Int: CGFloat]) {
    self.number = number
    var content = defaultContentConfiguration()
    content.text = lines(heights[number] ?? 0)
    contentConfiguration = content
  }
}

/// A view above a section, 26 points high where its layout asks for its height.
final class RandomHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let height = heightAnchor.constraint(equalToConstant: 26)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}
