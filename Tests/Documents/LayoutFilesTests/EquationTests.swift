// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutFiles

/// An equation and its parsed form.
struct EquationExample: CustomTestStringConvertible, Sendable {
  let text: String
  let meaning: String

  init(_ text: String, _ meaning: String) {
    self.text = text
    self.meaning = meaning
  }

  var testDescription: String { text }
}

@Suite("Equations")
struct EquationTests {
  private static let views: Set<String> = ["a", "b", "root"]
  private static let metrics = ["gap": 8.0, "double": 16.0, "weak": 250.0]

  @Test(
    "an equation is an attribute, a relation, one other attribute with a factor, a constant and a priority",
    arguments: [
      EquationExample("a.width == 40", "a.width == 1*nothing + 40 @1000"),
      EquationExample("a.width=40", "a.width == 1*nothing + 40 @1000"),
      EquationExample("a.width ≥ 40", "a.width >= 1*nothing + 40 @1000"),
      EquationExample("a.leading == b.trailing", "a.leading == 1*b.trailing + 0 @1000"),
      EquationExample("a.leading == b.trailing + gap", "a.leading == 1*b.trailing + 8 @1000"),
      EquationExample("a.leading == 4 - gap + b.trailing", "a.leading == 1*b.trailing + -4 @1000"),
      EquationExample("a.width <= b.width / 2 - 10 @750", "a.width <= 0.5*b.width + -10 @750"),
      EquationExample("a.width == 2 * (b.width + gap) @weak", "a.width == 2*b.width + 16 @250"),
      EquationExample("a.width == (1 + 2) * b.width / 6", "a.width == 0.5*b.width + 0 @1000"),
      EquationExample("a.width == -b.width + 100", "a.width == -1*b.width + 100 @1000"),
      EquationExample("a.width == b.width + b.width", "a.width == 2*b.width + 0 @1000"),
      EquationExample("a.height == a.width * 0.75@defaultHigh", "a.height == 0.75*a.width + 0 @750"),
      EquationExample("a.width == gap * double / 4", "a.width == 1*nothing + 32 @1000"),
      EquationExample("a.top == a.superview.bottom", "a.top == 1*a.superview.bottom + 0 @1000"),
      EquationExample(
        "a.leading >= root.layoutMarginsGuide.leading", "a.leading >= 1*root.layoutMarginsGuide.leading + 0 @1000"),
      EquationExample("a.centerX == b.left", "a.centerX == 1*b.left + 0 @1000"),
      EquationExample("a.firstBaseline == b.bottom", "a.firstBaseline == 1*b.bottom + 0 @1000"),
      EquationExample("a.width == 0 * b.width + 5", "a.width == 0*b.width + 5 @1000"),
      EquationExample("  a.width==.5*b.width  ", "a.width == 0.5*b.width + 0 @1000"),
    ])
  func reading(example: EquationExample) throws {
    let equation = try EquationParser.parse(example.text, views: Self.views, metrics: Self.metrics)
    #expect(equation.summary == example.meaning)
  }

  @Test(
    "an error has its position and a correction",
    arguments: [
      EquationExample("", "0 expected(\"a view\\'s attribute, such as title.leading\", found: \"the end\")"),
      EquationExample("a", "1 expected(\"\\'.\\' and an attribute of a\", found: \"the end\")"),
      EquationExample("40 == a.width", "0 expected(\"a view\\'s attribute, such as title.leading\", found: \"40.0\")"),
      EquationExample("c.width == 1", "0 unknownView(\"c\")"),
      EquationExample("a.widht == 1", "2 unknownAttribute(\"widht\") -> width"),
      EquationExample(
        "a.layoutMarginGuide.top == b.top", "2 unknownGuide(\"layoutMarginGuide\") -> layoutMarginsGuide"),
      EquationExample("a.width == gp", "11 unknownMetric(\"gp\") -> gap"),
      EquationExample("a.width == b", "12 expected(\"\\'.\\' and an attribute of b\", found: \"the end\")"),
      EquationExample("a.width 40", "8 expected(\"==, <= or >=\", found: \"40.0\")"),
      EquationExample("a.width == 40 50", "14 expected(\"the end of the equation\", found: \"50.0\")"),
      EquationExample("a.width == ", "11 expected(\"a number, a metric or a view\\'s attribute\", found: \"the end\")"),
      EquationExample("a.width == (4", "13 expected(\"\\')\\'\", found: \"the end\")"),
      EquationExample("a.width == 4 % 2", "13 strayCharacter(\"%\")"),
      EquationExample("a.width == b.width * a.height", "19 productOfItems"),
      EquationExample("a.width == 4 / b.width", "13 divisionByItem"),
      EquationExample("a.width == 4 / 0", "13 divisionByZero"),
      EquationExample("a.width == b.width + a.height", "21 severalItems"),
      EquationExample("a.left == 40", "10 positionAlone(\"left\")"),
      EquationExample("a.left == 0 * b.left", "10 positionAlone(\"left\")"),
      EquationExample("a.left == b.leading", "10 unrelatedAttributes(\"left\", \"leading\")"),
      EquationExample("a.left == b.top", "10 unrelatedAttributes(\"left\", \"top\")"),
      EquationExample("a.left == b.width", "10 unrelatedAttributes(\"left\", \"width\")"),
      EquationExample("a.width == 1 @0", "14 priorityOutOfRange(0.0)"),
      EquationExample("a.width == 1 @1001", "14 priorityOutOfRange(1001.0)"),
      EquationExample("a.width == 1 @", "14 expected(\"a priority\", found: \"the end\")"),
      EquationExample("a.layoutMarginsGuide.firstBaseline == b.top", "21 guideWithoutBaseline(\"layoutMarginsGuide\")"),
      EquationExample(
        "a.layoutMarginsGuide.superview.top == b.top",
        "21 expected(\"an attribute of layoutMarginsGuide\", found: \"superview\")"),
      EquationExample("a.width == 1e400", "12 expected(\"the end of the equation\", found: \"e400\")"),
    ])
  func faults(example: EquationExample) {
    #expect(summaryOfFault(in: example.text) == example.meaning)
  }

  @Test("absurd numbers and parentheses are errors, not crashes")
  func excess() {
    #expect(summaryOfFault(in: "a.width == " + String(repeating: "9", count: 400)).hasPrefix("11 expected"))
    #expect(summaryOfFault(in: "a.width == " + String(repeating: "(", count: 100_000)).contains("tooDeep"))
    let huge = "1" + String(repeating: "0", count: 300)
    #expect(summaryOfFault(in: "a.width == \(huge) * \(huge)").contains("finite"))
  }

  private func summaryOfFault(in text: String) -> String {
    do {
      return "no fault: " + (try EquationParser.parse(text, views: Self.views, metrics: Self.metrics)).summary
    } catch {
      let description: String
      if case .equation(let fault) = error.fault { description = "\(fault)" } else { description = "\(error.fault)" }
      return "\(error.offset) \(description)" + (error.suggestion.map { " -> \($0)" } ?? "")
    }
  }
}

extension Equation {
  fileprivate var summary: String {
    "\(first.summary) \(relation.symbol) \(NumberText.of(multiplier))*\(second?.summary ?? "nothing")"
      + " + \(NumberText.of(constant)) @\(NumberText.of(Double(priority)))"
  }
}

extension EquationOperand {
  fileprivate var summary: String {
    ([view] + steps.map(\.rawValue) + [attribute.name]).joined(separator: ".")
  }
}

/// Numbers without `.0`.
private enum NumberText {
  static func of(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
