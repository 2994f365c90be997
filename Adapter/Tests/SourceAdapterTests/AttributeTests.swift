// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

struct AttributeTests {
  @Test(arguments: [
    "@objc", "@objc(name:)", "@IBAction", "@nonobjc", "@IBSegueAction", "@GKInspectable", "@IBInspectable",
  ])
  func attributesBecomeBlanks(attribute: String) {
    let result = adapted("class V: NSObject {\n  \(attribute) func f() {}\n}\n")
    #expect(result.rows[1].hasPrefix("  " + String(repeating: " ", count: attribute.count) + " func f() {}"))
  }

  @Test(arguments: [
    "@IBOutlet weak var a: UILabel!", "@IBOutlet var a: UILabel?", "@IBOutlet private(set) var a: [UIButton]!",
    "@IBOutlet fileprivate weak var a: UIView!",
  ])
  func outletsAreInTheTable(declaration: String) {
    let row = adapted("class V: UIView {\n  \(declaration)\n}\n").rows[1]
    #expect(!row.contains("@IBOutlet"))
    #expect(row.contains(".property(\"a\", \\V.a)"))
  }

  /// The class inherits a method that is called like it.
  @Test func aClassWithASmallLetterHasAnotherNameInItsTable() {
    let result = adapted("class pickerController: UIViewController {\n  @IBOutlet var a: UILabel!\n}\n")
    #expect(result.contains(".property(\"a\", \\_Type_pickerController.a)"))
    #expect(result.contains("fileprivate typealias _Type_pickerController = pickerController"))
  }

  @Test func aTextWithoutSuchSpellingsStays() {
    let file = SourceFile(path: "/a.swift", text: "import Foundation\nclass A: B { func f() { g?() } }\n")
    let adapted = SourceAdapter.adapt([file])
    #expect(adapted.map(\.path) == ["/a.swift"] && adapted[0].text == nil && adapted[0].findings.isEmpty)
  }

  @Test func stringsAndCommentsStay() {
    let text = "// @objc #selector(a)\nlet a = \"@IBOutlet #selector(b)\"\n"
    #expect(adapted(text) == text)
  }

  @Test func onlyMarkedMembersOfMarkedClassesAreLeftOut() {
    let result = adapted(
      """
      @objcMembers class V: NSObject {
        func a() {}
        private func b() {}
        @nonobjc func c() {}
        init(x: Int) {}
        func d() async {}
      }
      class W: V { func e() {} }
      """)
    #expect(result.contains(".method(\"a\")") && result.contains(".method(\"e\")"))
    #expect(
      !result.contains(".method(\"b\")") && !result.contains(".method(\"c\")") && !result.contains(".method(\"d\")"))
  }

  @Test func argumentsAreCastToTheParametersTypes() {
    let result = adapted("class V: NSObject {\n  @objc func f(_ a: UIButton!, for b: [String: Int]?) {}\n}\n")
    #expect(
      result.contains(
        ".method(\"f:for:\") { (o: V, a) in try o.f(a[0] as UIButton?, for: a[1] as [String: Int]?) }"))
  }

  @Test func membersWithinConditionsHaveATableWithinThem() {
    let rows = adapted("class V: NSObject {\n  #if DEBUG\n  @objc func f() {}\n  #endif\n}\n").rows
    #expect(rows[1] == "  #if DEBUG" && rows[2].contains(".method(\"f\")") && rows[3] == "  #endif")
  }

  @Test func aClassIsKnownByItsNameInObjectiveC() {
    #expect(adapted("@objc(Old) class V: NSObject {}\n").contains("objectiveCName: String { \"Old\" }"))
  }

  @Test func whatCannotBeCalledByNameIsReported() {
    #expect(
      findings("class V: NSObject {\n  @objc func f() async {}\n}\n")
        == [SourceFinding(.unreachableMember("f()"), line: 2, column: 3)])
  }

  @Test func theMainClassIsMarkedAsInSwift() {
    #expect(adapted("@UIApplicationMain\nclass A: B {}\n").rows[0] == "@main")
  }

  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class UIKit.UIView", "import       UIKit"),
    ("import os.log", "import UnifiedLogging"), ("import OSLog", "import UnifiedLogging"),
    ("import Darwin", "import Glibc"), ("import Security", "import KeychainServices"),
    ("import CoreImage", "import ImageFilters"),
    ("import class Network.NWPathMonitor", "import       NetworkPaths"),
    ("import MobileCoreServices.UTType", "import MobileCoreServices"),
    ("import CoreServices", "import MobileCoreServices"), ("import class PDFKit.PDFView", "import       PDFKit"),
    ("import struct Foundation.Date", "import        Foundation"),
    ("@testable import App", "@testable import App"), ("import Foundation", "import Foundation"),
  ])
  func importsNameWholeModules(before: String, after: String) {
    #expect(adapted(before + "\n").rows[0] == after)
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if true"), ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"), ("#if !os(iOS)", "#if !true"),
    ("#if os(Linux)", "#if os(Linux)"), ("#if canImport(UIKit) && os(iOS)", "#if canImport(UIKit) && true"),
  ])
  func theSystemIsTheOneOfThePhone(before: String, after: String) {
    #expect(adapted(before + "\n#endif\n").rows[0] == after)
  }

  @Test(arguments: [
    "class {", "@objc", "#selector(", "class V { @objc func", "#if os(iOS)\nclass A {", "}}}}", "#keyPath()",
  ])
  func brokenSourcesAreNoReasonToStop(text: String) {
    #expect(adapted(text).rows.count >= text.rows.count)
  }

  @Test func combineIsImportedByTheNameThatItHasOnLinux() {
    let result = adapted(
      """
      import Combine
      #if canImport(Combine)
      import class Combine.AnyCancellable
      #endif
      class Model { var kept: Set<Combine.AnyCancellable> = [] }
      let made = Combine.Just(1)
      """)
    #expect(result.rows[0] == "import TinamouCombine")
    #expect(result.rows[1] == "#if true")
    #expect(result.rows[2].filter { $0 != " " } == "importTinamouCombine")
    #expect(result.rows[4].contains("Set<OpenCombine.AnyCancellable>"))
    #expect(result.rows[5] == "let made = OpenCombine.Just(1)")
  }

  @Test func anotherTypeNamedCombineStays() {
    let text = "struct Combine { static let all = 1 }\nlet a = Combine.all\n"
    #expect(adapted(text) == text)
  }
}
