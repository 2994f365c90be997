// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The trait that tells views in which kind of list they are, from iOS 18.
@MainActor @Suite("The list environment")
struct ListEnvironmentTests {
  @Test("cells of a table have the environment of its style, also after a change of the style by a document")
  func tables() {
    for (style, environment) in [
      (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    ] {
      let table = UITableView(frame: .zero, style: style)
      let cell = UITableViewCell()
      #expect(cell.traitCollection.listEnvironment == .unspecified)
      table.addSubview(cell)
      #expect(cell.contentView.traitCollection.listEnvironment == environment)
    }
  }

  @Test("cells of a list have the environment of the section's appearance")
  func lists() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Source()
    for (appearance, environment) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, UIListEnvironment.plain),
      (.insetGrouped, .insetGrouped), (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
    ] {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)))
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      let cell = view.visibleCells.first
      #expect(cell?.contentView.traitCollection.listEnvironment == environment)
    }
  }

  @Test("iOS 17 has no list environment; a collection of traits can be made with one")
  func older() {
    InterfaceGeneration.iOS17.whileCurrent {
      #expect(UITableView().traitCollection.listEnvironment == .unspecified)
    }
    #expect(UITraitCollection(listEnvironment: .grouped).listEnvironment == .grouped)
  }

  /// The styles of headers and footers by the list that shows them.
  private static let styles: [(UIListEnvironment, UIListContentConfiguration, UIListContentConfiguration)] = [
    (.unspecified, .plainHeader(), .plainFooter()), (.plain, .plainHeader(), .plainFooter()),
    (.grouped, .groupedHeader(), .groupedFooter()), (.insetGrouped, .groupedHeader(), .groupedFooter()),
    (.sidebar, .sidebarHeader(), .plainFooter()),
  ]

  @Test("headers and footers take the style of the list that shows them, but for what the app has changed")
  func headersAdapt() {
    for (environment, header, footer) in Self.styles {
      let state = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: environment))
      for (own, wanted) in [(UIListContentConfiguration.header(), header), (.footer(), footer)] {
        let shown = own.updated(for: state)
        #expect(shown.textProperties.font == wanted.textProperties.font)
        #expect(shown.textProperties.color == wanted.textProperties.color)
        #expect(shown.directionalLayoutMargins == wanted.directionalLayoutMargins)
      }
      var red = UIListContentConfiguration.header()
      red.textProperties.color = .systemRed
      #expect(red.updated(for: state).textProperties.color == .systemRed)
    }
  }
}
