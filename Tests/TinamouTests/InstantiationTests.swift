// SPDX-License-Identifier: MIT

import Testing
import UIKit

private final class Badge: UIView {
  private(set) var isSetUp = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class Row: UITableViewCell {
  private(set) var given = UITableViewCell.CellStyle.default
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    given = style
  }
  required init?(coder: NSCoder) { nil }
}

private final class Heading: UITableViewHeaderFooterView {}

private final class Screen: UIViewController {
  private(set) var isSetUp = false
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isSetUp = true
  }
  required init?(coder: NSCoder) { nil }
}

private final class Fade: UIStoryboardSegue {}

@MainActor private func make<View: UIView>(_ type: View.Type = View.self) -> View { View() }
@MainActor private func make<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View { View(frame: frame) }
@MainActor private func makeCell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
  Cell(style: .subtitle, reuseIdentifier: "row")
}
@MainActor private func makeHeading<Header: UITableViewHeaderFooterView>(_ type: Header.Type) -> Header {
  type.init(reuseIdentifier: "header")
}
@MainActor private func makeScreen<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
  type.init(nibName: nil, bundle: nil)
}

@MainActor @Suite("Objects of classes that are known only at run time")
struct InstantiationTests {
  @Test("a generic view runs the initializer of its class")
  func views() {
    #expect(make(Badge.self).isSetUp)
    let label: UILabel = make()
    #expect(type(of: label) == UILabel.self)
    let badge = make(Badge.self, CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(badge.isSetUp && badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let type: UIView.Type = Badge.self
    #expect((type.init() as? Badge)?.isSetUp == true)
  }

  @Test("cells, headers, controllers and segues")
  func others() {
    let cell = makeCell(Row.self)
    #expect(cell.given == .subtitle && cell.reuseIdentifier == "row")
    #expect(makeHeading(Heading.self).reuseIdentifier == "header")
    let screen = makeScreen(Screen.self)
    #expect(screen.isSetUp)
    let kind: UIStoryboardSegue.Type = Fade.self
    let segue = kind.init(identifier: "a", source: screen, destination: UIViewController())
    #expect(segue is Fade && segue.source === screen && segue.identifier == "a")
  }

  @Test("texts without characters")
  func texts() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }
}
