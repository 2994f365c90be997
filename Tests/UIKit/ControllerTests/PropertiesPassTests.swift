// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The pass in which properties are updated, before layout.
@MainActor @Suite("Updates of properties", .serialized)
struct PropertiesPassTests {
  @MainActor
  final class Log { var lines: [String] = [] }

  private final class Noting: UIView {
    let name: String
    let log: Log
    /// A step in the update of properties.
    var step: () -> Void = {}

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      log.lines.append("\(name) properties")
      step()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("\(name) layout")
    }
  }

  private final class NotingController: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = Noting("view", log) }
    override func updateProperties() { log.lines.append("controller properties") }
    override func viewDidLayoutSubviews() { log.lines.append("controller layout") }
  }

  private let log = Log()

  /// A view with a subview that has a subview, all laid out.
  private func tree() -> (a: Noting, b: Noting, c: Noting) {
    let tree = (Noting("a", log), Noting("b", log), Noting("c", log))
    tree.0.addSubview(tree.1)
    tree.1.addSubview(tree.2)
    tree.0.layoutIfNeeded()
    return tree
  }

  /// Returns what was noted in `body`.
  private func notes(_ body: () -> Void) -> [String] {
    log.lines = []
    body()
    return log.lines
  }

  @Test("the first pass updates superviews before subviews, and all properties before the layout")
  func first() {
    let notes = notes { _ = tree() }
    #expect(notes == ["a properties", "b properties", "c properties", "a layout", "b layout", "c layout"])
  }

  @Test("a view marked for an update is not laid out")
  func noLayout() {
    let (a, b, _) = tree()
    #expect(notes { a.layoutIfNeeded() } == [])
    b.setNeedsUpdateProperties()
    #expect(notes { a.layoutIfNeeded() } == ["b properties"])
    #expect(notes { a.layoutIfNeeded() } == [])
    b.setNeedsUpdateProperties()
    #expect(notes { b.updatePropertiesIfNeeded() } == ["b properties"])
    #expect(notes { a.layoutIfNeeded() } == [])
  }

  @Test("a view marked for layout does not update its properties")
  func noUpdate() {
    let (a, _, c) = tree()
    c.setNeedsLayout()
    #expect(notes { a.layoutIfNeeded() } == ["c layout"])
    c.setNeedsLayout()
    a.setNeedsUpdateProperties()
    #expect(notes { a.layoutIfNeeded() } == ["a properties", "c layout"])
  }

  @Test("an update that asks for layout, or for another update, gets it in the same pass")
  func asking() {
    let (a, b, c) = tree()
    b.step = { b.setNeedsLayout() }
    b.setNeedsUpdateProperties()
    #expect(notes { a.layoutIfNeeded() } == ["b properties", "b layout"])
    b.step = { c.setNeedsUpdateProperties() }
    b.setNeedsUpdateProperties()
    #expect(notes { a.layoutIfNeeded() } == ["b properties", "c properties"])
    b.step = { a.setNeedsUpdateProperties() }
    b.setNeedsUpdateProperties()
    #expect(notes { a.layoutIfNeeded() } == ["b properties", "a properties"])
  }

  @Test("an update that always asks for another one ends")
  func endless() {
    let (a, b, _) = tree()
    b.step = { b.setNeedsUpdateProperties() }
    b.setNeedsUpdateProperties()
    #expect(notes { a.layoutIfNeeded() }.count == 100)
  }

  @Test("a subtree that was marked before it joined, and a subview added in an update, are updated")
  func joining() {
    let (a, b, c) = tree()
    b.removeFromSuperview()
    a.layoutIfNeeded()
    c.setNeedsUpdateProperties()
    a.addSubview(b)
    #expect(notes { a.layoutIfNeeded() }.contains("c properties"))
    let late = Noting("late", log)
    b.step = { b.addSubview(late) }
    b.setNeedsUpdateProperties()
    #expect(notes { a.layoutIfNeeded() }.filter { $0.hasSuffix("properties") } == ["b properties", "late properties"])
  }

  @Test("a controller updates its properties before its view, without layout")
  func controller() {
    let controller = NotingController(log)
    controller.view.layoutIfNeeded()
    #expect(log.lines.prefix(2) == ["controller properties", "view properties"])
    controller.setNeedsUpdateProperties()
    #expect(notes { controller.view.layoutIfNeeded() } == ["controller properties", "view properties"])
    controller.setNeedsUpdateProperties()
    #expect(notes { controller.updatePropertiesIfNeeded() } == ["controller properties", "view properties"])
  }
}
