// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

@Suite("Members of AnyObject, which Objective-C looks up")
struct ObjectMemberTests {
  private let declarations = """
    class List {
      var rules: [AnyObject] = []
      var owner: AnyObject?
      func sorted() -> [Rule] { rules as! [Rule] }
      func check() { _ = owner as? Owner }\n
    """

  @Test(
    "A value is cast to the class to which the package casts the property elsewhere",
    arguments: [
      ("_ = rules.first?.priority", "_ = ObjectiveC._member((rules.first as? Rule)?.priority)"),
      ("_ = self.rules.last?.priority", "_ = ObjectiveC._member((self.rules.last as? Rule)?.priority)"),
      ("_ = rules[0].priority", "_ = ObjectiveC._member((rules[0] as! Rule).priority)"),
      ("rules[0].priority = 2", "(rules[0] as! Rule).priority = 2"),
      ("_ = rules.last?.frame.width", "_ = (rules.last as? Rule)?.frame.width"),
      ("_ = rules[0].priority!", "_ = (rules[0] as! Rule).priority"),
      ("_ = rules[0].update?(1)", "_ = (rules[0] as? Rule)?.update (1)"),
      ("_ = owner?.name", "_ = ObjectiveC._member((owner as? Owner)?.name)"),
      ("_ = rules.first?.description", "_ = rules.first?.description"),
      ("_ = rules.count", "_ = rules.count"), ("_ = rules.first", "_ = rules.first"),
    ])
  func cast(source: String, expected: String) {
    let text = declarations + "  func use() { \(source) }\n}\n"
    let wanted = declarations + "  func use() { \(expected) }\n}\n"
    let result = adapted(text).replacing("import ObjectiveC\n", with: "")
    #expect(result.rows.map(\.single) == wanted.rows.map(\.single))
  }

  @Test(
    "A parameter or a local variable hides the property of the same name",
    arguments: [
      "func use(owner: Owner) { _ = owner.name }", "func use(_ owner: Owner) { run { _ = owner.name } }",
      "func use() { let owner = Owner(); _ = owner.name }", "func use() { run { owner in _ = owner.name } }",
      "func use(all: [Owner]) { for owner in all { _ = owner.name } }",
      "func use(own: Owner?) { if let owner = own { _ = owner.name } }",
      "func use(own: Owner?) { guard let owner = own else { return }; _ = owner.name }",
    ])
  func localVariable(use: String) {
    let text = declarations + "  \(use)\n}\n"
    #expect(adapted(text).contains("_ = owner.name"))
  }

  @Test(
    "A variable that is bound to the property of the same name is cast like it",
    arguments: [
      "func use() { if let owner { _ = owner.name } }",
      "func use() { guard let owner = self.owner else { return }; _ = owner.name }",
    ])
  func boundVariable(use: String) {
    let text = declarations + "  \(use)\n}\n"
    #expect(adapted(text).contains("(owner as! Owner).name"))
  }

  @Test("A list of another value is cast, and a single object is not, because it could be that of another class")
  func otherValues() {
    let use = "func use(list: List, view: View) { _ = list.rules.first?.priority; _ = view.owner?.name }\n"
    let text = declarations + "}\n" + use
    let result = adapted(text)
    #expect(result.contains("(list.rules.first as? Rule)?.priority"))
    #expect(result.contains("view.owner?.name"))
  }

  @Test("A list is left alone where another type has a property of the same name")
  func otherType() {
    let other = "struct Other { var rules: [String] }\nfunc use(o: Other) { _ = o.rules.first?.priority }\n"
    let text = declarations + "}\n" + other
    #expect(adapted(text).contains("o.rules.first?.priority"))
  }

  @Test("Without a cast, the only class of the package that exposes the member is taken")
  func exposedMember() {
    let source = """
      class Source { @objc func reload() {} }
      class List { var parts: [AnyObject] = []; func use() { parts[0].reload() } }

      """
    #expect(adapted(source).contains("(parts[0] as! Source).reload()"))
  }

  @Test(
    "The anchors of a parameter are those of a view or a layout guide",
    arguments: [
      ("AnyObject", "item.topAnchor", "(item as! any _AnchoredItem).topAnchor"),
      ("AnyObject", "item.frame", "item.frame"), ("UIView", "item.topAnchor", "item.topAnchor"),
      ("AnyObject?", "item?.topAnchor", "item?.topAnchor"),
    ])
  func anchors(type: String, source: String, expected: String) {
    let rows = adapted("func pin(to item: \(type)) { _ = \(source) }\n").rows
    #expect(rows[0].single == "func pin(to item: \(type)) { _ = \(expected) }")
    #expect(rows[1].contains("extension UILayoutGuide: _AnchoredItem {}") == (expected != source))
  }

  @Test(
    "A parameter has the members of NSObject",
    arguments: [
      ("AnyObject", "item.isKind(of: UIView.self)", "(item as! NSObject).isKind(of: UIView.self)"),
      ("AnyObject", "item.responds(to: s)", "(item as! NSObject).responds(to: s)"),
      ("NSObject", "item.isKind(of: UIView.self)", "item.isKind(of: UIView.self)"),
    ])
  func membersOfRoot(type: String, source: String, expected: String) {
    let rows = adapted("func check(_ item: \(type), s: Selector) { _ = \(source) }\n").rows
    #expect(rows[0].single == "func check(_ item: \(type), s: Selector) { _ = \(expected) }")
  }

  @Test("A cast is reported, and so is a member that no class is known for")
  func findings() {
    let known = SourceAdapterTests.findings(declarations + "  func use() { _ = rules.first?.priority }\n}\n")
    #expect(known.map(\.reason) == [.castOfAnyObject("priority", className: "Rule")])
    #expect(known.map(\.line) == [6])
    let unknown = SourceAdapterTests.findings("class A {\n  var x: AnyObject\n  func f() { x.go() }\n}\n")
    #expect(unknown.map(\.reason) == [.memberOfAnyObject("go", property: "x")])
  }
}

extension String {
  /// The text with single blanks.
  fileprivate var single: String { split(separator: " ").joined(separator: " ") }

  @Test(
    "Members of values in boxes are read from the box",
    arguments: [
      ("let r = (u[k] as AnyObject).cgRectValue", "let r = (u[k] as! NSValue  ).cgRectValue"),
      ("let r = (u[k] as AnyObject?)?.cgPointValue", "let r = (u[k] as! NSValue  ?)?.cgPointValue"),
      ("let r = u[k].map { $0 as AnyObject }?.cgSizeValue", "let r = u[k].map { $0 as! NSValue   }?.cgSizeValue"),
      ("let r = (u[k] as AnyObject).count", "let r = (u[k] as AnyObject).count"),
      ("let r = (u[k] as! NSValue).cgRectValue", "let r = (u[k] as! NSValue).cgRectValue"),
    ])
  func boxes(source: String, expected: String) {
    let spaces = { (text: String) in text.replacing(" ", with: "") }
    #expect(spaces(adapted(source + "\n").rows[0]) == spaces(expected))
  }
}
