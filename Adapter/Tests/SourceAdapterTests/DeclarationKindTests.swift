// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

/// Spellings that need Objective-C or Darwin.
struct DeclarationKindTests {
  @Test func namesQualifiedByDarwinAreThoseOfTheSystemsLibrary() {
    let text = adapted("import UIKit\nfunc f(_ x: CGFloat) -> CGFloat { Darwin.round(x) }\n")
    #expect(text.contains("Glibc .round(x)"))
    #expect(text.contains("import Glibc"))
  }

  @Test func theKernelsClockIsOneOfOurModules() {
    let text = adapted("import Foundation\nlet t = Darwin.mach_absolute_time()\n")
    #expect(text.contains("FoundationAdditions.mach_absolute_time()"))
    #expect(text.contains("import FoundationAdditions"))
  }

  @Test func aClassThatFoundationHasTwiceIsImportedByItself() {
    let text = adapted("import Foundation\nlet f = PersonNameComponentsFormatter()\n")
    #expect(text.contains("import class FoundationAdditions.PersonNameComponentsFormatter"))
  }

  @Test func aTypeOfTheAuthorMayBeCalledDarwin() {
    let text = adapted("import UIKit\nclass Darwin { static func round() {} }\nfunc f() { Darwin.round() }\n")
    #expect(text.contains("{ Darwin.round() }"))
  }

  @Test(arguments: ["import func Darwin.round", "import func Darwin.C.math.round", "import var Darwin.errno"])
  func singleDeclarationsOfDarwinAreImported(line: String) {
    #expect(adapted(line + "\nlet x = 1\n").contains("Glibc"))
  }

  @Test func aMethodThatIsObsoleteInSwiftIsCalledByItsName() {
    let rows = adapted(
      """
      class V: UIView {
        @available(swift, deprecated: 0.1, obsoleted: 0.2, renamed: "move")
        @objc func drag(gesture: UIGestureRecognizer) {}
        @available(swift, obsoleted: 0.2) func other() {}
      }
      """
    ).rows
    #expect(!rows[1].contains("@available"))
    #expect(rows[3].contains("@available(swift, obsoleted: 0.2) func other"))
    #expect(rows[3].contains("o.drag(gesture:"))
  }

  @Test func propertiesOfExtensionsObserveChanges() {
    let rows = adapted(
      """
      open class Cell: UITableViewCell {}
      extension Cell {
        override open var isSelected: Bool { willSet { show(newValue) } }
        override open var isHighlighted: Bool { didSet { show(oldValue) } }
      }
      """
    ).rows
    #expect(rows[0].contains("override var isSelected: Bool { willSet { _objc_isSelected(newValue) } }"))
    #expect(rows[0].contains("override var isHighlighted: Bool { didSet { _objc_isHighlighted(oldValue) } }"))
    #expect(rows[2].contains("func _objc_isSelected(_ newValue: Bool)"))
    #expect(rows[3].contains("func _objc_isHighlighted(_ oldValue: Bool)"))
  }

  @Test func testsHaveTheirNamesInObjectiveC() {
    let text = adapted("import XCTest\npublic class CardTests: XCTestCase {\n  func testA() {}\n}\n")
    #expect(text.contains(#"public override var name: String { let n = super.name.split"#))
    // SwiftPM selects tests by the names of a list.
    #expect(text.contains("--dump-tests-json"))
    let other = adapted(
      "import XCTest\nclass A: XCTestCase {\n  override var name: String { \"a\" }\n}\nclass B: A {}\n")
    #expect(!other.contains("super.name"))
  }
}
