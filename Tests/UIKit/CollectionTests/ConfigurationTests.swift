// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// A row or an item, whose configurations behave in the same way in a table and in a collection view.
@MainActor
private struct Shown {
  let cell: UIView
  let list: UIScrollView
  let content: () -> (any UIContentConfiguration)?
  let setContent: ((any UIContentConfiguration)?) -> Void
  let setBackground: (UIBackgroundConfiguration?) -> Void
  let setHandler: (@escaping (UICellConfigurationState) -> Void) -> Void
  let select: () -> Void
  let edit: () -> Void
  let calls: () -> [String]
}

/// Writes down its updates; the update handler writes into the same list.
private protocol Writing: UIView {
  var calls: [String] { get set }
}

private final class WritingRow: UITableViewCell, Writing {
  var calls: [String] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    calls.append("update selected \(state.isSelected) editing \(state.isEditing)")
    super.updateConfiguration(using: state)
  }
}

private final class WritingItem: UICollectionViewCell, Writing {
  var calls: [String] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    calls.append("update selected \(state.isSelected) editing \(state.isEditing)")
    super.updateConfiguration(using: state)
  }
}

/// A configuration that is high, and higher while selected.
private struct Growing: UIContentConfiguration {
  var height: CGFloat = 60

  func makeContentView() -> any UIView & UIContentView { GrowingView(self) }
  func updated(for state: any UIConfigurationState) -> Growing {
    Growing(height: (state as? UICellConfigurationState)?.isSelected == true ? 90 : 60)
  }
}

private final class GrowingView: UIView, UIContentView {
  private lazy var height = heightAnchor.constraint(equalToConstant: 0)
  var configuration: any UIContentConfiguration { didSet { take() } }

  init(_ configuration: Growing) {
    self.configuration = configuration
    super.init(frame: .zero)
    height.isActive = true
    take()
  }

  required init?(coder: NSCoder) { nil }

  private func take() { height.constant = (configuration as? Growing)?.height ?? 0 }
}

