// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter
import Testing

@Suite("Initializers and names that Foundation on Linux lacks")
struct InitializerTests {
  @Test(
    "An initializer without arguments gets some",
    arguments: [
      ("let t = Timer()\n", "let t = Timer(timeInterval: 0, repeats: false, block: { _ in })\n"),
      ("let s = NSMutableAttributedString()\n", "let s = NSMutableAttributedString(string: \"\")\n"),
      ("let n = NSString()\n", "let n = NSString()\n"),
      ("let i = ProcessInfo().arguments\n", "let i = ProcessInfo.processInfo.arguments\n"),
    ])
  func initializers(source: String, expected: String) {
    #expect(adapted("import UIKit\n" + source) == "import UIKit\n" + expected)
  }

  @Test(
    "A file without imports gets those of the header that its framework has on iOS, if it needs them",
    arguments: [
      ("protocol Sizes { var small: CGFloat { get } }\n", true), ("func paint(_ view: UIView) {}\n", true),
      ("var tints: [String: UIColor] = [:]\n", true), ("func open(_ place: URL) {}\n", true),
      ("extension NSRange {}\n", true), ("let UIx = 1, CGrid = 2, NSomething = 3\n", false),
      ("class URL {}\nlet place = URL()\n", false), ("struct Point { var x = 0 }\n", false),
      ("// A UIView\nlet text = \"CGFloat\"\n", false),
    ])
  func header(source: String, needsIt: Bool) {
    #expect(adapted(source).contains("import UIKit") == needsIt)
  }

  @Test(
    "A file that imports the app or library that it tests has what the header of that brings along",
    arguments: [
      ("let c = UIColor.red\n", true), ("let i: UIEdgeInsets = .zero\n", true), ("let u = UIDGenerator()\n", false),
      ("// UIColor\nlet text = \"UIFont\"\n", false),
    ])
  func headerOfLibrary(source: String, needsIt: Bool) {
    #expect(adapted("import Testing\n@testable import Cards\n" + source).contains("import UIKit") == needsIt)
  }

  @Test("A class of the package with the same name keeps its initializer")
  func ownClass() {
    let source = "final class Timer { init() {} }\nlet t = Timer()\n"
    #expect(adapted(source) == source)
  }

  @Test(
    "The description of a type is its name",
    arguments: [
      ("let n = Cell.description()\n", "let n = NSStringFromClass(Cell.self)\n"),
      ("let n = cell.description()\n", "let n = cell.description()\n"),
    ])
  func descriptions(source: String, expected: String) {
    #expect(adapted(source).rows == expected.rows)
  }

  @Test("A test file has UIKit by XCTest, unless it imports it")
  func testImports() {
    #expect(adapted("import XCTest\n").contains("#if canImport(UIKit)\nimport UIKit\n#endif\n"))
    #expect(adapted("import UIKit\nimport XCTest\n") == "import UIKit\nimport XCTest\n")
  }

  @Test("Each import that a file gets is complete")
  func severalImports() {
    let text = adapted(
      "import Foundation\nimport XCTest\nlet s = URLSession.shared\nlet p: NSPredicate, x: XMLParser\n")
    for module in ["FoundationAdditions", "FoundationNetworking", "FoundationXML", "UIKit"] {
      #expect(text.contains("#if canImport(\(module))\nimport \(module)\n#endif\n"))
    }
  }

  @Test("A file that uses parts of Foundation imports the modules that have them on Linux")
  func foundationParts() {
    let network = adapted("import UIKit\nlet s = URLSession.shared\n")
    #expect(network.contains("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"))
    #expect(!network.contains("FoundationXML"))
    #expect(adapted("import Foundation\nlet p: XMLParser\n").contains("import FoundationXML\n"))
    let predicate = adapted("import Foundation\nlet p = NSPredicate(format: \"age > 17\")\n")
    #expect(predicate.contains("#if canImport(FoundationAdditions)\nimport FoundationAdditions\n#endif\n"))
    #expect(adapted("import Foundation\nlet p: URL\n") == "import Foundation\nlet p: URL\n")
  }

  @Test("The convention of a method's implementation is left out, that of a C function stays")
  func conventions() {
    let method = adapted("typealias F = @convention(c) (AnyObject, Selector) -> Void\n")
    #expect(!method.contains("@convention"))
    let function = "typealias F = @convention(c) (Int) -> Void\n"
    #expect(adapted(function) == function)
  }

  @Test func classesOfUIKitConformToProtocolsWithInitializers() {
    let text = adapted(
      """
      protocol Made: class {
        init()
      }
      extension NSObject: Made {}
      open class Style: Made {
        public required init() {}
      }
      protocol Other: AnyObject { init() }
      """)
    #expect(text.rows[1] == "  static func _objc_make() -> Self")
    #expect(text.rows[5].contains("public required init() {};public class func _objc_make() -> Self { self.init() }"))
    #expect(text.rows[7] == "protocol Other: AnyObject { init() }")
    #expect(text.contains("init(_objc: Void); init() { self.init(_objc: ()) } }"))
    #expect(text.contains("extension Made where Self: NSObject { static func _objc_make() -> Self"))
  }

  @Test(
    "A key path of an object has a publisher, in files that import Combine",
    arguments: [
      ("import Combine\nlet p = view.publisher(for: \\.center)\n", true),
      ("import Combine\nlet p = center.publisher(for: name)\n", false),
      ("import UIKit\nlet p = view.publisher(for: \\.center)\n", false),
    ])
  func publishers(source: String, hasPublisher: Bool) {
    let text = adapted(source)
    #expect(text.contains("fileprivate func publisher<Value>(for keyPath: KeyPath<Self, Value>") == hasPublisher)
    #expect(text.contains("\nimport ObjectiveC") == hasPublisher)
    #expect(
      text.rows.prefix(2).map { $0.replacingOccurrences(of: "TinamouCombine", with: "Combine") }
        == Array(source.rows.prefix(2)))
  }

  @Test("A test that uses what XCTest on Linux lacks imports Tinamou's")
  func measurements() {
    func text(_ source: String, hasTestLibrary: Bool) -> String {
      let file = SourceFile(path: "/App/Tests.swift", text: source)
      return SourceAdapter.adapt([file], hasTestLibrary: hasTestLibrary)[0].text ?? source
    }
    let test = "import XCTest\nfunc measure(_ test: XCTestCase) { test.measure(metrics: [XCTClockMetric()]) {} }\n"
    #expect(text(test, hasTestLibrary: true).contains("import MainActorTestCases"))
    #expect(!text(test, hasTestLibrary: false).contains("import MainActorTestCases"))
    #expect(!text("import Foundation\n", hasTestLibrary: true).contains("import MainActorTestCases"))
  }

  @Test("Modules that packages ask for with `canImport` have other names")
  func renamedModules() {
    #expect(adapted("import SystemConfiguration.CaptiveNetwork\n").hasPrefix("import NetworkReachability"))
    #expect(adapted("import simd\nlet m = simd_mix(1.0, 2, 0.5)\n").hasPrefix("import VectorFunctions\n"))
  }
}
