// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Tables: registering, selecting, controllers", .serialized, .system(.iOS18))
struct RegistrationTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("an identifier without registration: nil, or UIKit's exception")
  func unregistered() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
    #expect(
      raised { _ = table.dequeueReusableCell(withIdentifier: "nobody", for: path(0)) } == [
        "NSInternalInconsistencyException: unable to dequeue a cell with identifier nobody - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      ])
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nobody") == nil)
  }

  @Test("a class is created by its own initializer, overridden or inherited")
  func classes() {
    final class Inheriting: UITableViewCell { let mark = "inherits" }
    final class Header: UITableViewHeaderFooterView {
      let mark: String
      override init(reuseIdentifier: String?) {
        mark = "overrides \(reuseIdentifier ?? "")"
        super.init(reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.register(Inheriting.self, forCellReuseIdentifier: "plain")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let text = table.dequeueReusableCell(withIdentifier: "text") as? TextCell
    #expect(text?.label.numberOfLines == 0)
    #expect(text?.reuseIdentifier == "text")
    #expect((table.dequeueReusableCell(withIdentifier: "plain", for: path(0)) as? Inheriting)?.mark == "inherits")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    #expect(header?.mark == "overrides header")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "text")
    #expect(table.dequeueReusableCell(withIdentifier: "text") == nil)
  }

  @Test("a class that is not a cell cannot be registered")
  func wrongClass() {
    let table = UITableView()
    #expect(raised { table.register(UILabel.self, forCellReuseIdentifier: "label") }.count == 1)
  }

  @Test("a nib that is missing is reported by name")
  func nib() {
    let table = UITableView()
    table.register(UINib(nibName: "NoSuchCell", bundle: nil), forCellReuseIdentifier: "nib")
    let reasons = raised { _ = table.dequeueReusableCell(withIdentifier: "nib") }
    #expect(reasons.contains { $0.contains("NoSuchCell") })
  }

  @Test("a cell is prepared for reuse")
  func prepareForReuse() {
    final class Counting: UITableViewCell {
      static var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        Counting.prepared += 1
      }
    }
    Counting.prepared = 0
    let table = table(Rows(100), Counting.self, height: 200) { $0.rowHeight = 50 }
    #expect(Counting.prepared == 0)
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(Counting.prepared == 4)
  }

  // MARK: Telling the delegate

  private final class Listener: NSObject, UITableViewDelegate {
    var heard: [String] = []
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      heard.append("will \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      heard.append("end \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 2 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 1
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      heard.append("perform \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.row)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  }

  @Test("the delegate is notified of rows that appear and disappear, and of scrolling")
  func displaying() {
    let listener = Listener()
    let table = table(Rows(10), height: 100) {
      $0.rowHeight = 50
      $0.delegate = listener
    }
    #expect(listener.heard == ["will 0", "will 1"])
    listener.heard = []
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(listener.heard == ["scroll", "end 0", "will 2"])
  }

  @Test("a tap calls the delegate; programmatic selection does not")
  func selecting() {
    let listener = Listener()
    let table = table(Rows(5), height: 300) {
      $0.rowHeight = 50
      $0.delegate = listener
    }
    listener.heard = []
    func tap(_ row: Int) {
      let touch = UITouch()
      table.cellForRow(at: path(row))?.touchesBegan([touch], with: nil)
      table.cellForRow(at: path(row))?.touchesEnded([touch], with: nil)
    }
    tap(0)
    tap(1)
    tap(2)
    tap(3)
    #expect(listener.heard == ["select 0", "deselect 0", "select 1", "perform 1"])
    #expect(table.indexPathForSelectedRow == path(1))
    listener.heard = []
    table.selectRow(at: path(4), animated: false, scrollPosition: .none)
    #expect(listener.heard.isEmpty)
    #expect(table.indexPathsForSelectedRows == [path(4)])
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
    table.allowsMultipleSelection = true
    tap(0)
    #expect(table.indexPathsForSelectedRows == [path(0), path(4)])
    tap(0)
    #expect(table.indexPathsForSelectedRows == [path(4)])
    table.allowsMultipleSelection = false
    table.allowsSelection = false
    listener.heard = []
    tap(0)
    #expect(listener.heard.isEmpty)
  }

  // MARK: Controllers

  @Test("a table controller is data source and delegate of its table; overridden methods are called")
  func controller() {
    final class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
      }
    }
    let list = List(style: .plain)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = list
    window.makeKeyAndVisible()
    #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
    #expect(list.tableView.rectForRow(at: path(1)).height == 80)
    #expect(list.tableView.visibleCells.count == 3)
    #expect(list.tableView.frame == window.bounds)
    list.setEditing(true, animated: false)
    #expect(list.tableView.isEditing)
  }

  @Test("under bars: rows begin below the navigation bar, and scroll under it")
  func underBars() throws {
    DeviceProfile.named("iPhone X")?.simulate()
    defer { DeviceProfile.standard.simulate() }
    let rows = Rows(100)
    let list = UITableViewController(style: .plain)
    list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.tableView.rowHeight = 44
    list.tableView.dataSource = rows
    let navigation = UINavigationController(rootViewController: list)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let table = try #require(list.tableView)
    #expect(text(of: table.adjustedContentInset) == "88 0 34 0")
    #expect(table.contentOffset.y == -88)
    #expect(table.frame.minY == 0)
    #expect(table.convert(table.rectForRow(at: path(0)), to: nil).minY == 88)
    let cell = try #require(table.cellForRow(at: path(0)))
    #expect(cell.contentView.layoutMargins.top == 11)
    table.scrollToRow(at: path(50), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.convert(table.rectForRow(at: path(50)), to: nil).minY == 88)
    #expect(table.indexPathsForVisibleRows?.first == path(48))
    #expect(table.cellForRow(at: path(48))?.contentView.layoutMargins.top == 11)
  }

  // MARK: Content configurations

  @Test("a configuration: text and secondary text, as high as a cell with labels")
  func configuration() {
    onScreen(scale: 2) {
      let rows = Rows([["Title"]])
      rows.fill = { cell, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      let table = table(rows)
      let cell = table.visibleCells[0]
      #expect(cell.frame.height == 43.5)
      let view = cell.contentView.subviews.first as? UIListContentView
      #expect(view?.frameText == "0 0 375 43.5")
      #expect(view?.textLayoutGuide?.layoutFrame.minX == 16)
      #expect(table.inspection.conflicts.isEmpty)
    }
  }

  @Test("a configuration with a long text wraps and makes the row higher; another one reuses the view")
  func wrappingConfiguration() {
    let rows = Rows([[String(repeating: "many words ", count: 20)]])
    rows.fill = { cell, text in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = text
      cell.contentConfiguration = content
    }
    let table = table(rows)
    let cell = table.visibleCells[0]
    #expect(cell.frame.height > 80)
    let view = cell.contentView.subviews.first as? UIListContentView
    let guide = view?.secondaryTextLayoutGuide?.layoutFrame ?? .zero
    #expect(guide.minX == 16)
    #expect(guide.maxX <= 359)
    #expect(guide.maxY < cell.frame.height)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    table.layoutIfNeeded()
    #expect(cell.contentView.subviews.first === view)
    #expect(cell.frame.height < 50, "a new configuration is measured")
  }

  @Test("a custom content view with constraints determines the height")
  func ownConfiguration() {
    struct Tall: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { TallView(self) }
      func updated(for state: any UIConfigurationState) -> Tall { self }
    }
    final class TallView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Tall) {
        self.configuration = configuration
        super.init(frame: .zero)
        heightAnchor.constraint(equalToConstant: 77).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let rows = Rows([["x"]])
    rows.fill = { cell, _ in cell.contentConfiguration = Tall() }
    let table = table(rows)
    #expect(table.visibleCells[0].frame.height == 77)
  }

  @Test("the cell's state is passed to the handler")
  func state() {
    let table = table(Rows([["a", "b"]])) { $0.rowHeight = 44 }
    var states: [Bool] = []
    let cell = table.visibleCells[0]
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    table.layoutIfNeeded()
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(states == [false, true])
  }
}
