// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

struct DynamicTests {
  @Test(arguments: [
    (
      "var a = 0",
      "var a = 0 { willSet { _willChangeValue(self, \"a\") } didSet { _didChangeValue(self, \"a\") } }"
    ),
    (
      "var a = 0 { didSet { f() } }",
      "var a = 0 { willSet { _willChangeValue(self, \"a\") } didSet { _didChangeValue(self, \"a\"); f() } }"
    ),
    (
      "var a: Int { get { b } set { b = newValue } }",
      "var a: Int { get { b } set { _willChangeValue(self, \"a\"); defer { _didChangeValue(self, \"a\") }; b = newValue } }"
    ),
    ("var a: Int { b }", "var a: Int { b }"),
  ])
  func observedPropertiesTellOfTheirChanges(before: String, after: String) {
    #expect(adapted("class V: NSObject {\n  @objc dynamic \(before)\n}\n").rows[1].contains(after))
  }

  @Test func managedPropertiesHaveAccessors() {
    #expect(
      adapted("class V: NSObject {\n  @NSManaged var a: String?\n}\n").rows[1].contains(
        "var a: String? { get { _managedValue(self, \"a\") } set { _setManagedValue(self, \"a\", newValue) } }"))
  }

  /// A method that is exchanged for another one calls that one by its own name.
  @Test(arguments: [
    ("@objc func m() { m() }", "m() { _exchanged(\"m\", { [] }, { m() }) }"),
    ("@objc func m() { self.m() }", "m() { self._exchanged(\"m\", { [] }, { self.m() }) }"),
    (
      "@objc func m(_ s: CGSize) -> CGSize { f ?? m(s) }",
      "{ f ?? _exchanged(\"m:\", { [s] }, { m(s) }) }"
    ),
    (
      "@objc func m(inside p: CGPoint, with e: UIEvent?) -> Bool { !m(inside: p, with: e) }",
      "{ !_exchanged(\"mInside:with:\", { [p, e] }, { m(inside: p, with: e) }) }"
    ),
    (
      "@objc func m(_ a: Bool) { m(true); other.m(a); m() }",
      "_exchanged(\"m:\", { [true] }, { m(true) }); other.m(a); m() }"
    ),
    ("@objc func m(_ a: Int) { if a > 0 { m(a - 1) } }", "{ if a > 0 { m(a - 1) } }"),
    ("func m() { m() }", "func m() { m() }"),
    ("@objc static func m() { m() }", "static func m() { m() }"),
  ])
  func exchangedMethodsCallTheOriginal(before: String, after: String) {
    let rows = adapted("import UIKit\nextension UIView {\n  \(before)\n}\n").rows
    #expect(rows[2].contains(after), "\(rows[2])")
    #expect(!adapted("import Foundation\nextension Other {\n  \(before)\n}\n").contains("_exchanged"))
  }

  private static let proto = """
    @objc public protocol P {
      func must()
      @objc optional func list(_ l: Int, didPick i: Int) -> Bool
      @objc optional func closed(_ l: Int)
      @objc optional func done()
      @objc optional var title: String { get }
    }

    """

  @Test func optionalRequirementsHaveDefaultsAndProperties() {
    let rows = adapted(Self.proto).rows
    #expect(rows[0].hasSuffix("public protocol P: AnyObject {"))
    #expect(rows[2].hasSuffix("func list(_ l: Int, didPick i: Int) -> Bool") && !rows[2].contains("optional"))
    #expect(rows[4] == "" && rows[5] == "")
    let last = rows[7]
    #expect(last.hasPrefix("public extension P { "))
    #expect(last.contains("var list_didPick: ((Int, Int) -> Bool)? { _respondsTo(self, \"list:didPick:\") ?"))
    #expect(last.contains("func closed(_ l: Int) {}; var closed: ((Int) -> Void)?"))
    #expect(last.contains("var done: (() -> Void)? { _respondsTo(self, \"done\") ?"))
    #expect(last.contains("var title: (String)? { _respondsTo(self, \"title\") ?"))
  }

  @Test(arguments: [
    ("p?.list?(1, didPick: 2)", "p?.list_didPick?(1,          2)"), ("p.closed?(1)", "p.closed?(1)"),
    ("p.done?()", "p.done?()"),
    ("p.list!(1, didPick: 2)", "p.list_didPick!(1,          2)"), ("completion?(1)", "completion?(1)"),
    ("d.tableView?(t, didSelectRowAt: i)", "d.tableView (t, didSelectRowAt: i)"),
    ("d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll (s)"), ("self.onTap?(s)", "self.onTap?(s)"),
  ])
  func callsOfOptionalRequirementsAreAdapted(before: String, after: String) {
    #expect(adapted(Self.proto + "func f() { \(before) }\n").rows[7] == "func f() { \(after) }")
  }

  /// Closures have no labels, so a call with labels is that of a method, unless the value can be called like a function.
  @Test(arguments: [
    ("struct Check { func callAsFunction(value: Int) -> Bool { true } }", "m.check?(value: 1)", "m.check?(value: 1)"),
    ("struct Check { func callAsFunction(other: Int) -> Bool { true } }", "m.check?(value: 1)", "m.check (value: 1)"),
    ("", "c.diffTool?(currentFilePath: a, failedFilePath: b)", "c.diffTool?(currentFilePath: a, failedFilePath: b)"),
  ])
  func valuesThatAreCalledStayOptional(declaration: String, before: String, after: String) {
    #expect(adapted("\(declaration)\nfunc f() { \(before) }\n").rows[1] == "func f() { \(after) }")
  }

  @Test func implementationsAreInTheTableOfTheirClass() {
    #expect(
      adapted(Self.proto + "class C: NSObject, P { func must() {}; func done() {} }\n").contains(".method(\"done\")"))
  }

  @Test func anOverrideInAnExtensionIsForwardedToByItsClass() {
    let rows = adapted(
      "class V: UIView { var x = 0 }\nextension V {\n  override var description: String { \"V\" }\n}\n"
    ).rows
    #expect(rows[0].contains("override var description: String { _objc_description }"))
    #expect(rows[2] == "     var _objc_description: String { \"V\" }")
  }

  @Test func anObserverInAnExtensionIsAMethodThatTheClassCalls() {
    let rows = adapted(
      """
      class V: UIView {}
      extension V {
        override var bounds: CGRect {
          didSet { print(oldValue) }
        }
      }
      """
    ).rows
    #expect(rows[0].contains("override var bounds: CGRect { didSet { _objc_bounds(oldValue) } }"))
    #expect(rows[2].contains("func _objc_bounds(_ oldValue: CGRect) {"))
    #expect(!rows[2].contains("override"))
    #expect(rows[3].contains("do     { print(oldValue) }"))
  }

  @Test func anOverrideThatIsUnavailableIsNotForwardedTo() {
    let rows = adapted(
      """
      class V: UITableView {}
      extension V {
        @available(*, unavailable)
        override var dataSource: UITableViewDataSource? { get { super.dataSource } set {} }
      }
      """
    ).rows
    #expect(!rows[0].contains("dataSource"))
    #expect(rows[3].contains("var _objc_dataSource: UITableViewDataSource?"))
    #expect(!rows[3].contains("override"))
  }

  @Test(arguments: [
    ("import Pages\nclass V: UIView {}\n", "import UIKit"),
    ("import Foundation\nlet s: Selector? = nil\n", "import ObjectiveC"),
    ("import Foundation\nextension NSLayoutConstraint {}\n", "import UIKit"),
    ("import Foundation\nlet a = CABasicAnimation()\n", "import UIKit"),
    ("import Foundation\nlet n: NSNumber, c: CACHE\n", nil),
    ("import Foundation\nlet s = 1\n", nil), ("import UIKit\nclass V: UIView {}\n", nil),
    ("import SwiftUI\nclass V: UIView {}\n", "import UIKit"), ("import Pages\nlet d = Date()\n", "import Foundation"),
    ("import Foundation\nclass M: ObservableObject {}\n", "import TinamouCombine"),
    ("import UIKit\nlet a: Set<AnyCancellable> = []\n", "import TinamouCombine"),
    ("import Foundation\nlet s = String(localized: \"a\")\n", "import FoundationAdditions"),
  ])
  func modulesThatOtherImportsBringAlongAreImported(source: String, expected: String?) {
    let added = adapted(source).rows.dropFirst(2).filter { $0.hasPrefix("import") }
    #expect(added.contains(expected ?? "import UIKit") == (expected != nil))
  }

  @Test func parametersWithoutANameArePassedOn() {
    let rows = adapted(
      """
      class V: UITableViewController {}
      extension V {
        override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 1 }
      }
      """
    ).rows
    #expect(
      rows[0].contains(
        "func tableView(_ argument1: UITableView, numberOfRowsInSection argument2: Int) -> Int "
          + "{ _objc_tableView(argument1, numberOfRowsInSection: argument2) }"))
  }

  @Test func aMethodOfAnExtensionCanBeOverridden() {
    let rows = adapted(
      """
      class V: UIView {}
      extension V {
        @objc func setUp(_ x: Int) -> Int { x }
      }
      class W: V { override func setUp(_ x: Int) -> Int { 1 } }
      """
    ).rows
    #expect(rows[0].contains("func setUp(_ x: Int) -> Int { _objc_setUp(x) }"))
    #expect(rows[2].contains("func _objc_setUp(_ x: Int) -> Int { x }"))
  }

  @Test func aMethodOfAnExtensionOfAClassElsewhereChoosesItsOverrideByType() {
    let rows = adapted(
      """
      extension UIView {
        @objc func setUp(_ x: Int) -> Int { x }
      }
      class W: UIView { override func setUp(_ x: Int) -> Int { super.setUp(x) } }
      class X: W { override func setUp(_ x: Int) -> Int { super.setUp(x) } }
      """
    ).rows
    #expect(rows[1].contains("func _objc_setUp(_ x: Int) -> Int { x }"))
    #expect(rows[3].contains("func _objc_W_setUp(_ x: Int) -> Int { super._objc_setUp(x) }"))
    #expect(rows[4].contains("func _objc_X_setUp(_ x: Int) -> Int { super._objc_W_setUp(x) }"))
    #expect(
      rows[5]
        == "extension UIView { func setUp(_ x: Int) -> Int { if let o = self as? X { return o._objc_X_setUp(x) }; "
        + "if let o = self as? W { return o._objc_W_setUp(x) }; return _objc_setUp(x) } }")
  }

  @Test(
    "A nested class is chosen by its whole name", arguments: ["extension Device", "enum Device", "extension A.Device"])
  func nestedOverride(around: String) {
    let rows = adapted(
      """
      extension UIView { @objc var start: UIView { self } }
      \(around) { final class Stage: UIView { override var start: UIView { subviews[0] } } }
      """
    ).rows
    let name = around.split(separator: " ")[1] + ".Stage"
    #expect(
      rows[2].contains("if let o = self as? \(name) { return o._objc_Stage_start }; return _objc_start"), "\(rows[2])")
  }

  @Test func testMethodsOnTheMainActorAreAsynchronous() {
    let rows = adapted(
      """
      @MainActor class Base: XCTestCase {}
      class T: Base {
        func testA() throws { f() }
        func helper() {}
        func testB() async {}
      }
      class U: XCTestCase {
        @MainActor func testC() { f() }
        func testD() {}
      }
      """
    ).rows
    #expect(rows[2] == "  func testA() async throws { f() }")
    #expect(rows[3] == "  func helper() {}" && rows[4] == "  func testB() async {}")
    #expect(rows[7] == "  @MainActor func testC() async { f() }" && rows[8].hasPrefix("  func testD() {};"))
  }

  @Test func testMethodsOnTheMainActorStayWithTheTestLibrary() {
    let text = "class U: XCTestCase {\n  @MainActor func testC() { wait() }\n  func testD() {}\n}\n"
    let file = SourceFile(path: "/App/U.swift", text: text)
    let adapted = SourceAdapter.adapt([file], hasTestLibrary: true)[0].text ?? text
    #expect(adapted.hasPrefix(text.dropLast(3)))
    #expect(adapted.contains("@_exported import MainActorTestCases"))
    let plain = SourceFile(path: "/App/V.swift", text: "class V: XCTestCase {\n  func testD() {}\n}\n")
    #expect(SourceAdapter.adapt([plain], hasTestLibrary: true)[0].text?.contains("MainActorTestCases") != true)
    // It also has what test cases lack on Linux, such as `classForCoder`.
    let importing = SourceFile(path: "/App/W.swift", text: "import XCTest\n" + plain.text)
    #expect(SourceAdapter.adapt([importing], hasTestLibrary: true)[0].text?.contains("MainActorTestCases") == true)
    #expect(SourceAdapter.adapt([importing])[0].text?.contains("MainActorTestCases") != true)
  }

  @Test func testMethodsThatRunTheRunLoopKeepThatOutOfAsynchronousCode() {
    let rows = adapted(
      """
      @MainActor class T: XCTestCase {
        func testA() {
          RunLoop.current.run(until: Date())
        }
        func testB() throws { wait(for: [a], timeout: 1) }
        func helper() { RunLoop.main.run() }
      }
      """
    ).rows
    #expect(rows[1] == "  func testA() async { ({ () -> Void in" && rows[3] == "  })() }")
    #expect(rows[4] == "  func testB() async throws { try ({ () throws -> Void in wait(for: [a], timeout: 1) })() }")
    #expect(rows[5].hasPrefix("  func helper() { RunLoop.main.run() };"))
  }

  @Test(arguments: [
    ("CGSize(width: 4, height: .infinity)", "CGSize(width: 4, height: CGFloat.infinity)"),
    ("CGSize.init(width: .zero, height: .pi)", "CGSize.init(width: CGFloat.zero, height: CGFloat.pi)"),
    (".init(x: 0, y: -.pi / 2)", ".init(x: 0, y: -CGFloat.pi / 2)"),
    (
      "CGRect(x: 0, y: (2 * .pi), width: a.width, height: .greatestFiniteMagnitude)",
      "CGRect(x: 0, y: (2 * CGFloat.pi), width: a.width, height: CGFloat.greatestFiniteMagnitude)"
    ),
    (
      "CGVector(dx: .leastNormalMagnitude, dy: .pi.nextUp)",
      "CGVector(dx: CGFloat.leastNormalMagnitude, dy: CGFloat.pi.nextUp)"
    ),
    // The type of these follows from what declares them, or is another.
    ("CGSize(width: .margin, height: f(.pi))", "CGSize(width: .margin, height: f(.pi))"),
    ("Angle(x: .pi, y: .pi)", "Angle(x: .pi, y: .pi)"),
    ("CGRect(origin: .zero, size: .zero)", "CGRect(origin: .zero, size: .zero)"),
    (
      "UIEdgeInsets(top: .zero, left: 0, bottom: 0, right: 0)", "UIEdgeInsets(top: .zero, left: 0, bottom: 0, right: 0)"
    ),
  ])
  func constantsInSizesHaveTheTypeOfLengths(text: String, result: String) {
    #expect(adapted("let a = \(text)\n").rows[0] == "let a = \(result)")
  }

  @Test func namesOfClassesAreAskedForByAFunction() {
    #expect(adapted("let a = type(of: x).description()\n").rows[0] == "let a = NSStringFromClass(type(of: x))")
  }

  @Test func anOverrideOfAClassElsewhereIsReported() {
    #expect(
      findings("extension UIView {\n  open override var description: String { \"\" }\n}\n")
        == [SourceFinding(.overrideInExtension(member: "description", type: "UIView"), line: 2, column: 21)])
  }

  @Test func filesOfAPackageKnowOneAnother() {
    let adapted = SourceAdapter.adapt([
      SourceFile(path: "/P.swift", text: Self.proto),
      SourceFile(path: "/V.swift", text: "class V: UIView { @objc func tapped(_ x: Int) {} }\n"),
      SourceFile(path: "/W.swift", text: "func f(p: P) { p.list?(1, didPick: 2); use(#selector(V.tapped)) }\n"),
    ])
    #expect(adapted[2].text?.contains("p.list_didPick?(1,          2); use(_sel(\"tapped:\")") == true)
  }

  @Test func requirementsOfExposedProtocolsAreOverriddenInExtensionsOfUIKit() {
    let result = adapted(
      """
      @objc protocol Themed { func apply(); var theme: Int { get } }
      extension UIView: Themed {
        func apply() { other() }
        var theme: Int { 1 }
        func other() {}
      }
      extension UIControl {
        override func apply() { super.apply() }
      }
      extension UIButton {
        override func apply() { super.apply() }
      }
      class Dark: UILabel {
        override var theme: Int { super.theme + 1 }
      }
      class Screen: UIViewController {}
      extension Screen {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """)
    #expect(result.rows[2].contains("func _objc_apply() { other() }"))
    #expect(result.rows[4] == "  func other() {}")
    #expect(result.rows[7].contains("func _objc_UIControl_apply() { super._objc_apply() }"))
    #expect(result.rows[10].contains("func _objc_UIButton_apply() { super._objc_UIControl_apply() }"))
    #expect(result.rows[13].contains("var _objc_Dark_theme: Int { super._objc_theme + 1 }"))
    #expect(
      result.contains(
        "func apply() { if let o = self as? UIButton { return o._objc_UIButton_apply() }; "
          + "if let o = self as? UIControl { return o._objc_UIControl_apply() }; return _objc_apply() }"))
    #expect(result.contains("if let o = self as? Dark { return o._objc_Dark_theme }; return _objc_theme }"))
    #expect(result.rows[15].contains("override func viewDidLoad()"))
  }
}
