// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

struct SelectorTests {
  /// The selector's name in `#selector(expression)`, within a class with a few methods.
  private func name(_ expression: String) -> String? {
    let text = adapted(
      """
      class Base: UIView { @objc func inherited(_ sender: Any) {} }
      class V: Base {
        @objc func tapped(_ sender: UIButton) {}
        @objc func move(to: Int, with: Int) {}
        @objc func done(sender: Any) {}
        @objc(renamed:) func old(_ x: Int) {}
        @objc func pick() {}
        @objc func pick(_ row: Int) {}
        @objc(isOn) var on: Bool = false
        func f() { use(#selector(\(expression))) }
      }
      class Other: UIView { @objc func elsewhere(_ x: Int) {} }
      """)
    guard let start = text.firstRange(of: "use(_sel(\"")?.upperBound else { return nil }
    return String(text[start...].prefix { $0 != "\"" })
  }

  @Test(arguments: [
    ("tapped(_:)", "tapped:"), ("tapped", "tapped:"), ("self.tapped", "tapped:"), ("V.tapped(_:)", "tapped:"),
    ("move(to:with:)", "moveTo:with:"), ("move", "moveTo:with:"), ("done", "doneWithSender:"), ("old(_:)", "renamed:"),
    ("old", "renamed:"), ("inherited", "inherited:"), ("Other.elsewhere", "elsewhere:"),
    ("other.elsewhere", "elsewhere:"),
    ("pick as () -> Void", "pick"), ("pick as (V) -> (Int) -> Void", "pick:"), ("pick(_:)", "pick:"),
    ("(pick as () -> Void)", "pick"), ("getter: on", "isOn"), ("setter: V.on", "setIsOn:"),
    ("getter: UIView.alpha", "alpha"),
    ("setter: UIView.alpha", "setAlpha:"), ("UIView.endEditing", "endEditing:"),
    ("UIView.endEditing(_:)", "endEditing:"),
    ("UIView.layoutIfNeeded", "layoutIfNeeded"), ("UIResponder.copy(_:)", "copy:"),
    ("UIView.addSubview", "addSubview:"),
    ("super.layoutSubviews", "layoutSubviews"),
    ("Generic<Int>.start(with:)", "startWith:"),
  ])
  func theNameIsTheOneOfObjectiveC(expression: String, expected: String) {
    #expect(name(expression) == expected)
  }

  @Test(arguments: [
    ("f(a:)", "fWithA:"), ("f(with:)", "fWith:"), ("f(forKey:b:)", "fForKey:b:"), ("f(_:_:)", "f::"),
    ("moveTo(x:)", "moveToX:"),
  ])
  func theFirstLabelIsJoinedByAPreposition(expression: String, expected: String) {
    #expect(name("Unknown.\(expression)") == expected)
  }

  @Test func whatFollowsKeepsItsColumn() {
    let text = "let a = #selector(V.tapped(_:)), b = 1"
    let result = adapted(text)
    #expect(result.rows[0].firstRange(of: ", b = 1")?.lowerBound == text.firstRange(of: ", b = 1")?.lowerBound)
  }

  @Test func whatFollowsKeepsItsLine() {
    let result = adapted("let a = #selector(\n  V.tapped(_:)\n)\nlet b = 1\n")
    #expect(result.rows[3] == "let b = 1")
  }

  @Test func anExpressionThatNamesNothingIsReportedAtItsLine() {
    let reported = findings("let a = 1\n  let b = #selector(make())\n")
    #expect(reported == [SourceFinding(.selectorOfExpression("make()"), line: 2, column: 11)])
  }

  @Test(arguments: [
    ("name", "name"), ("Person.name", "name"), ("self.child.name", "child.name"), ("A.B.child.name", "child.name"),
    ("Person.child?.name", "child.name"),
  ])
  func keyPathsBecomeStrings(expression: String, expected: String) {
    #expect(adapted("let k = #keyPath(\(expression)) ").hasPrefix("let k = \"\(expected)\" "))
  }
}
