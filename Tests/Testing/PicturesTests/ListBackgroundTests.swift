// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tinamou

@testable import Pictures

/// The colors behind the rows of collection views.
@Suite("Backgrounds of lists in pictures", .serialized)
@MainActor
struct ListBackgroundTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  /// Sections with rows of a text each, or with plain items where there is no list.
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  /// The view of a layout, 300 points wide and high, with two rows in each section.
  private func view(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    return view
  }

  /// The color of a point of a view in an appearance of the interface, on black as in a window.
  private func color(of view: UIView, at y: Int, x: Int = 2, _ style: UIUserInterfaceStyle = .light) throws
    -> Pixels.Color
  {
    view.overrideUserInterfaceStyle = style
    view.layoutIfNeeded()
    return try Picture(of: view, options: Picture.Options(scale: 1, background: .black)).pixels()[x, y]
  }

  private func pixel(_ color: UIColor, _ style: UIUserInterfaceStyle) -> Pixels.Color {
    let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { Int(($0 * 255).rounded()) }
    return .rgb(parts[0], parts[1], parts[2])
  }

  private func background(_ appearance: Appearance) -> UIColor {
    switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }

  @Test(
    "a list that is made in code has the background of its appearance below and above its rows",
    arguments: [Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain],
    [UIUserInterfaceStyle.light, .dark])
  func appearances(appearance: Appearance, style: UIUserInterfaceStyle) throws {
    let expected = background(appearance)
    let source = Source([2])
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
    let view = view(list, source)
    #expect(try color(of: view, at: 295, style).isClose(to: pixel(expected, style)))
    view.contentOffset.y = -60
    #expect(try color(of: view, at: 20, style).isClose(to: pixel(expected, style)), "pulled down")
    // The list is in front of the color that the app or a storyboard has set.
    view.backgroundColor = .red
    #expect(try color(of: view, at: 295, style).isClose(to: pixel(expected, style)))
    #expect(view.backgroundColor == .red)
  }

  @Test("a list has the color that the app has configured, and none if that is clear")
  func configured() throws {
    let source = Source([2])
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = .systemYellow
    let view = view(UICollectionViewCompositionalLayout.list(using: configuration), source)
    #expect(try color(of: view, at: 295).isClose(to: pixel(.systemYellow, .light)))
    configuration.backgroundColor = .clear
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    view.backgroundColor = .systemTeal
    #expect(try color(of: view, at: 295).isClose(to: pixel(.systemTeal, .light)))
  }

  @Test("another layout takes the background of the list away")
  func exchanged() throws {
    let source = Source([2])
    let view = view(UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)), source)
    #expect(try color(of: view, at: 295).isClose(to: pixel(.systemGroupedBackground, .light)))
    view.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(try color(of: view, at: 295).isClose(to: .white))
  }

  @Test("a section that is no list shows the background of the view, and a list at the end fills the rest")
  func mixed() throws {
    let source = Source([1, 1])
    let layout = UICollectionViewCompositionalLayout { number, environment in
      if number == 1 {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.backgroundColor = .systemOrange
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let view = view(layout, source)
    view.backgroundColor = .systemPurple
    #expect(try color(of: view, at: 25, x: 200).isClose(to: pixel(.systemPurple, .light)))
    #expect(try color(of: view, at: 295, x: 200).isClose(to: pixel(.systemOrange, .light)))
  }

  @Test("a collection view that is made in code has the background of the system")
  func others() {
    let view = view(UICollectionViewFlowLayout(), Source([]))
    #expect(view.backgroundColor == .systemBackground)
  }
}