/// The same expectations of tables and collection views.
@MainActor
@Suite("Configurations of cells, in tables and collection views")
struct ConfigurationTests {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case table, collection
    var testDescription: String { rawValue }
  }

  @MainActor
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
  private let source = Source()

  private func shown(_ kind: Kind) throws -> Shown {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let first = IndexPath(item: 0, section: 0)
    switch kind {
    case .table:
      let table = UITableView(frame: frame)
      table.register(WritingRow.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first as? WritingRow)
      return Shown(
        cell: cell, list: table, content: { cell.contentConfiguration }, setContent: { cell.contentConfiguration = $0 },
        setBackground: { cell.backgroundConfiguration = $0 },
        setHandler: { handler in cell.configurationUpdateHandler = { handler($1) } },
        select: { table.selectRow(at: first, animated: false, scrollPosition: .none) },
        edit: { table.setEditing(true, animated: false) }, calls: { cell.calls })
    case .collection:
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      view.register(WritingItem.self, forCellWithReuseIdentifier: "cell")
      // Tables measure rows again when constraints below them change; collection views do so when they are asked to.
      view.selfSizingInvalidation = .enabledIncludingConstraints
      view.dataSource = source
      view.layoutIfNeeded()
      let cell = try #require(view.visibleCells.first as? WritingItem)
      return Shown(
        cell: cell, list: view, content: { cell.contentConfiguration }, setContent: { cell.contentConfiguration = $0 },
        setBackground: { cell.backgroundConfiguration = $0 },
        setHandler: { handler in cell.configurationUpdateHandler = { handler($1) } },
        select: { view.selectItem(at: first, animated: false, scrollPosition: []) },
        edit: { view.isEditing = true }, calls: { cell.calls })
    }
  }

  @Test(
    "the configurations are updated before a cell is first shown, and once for each change of its state",
    arguments: Kind.allCases)
  func updates(_ kind: Kind) throws {
    let shown = try shown(kind)
    #expect(shown.calls() == ["update selected false editing false"])
    shown.list.layoutIfNeeded()
    #expect(shown.calls().count == 1)
    shown.select()
    shown.list.layoutIfNeeded()
    #expect(shown.calls().dropFirst() == ["update selected true editing false"])
    shown.edit()
    shown.list.layoutIfNeeded()
    #expect(shown.calls().last == "update selected true editing true")
  }

  @Test("the handler is called after the cell's own method", arguments: Kind.allCases)
  func handlers(_ kind: Kind) throws {
    let shown = try shown(kind)
    let cell = try #require(shown.cell as? any Writing)
    let before = cell.calls.count
    shown.setHandler { [weak cell] state in cell?.calls.append("handler \(state.isSelected)") }
    shown.select()
    shown.list.layoutIfNeeded()
    #expect(Array(cell.calls.dropFirst(before)) == ["update selected true editing false", "handler true"])
  }

  private func contains(_ kind: UIView.Type, in view: UIView) -> Bool {
    type(of: view) == kind || view.subviews.contains { contains(kind, in: $0) }
  }

  @Test(
    "a content that is higher while selected makes the cell higher", arguments: Kind.allCases)
  func contents(_ kind: Kind) throws {
    let shown = try shown(kind)
    shown.setContent(Growing())
    shown.list.layoutIfNeeded()
    #expect(shown.cell.frame.height == 60)
    shown.select()
    shown.list.layoutIfNeeded()
    #expect(shown.cell.frame.height == 90)
    #expect(contains(GrowingView.self, in: shown.cell))
    shown.setContent(nil)
    #expect(!contains(GrowingView.self, in: shown.cell))
  }

  @Test("the view of a background configuration is the rearmost, inset by directional insets", arguments: Kind.allCases)
  func backgrounds(_ kind: Kind) throws {
    let shown = try shown(kind)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 6
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    shown.setBackground(background)
    shown.list.layoutIfNeeded()
    let view = try #require(shown.cell.subviews.first)
    #expect(view.backgroundColor == .red && view.layer.cornerRadius == 6)
    let size = shown.cell.bounds.size
    #expect(view.frame == CGRect(x: 10, y: 1, width: size.width - 30, height: size.height - 3))
    shown.cell.semanticContentAttribute = .forceRightToLeft
    shown.cell.setNeedsLayout()
    shown.list.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    shown.setBackground(nil)
    #expect(view.superview == nil)
  }

  @Test("a configuration may ask the cell for its own while it makes its view", arguments: Kind.allCases)
  func reentrance(_ kind: Kind) throws {
    struct Asking: UIContentConfiguration {
      let ask: @MainActor () -> Void
      func makeContentView() -> any UIView & UIContentView {
        ask()
        return GrowingView(Growing())
      }
      func updated(for state: any UIConfigurationState) -> Asking { self }
    }
    let shown = try shown(kind)
    var asked = false
    shown.setContent(
      Asking {
        asked = shown.content() is Asking
      })
    #expect(asked)
  }

  @Test(
    "a background has its insets, with margins where these are added, and its own view fills it",
    arguments: Kind.allCases)
  func backgroundViews(_ kind: Kind) throws {
    let shown = try shown(kind)
    let (own, other) = (UIView(), UIView())
    shown.cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 9)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.top, .leading]
    background.customView = own
    background.visualEffect = UIBlurEffect(style: .regular)
    background.image = UIImage(systemName: "star")
    background.imageContentMode = .center
    func show() throws -> UIView {
      shown.setBackground(background)
      shown.list.layoutIfNeeded()
      return try #require(shown.cell.subviews.first)
    }

    let view = try show()
    let bounds = shown.cell.bounds
    #expect(view.frame == CGRect(x: 22, y: 6, width: bounds.width - 26, height: bounds.height - 9))
    #expect(view.subviews.map { "\(type(of: $0))" } == ["UIVisualEffectView", "UIView", "UIImageView"])
    for subview in view.subviews { #expect(subview.frame == view.bounds) }
    #expect(own.superview === view && view.subviews.last?.contentMode == .center)

    background.customView = other
    background.image = nil
    background.visualEffect = nil
    background.edgesAddingLayoutMarginsToBackgroundInsets = []
    #expect(try show().subviews == [other])
    #expect(own.superview == nil && view.frame.minX == 2)

    background.customView = nil
    background.strokeWidth = 2
    background.strokeOutset = 3
    background.cornerRadius = 8
    let outlined = try show()
    let outline = try #require(outlined.subviews.first)
    #expect(outlined.layer.borderWidth == 0 && outline.layer.borderWidth == 2)
    #expect(outline.frame == outlined.bounds.insetBy(dx: -3, dy: -3) && outline.layer.cornerRadius == 11)
    background.strokeOutset = 0
    #expect(try show().subviews.isEmpty && outlined.layer.borderWidth == 2)
    shown.setBackground(nil)
    #expect(shown.cell.subviews.first !== outlined)
  }
}
