// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing
import UIKit

/// The states of views that are not seen, each in one view.
@MainActor
@Suite struct ScreenReaderTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  @discardableResult
  private func add(_ view: UIView, _ name: String, _ frame: CGRect, to parent: UIView? = nil) -> UIView {
    view.accessibilityIdentifier = name
    view.frame = frame
    (parent ?? root).addSubview(view)
    return view
  }

  private func states(_ name: String) throws -> [ScreenElement.State] {
    let screen = ScreenReader.read(CheckedLayout(LiveDescription(root: root)))
    return try #require(screen.all.first { $0.name == name }).states
  }

  @Test func viewsOutsideTheScreenOrAClippingSuperviewAreNamed() throws {
    add(UIView(), "outside", CGRect(x: 250, y: 0, width: 20, height: 20))
    add(UIView(), "half", CGRect(x: 190, y: 0, width: 20, height: 20))
    let box = add(UIView(), "box", CGRect(x: 0, y: 50, width: 50, height: 50))
    box.clipsToBounds = true
    add(UIView(), "cut", CGRect(x: 40, y: 0, width: 20, height: 20), to: box)
    add(UIView(), "gone", CGRect(x: 60, y: 0, width: 20, height: 20), to: box)
    #expect(try states("outside") == [.offScreen])
    #expect(try states("half") == [.clipped])
    #expect(try states("cut") == [.clipped])
    #expect(try states("gone") == [.offScreen])
    #expect(try states("box") == [])
  }

  @Test func hiddenAndEmptyViewsAreNamed() throws {
    add(UIView(), "hidden", CGRect(x: 0, y: 0, width: 20, height: 20)).isHidden = true
    add(UIView(), "transparent", CGRect(x: 0, y: 0, width: 20, height: 20)).alpha = 0
    add(UIView(), "empty", CGRect(x: 0, y: 0, width: 20, height: 0))
    #expect(try states("hidden") == [.hidden])
    #expect(try states("transparent") == [.hidden])
    #expect(try states("empty") == [.empty])
  }

  @Test func aViewIsCoveredByAnOpaqueOneInFrontOfIt() throws {
    add(UILabel(), "covered", CGRect(x: 10, y: 10, width: 20, height: 20))
    add(UILabel(), "seen", CGRect(x: 10, y: 100, width: 100, height: 20))
    let cover = add(UIView(), "cover", CGRect(x: 0, y: 0, width: 100, height: 110))
    cover.backgroundColor = .white
    add(UILabel(), "inside", CGRect(x: 10, y: 10, width: 20, height: 20), to: cover)
    #expect(try states("covered") == [.covered])
    #expect(try states("seen") == [])
    #expect(try states("inside") == [])
    cover.alpha = 0.5
    #expect(try states("covered") == [])
  }

  @Test func shortTextsAndStatesOfControlsAreNamed() throws {
    let label = UILabel()
    label.text = "A text that is too long for twenty points"
    add(label, "short", CGRect(x: 0, y: 0, width: 20, height: 20))
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    add(button, "save", CGRect(x: 0, y: 50, width: 100, height: 44))
    let control = UISwitch()
    control.isOn = true
    add(control, "on", CGRect(x: 0, y: 150, width: 51, height: 31))
    #expect(try states("short") == [.truncated])
    #expect(try states("save") == [.disabled])
    #expect(try states("on") == [.selected])
  }

  @Test func ambiguousAndContradictoryFramesAreNamed() throws {
    let open = add(UIView(), "open", .zero)
    open.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      open.widthAnchor.constraint(equalToConstant: 20), open.heightAnchor.constraint(equalToConstant: 20),
      open.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let torn = add(UIView(), "torn", .zero)
    torn.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      torn.widthAnchor.constraint(equalToConstant: 20), torn.widthAnchor.constraint(equalToConstant: 30),
      torn.heightAnchor.constraint(equalToConstant: 20), torn.topAnchor.constraint(equalTo: root.topAnchor),
      torn.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    #expect(try states("open").contains(.ambiguous))
    #expect(try states("torn").contains(.inConflict))
  }

  @Test func assistiveTechnologyReadsTextsAndControls() {
    let title = UILabel()
    title.text = "Settings"
    title.accessibilityTraits = .header
    add(title, "title", CGRect(x: 0, y: 0, width: 100, height: 20))
    let control = UISwitch()
    control.accessibilityLabel = "Sounds"
    add(control, "sounds", CGRect(x: 0, y: 40, width: 51, height: 31))
    let field = UITextField()
    field.placeholder = "Name"
    add(field, "name", CGRect(x: 0, y: 80, width: 100, height: 34))
    let group = add(UIView(), "group", CGRect(x: 0, y: 120, width: 100, height: 40))
    let first = add(UILabel(), "first", CGRect(x: 0, y: 0, width: 50, height: 20), to: group) as? UILabel
    first?.text = "read as one"
    group.isAccessibilityElement = true
    group.accessibilityLabel = "A group"
    let silent = add(UIView(), "silent", CGRect(x: 0, y: 160, width: 100, height: 40))
    silent.accessibilityElementsHidden = true
    (add(UILabel(), "mute", CGRect(x: 0, y: 0, width: 50, height: 20), to: silent) as? UILabel)?.text = "not read"
    let spoken = SpokenElement.elements(in: root)
    #expect(spoken.map(\.label) == ["Settings", "Sounds", nil, "A group"])
    #expect(spoken.map(\.traits) == [["header"], ["switch"], ["text field"], []])
    #expect(spoken.map(\.value) == [nil, "0", "Name", nil])
  }

  @Test func segmentsAndHalvesOfSteppersAreReadOneByOne() {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 2)
    add(segments, "span", CGRect(x: 0, y: 0, width: 300, height: 32))
    let stepper = UIStepper()
    add(stepper, "count", CGRect(x: 0, y: 40, width: 94, height: 32))
    let named = UIStepper()
    (named.accessibilityLabel, named.accessibilityValue) = ("Guests", "two guests")
    named.value = 2
    add(named, "guests", CGRect(x: 0, y: 80, width: 94, height: 32))
    let whole = UIStepper()
    whole.isAccessibilityElement = true
    add(whole, "whole", CGRect(x: 0, y: 120, width: 94, height: 32))
    let spoken = SpokenElement.elements(in: root)
    #expect(
      spoken.map(\.label) == [
        "Day", "Week", "Month", "Decrement", "Increment", "Guests, Decrement", "Guests, Increment", nil,
      ])
    #expect(
      spoken.map(\.value) == ["1 of 3", "2 of 3", "3 of 3", "0", "0", "two guests", "two guests", "0"])
    #expect(
      spoken.map(\.traits) == [
        ["button"], ["button", "selected"], ["button", "disabled"], ["button", "disabled"], ["button"], ["button"],
        ["button"], ["adjustable"],
      ])
    #expect(spoken[1].frame.x > spoken[0].frame.x && spoken[3].frame.width == stepper.bounds.width / 2)
  }

  @Test func cellsAreReadFromTheTop() {
    let table = UITableView(frame: root.bounds)
    let source = RowSource()
    table.dataSource = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    root.addSubview(table)
    root.layoutIfNeeded()
    #expect(SpokenElement.elements(in: root).compactMap(\.label) == ["Row 0", "Row 1", "Row 2"])
    let screen = ScreenReader.read(CheckedLayout(LiveDescription(root: root)))
    #expect(screen.all.compactMap(\.text) == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func cellsAreReadAsOneElementBesideTheirControls() {
    let table = UITableView(frame: root.bounds)
    let source = RowSource()
    source.make = { row in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(row)"
      cell.detailTextLabel?.text = "Detail"
      if row == 0 {
        let control = UISwitch()
        control.accessibilityLabel = "Sounds"
        cell.accessoryView = control
      }
      if row == 1 { cell.accessibilityLabel = "Own" }
      if row == 2 { cell.isAccessibilityElement = false }
      return cell
    }
    table.dataSource = source
    root.addSubview(table)
    root.layoutIfNeeded()
    let spoken = SpokenElement.elements(in: root)
    #expect(spoken.map(\.label) == ["Row 0, Detail", "Sounds", "Own", "Row 2", "Detail"])
    #expect(ViewFinder.views(described: "Row 0, Detail", in: root).map { $0 is UITableViewCell } == [true])
    #expect(ViewFinder.views(described: "Row 0", in: root).map { $0 is UILabel } == [true])
    #expect(ViewFinder.views(described: "Own", in: root).map { $0 is UITableViewCell } == [true])
  }

  @Test func viewsStandInTheOrderOfTheElements() {
    add(UIView(), "a", CGRect(x: 0, y: 0, width: 10, height: 10))
    add(UILabel(), "b", CGRect(x: 0, y: 0, width: 10, height: 10))
    let layout = CheckedLayout(LiveDescription(root: root))
    let views = ScreenReader.views(layout)
    let elements = ScreenReader.read(layout).all
    #expect(elements.map(\.index) == Array(views.indices))
    #expect(elements.map(\.name) == views.map(\.accessibilityIdentifier))
  }
}

private final class RowSource: NSObject, UITableViewDataSource {
  /// Makes the cell of a row in place of one with a text.
  var make: ((Int) -> UITableViewCell)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let make { return make(indexPath.row) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
