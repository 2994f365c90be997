// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing
import UIKit

/// The words for views that have neither a name nor a text.
@MainActor
struct ViewPlaceTests {
  private final class Card: UIView {}
  private final class Login: UIViewController {}

  private func view<View: UIView>(_ view: View, _ name: String? = nil, _ subviews: [UIView] = []) -> View {
    view.accessibilityIdentifier = name
    subviews.forEach(view.addSubview)
    return view
  }

  @Test func aViewIsNamedByWhatIsAroundIt() {
    let lines = [UIView(), UIView(), UIImageView()]
    let card = view(Card(), nil, [view(UIStackView(), nil, lines)])
    let labeled = view(UIView(), "header", [UIImageView()])
    let login = Login()
    login.view.addSubview(card)
    login.view.addSubview(labeled)
    let plain = UIView()
    let window = view(UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), nil, [plain])
    window.rootViewController = login
    window.isHidden = false
    let names = [lines[0], lines[1], lines[2], card, labeled.subviews[0], login.view, plain].map {
      ViewPlace.name(of: $0)
    }
    #expect(
      names == [
        "UIView 1 of 2 in Card", "UIView 2 of 2 in Card", "UIImageView in Card", "Card in Login",
        "UIImageView in header",
        "Login.view", "UIView",
      ])
  }

  @Test func aCellIsNamedByItsRow() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell.map { ViewPlace.name(of: $0) } == "UITableViewCell row 1")
    #expect(cell.map { ViewPlace.name(of: $0.contentView) }?.hasSuffix(" in UITableViewCell row 1") == true)
  }

  @Test func findingsNameNoPathOfIndexes() {
    let scene = Scene()
    scene.box(UIButton(), "", CGRect(x: 20, y: 20, width: 10, height: 10))
    let subjects = scene.findings(.smallTouchTarget).flatMap(\.subjects)
    #expect(subjects.contains { $0.id == "root.0" && $0.place == "in root" })
  }
}
