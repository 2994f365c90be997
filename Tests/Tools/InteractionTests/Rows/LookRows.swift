// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  // MARK: The looks of what people open

  static let replaceRows: [Interaction] = [
    Interaction(
      "Find and replace a word, and then all others", systems: "16+", .apple,
      "doc UIFindInteraction.presentFindNavigator(showingReplace:); that a long press on Replace replaces all is decided",
      effects: ["“One hill, two mills, and a Mill”", "“One hill, two hills, and a hill”", "No results"]
    ) { stage in
      let view = stage.add(UITextView(), CGRect(x: 20, y: 80, width: 300, height: 100))
      view.text = "One mill, two mills, and a Mill"
      view.isFindInteractionEnabled = true
      view.findInteraction?.presentFindNavigator(showingReplace: true)
      stage.settle()
      try stage.actions.type("mill")
      for case let field as UITextField in stage.views(in: stage.window) where field.placeholder == "Replace" {
        stage.tap(field)
      }
      try stage.actions.type("hill")
      if let button = stage.button("Replace") { stage.tap(button) }
      stage.note("“\(view.text ?? "")”")
      if let button = stage.button("Replace") { stage.press(button) }
      try stage.choose("Replace All")
      stage.note("“\(view.text ?? "")”")
      stage.noteResult()
    }
  ]

  static let tintRows: [Interaction] = [
    Interaction(
      "An alert dims the tint color of what is behind it", systems: "7+", .apple,
      "doc UIView.tintAdjustmentMode, TintAdjustmentMode.dimmed; which gray it is was not found",
      effects: ["blue", "tint did change", "gray", "alert blue", "tint did change", "blue"]
    ) { stage in
      let view = stage.add(TintSpy(), CGRect(x: 20, y: 80, width: 100, height: 40))
      stage.note(view.shownTint)
      view.noteChange = { stage.note("tint did change") }
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      stage.window.rootViewController?.present(alert, animated: false)
      stage.settle()
      stage.note(view.shownTint)
      stage.note(alert.view.tintColor == .systemBlue ? "alert blue" : "alert gray")
      try stage.actions.tap("OK")
      stage.settle()
      stage.note(view.shownTint)
    }
  ]

  static let listLookRows: [Interaction] = [
    Interaction(
      "A plain list has the margins of a plain table, and its header the look of one", systems: "14+", .derived,
      "doc UICollectionViewListCell.defaultContentConfiguration(): for the place of the cell; margins: cells of tables",
      effects: ["row margin equal", "header semibold", "row regular"]
    ) { stage in
      let size = CGRect(x: 0, y: 0, width: 393, height: 400)
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      let view = UICollectionView(
        frame: size, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      let source = stage.keep(ListLookSource())
      source.register()
      view.dataSource = source
      stage.add(view, size)
      let table = UITableView(frame: size)
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      table.addSubview(cell)
      stage.settle()
      let row = view.visibleCells.first
      if row?.contentView.layoutMargins.left == cell.layoutMargins.left { stage.note("row margin equal") }
      stage.note("header \(source.weights["header"] ?? "none")")
      stage.note("row \(source.weights["row"] ?? "none")")
    }
  ]

  static let turnedPreviewRows: [Interaction] = [
    Interaction(
      "Long press on a view that is turned and scaled", systems: "13+", .decided,
      "the preview is the view as it is seen, and the others do not change", effects: ["preview turned", "closed"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy")])
      let view = stage.add(UIView(), CGRect(x: 100, y: 300, width: 200, height: 100))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.addInteraction(UIContextMenuInteraction(delegate: spy))
      stage.press(view)
      let shown = UIScreen.main.systemWindows.flatMap { stage.views(in: $0) }
      let preview = shown.first { "\(type(of: $0))" == "MenuPreviewView" }?.frame
      let isTurned = preview.map { abs($0.width - 100) < 1 && abs($0.height - 200) < 1 } ?? false
      stage.tap(at: CGPoint(x: 380, y: 60))
      stage.forget()
      if isTurned { stage.note("preview turned") }
      if !stage.showsMenu { stage.note("closed") }
    }
  ]
}

extension InteractionStage {
  /// A view and all that is in it.
  fileprivate func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  /// The button with a title.
  fileprivate func button(_ title: String) -> UIButton? {
    views(in: window).lazy.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == title }
  }
}

/// A view that says when its tint color changes.
private final class TintSpy: UIView {
  var noteChange: () -> Void = {}
  override func tintColorDidChange() { noteChange() }

  var shownTint: String {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return red == blue ? "gray" : "blue"
  }
}

/// The data source of a list with a header, which keeps the weights of the texts.
private final class ListLookSource: NSObject, UICollectionViewDataSource {
  var weights: [String: String] = [:]

  private func note(_ place: String, _ content: UIListContentConfiguration) {
    let traits = content.textProperties.font.fontDescriptor.symbolicTraits
    weights[place] = traits.contains(.traitBold) ? "semibold" : "regular"
  }

  /// Makes the registrations, before views are asked for.
  func register() { _ = (row, header) }

  private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, _ in
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    self?.note("row", content)
    cell.contentConfiguration = content
  }
  private lazy var header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [weak self] view, _, _ in
    var content = view.defaultContentConfiguration()
    content.text = "Header"
    self?.note("header", content)
    view.contentConfiguration = content
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath) }
}
