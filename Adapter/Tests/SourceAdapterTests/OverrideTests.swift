// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

/// Members of extensions that are overridden in extensions of subclasses.
struct OverrideTests {
  @Test func aMethodThatAClassAndItsSubclassOverrideInExtensionsHasTwoNames() {
    let rows = adapted(
      """
      class A: UIViewController {}
      extension A { override func viewDidLoad() { super.viewDidLoad() } }
      class B: A {}
      extension B { override func viewDidLoad() { super.viewDidLoad() } }
      """
    ).rows
    #expect(rows[0].contains("override func viewDidLoad() { _objc_viewDidLoad() }"))
    #expect(rows[1].contains("func _objc_viewDidLoad() { super.viewDidLoad() }"))
    #expect(rows[2].contains("override func viewDidLoad() { _objc_B_viewDidLoad() }"))
    #expect(rows[3].contains("func _objc_B_viewDidLoad() { super.viewDidLoad() }"))
  }

  @Test func aRequirementOfUIKitInAnExtensionCanBeOverridden() {
    let rows = adapted(
      """
      open class A: UIViewController {}
      extension A: UITableViewDataSource {
        open func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
        func other() {}
      }
      class B: A {}
      extension B {
        override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 1 }
      }
      """
    ).rows
    #expect(rows[0].contains("open func tableView("))
    #expect(rows[0].contains("{ _objc_tableView(argument1, numberOfRowsInSection: argument2) }"))
    #expect(rows[2].contains("open func _objc_tableView("))
    #expect(rows[3] == "  func other() {}")
    #expect(rows[5].contains("override func tableView("))
    #expect(rows[5].contains("{ _objc_B_tableView(argument1, numberOfRowsInSection: argument2) }"))
    #expect(rows[7].contains("func _objc_B_tableView("))
    #expect(!rows[7].contains("override"))
  }

  @Test func optionalRequirementsOfOneNameAreMethods() {
    let rows = adapted(
      """
      @objc protocol P {
        @objc(list:sizeFor:) optional func list(_ l: L, for size: CGSize) -> Int
        @objc(list:viewFor:) optional func list(_ l: L, for view: UIView) -> Int
      }
      func f(p: P?, l: L, v: UIView) {
        let a = p?.list?(l, for: v)
        let b = p?.list?(l, for: v).description
      }
      """
    ).rows
    #expect(rows[5].contains("p?.list_for (l,      v)"))
    #expect(rows[6].contains("p?.list_for (l,      v)?.description"))
    let added = rows[8]
    #expect(
      added.contains(
        "@discardableResult func list_for(_ a0: L, _ a1: CGSize) -> (Int)? "
          + "{ _respondsTo(self, \"list:sizeFor:\") ? self.list(a0, for: a1) : nil }"))
    #expect(added.contains("func list_for(_ a0: L, _ a1: UIView) -> (Int)? { _respondsTo(self, \"list:viewFor:\")"))
    #expect(!added.contains("var list_for"))
  }
}
