// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutFiles

@MainActor
@Suite("Several errors in a layout file")
struct SeveralErrorsTests {
  private static let faulty = """
    size: [300, -1]
    colour: red
    metrics: { gap: wide, room: 8 }
    views:
      title: { class: UILable, text: "Name" }
      field:
        class: UITextField
        plaseholder: "Name"
        alpha: 2
        border: { colour: red, width: none }
        subviews: [missing]
    layout: |
      H:|-[titel]-gap-[field]-|
      V:|-[title]-(rom)-[field]-|
      H:|-[title
      V:|[field(==title)]|
    constraints:
      - title.widht == 40
      - wide: title.top == fild.top
    expect:
      other: [0, 0, 1, 1]
    """

  @Test("are all reported in the order of the file")
  func all() throws {
    let errors = try #require(self.errors(in: Self.faulty))
    #expect(
      errors.map { "\($0.position.line):\($0.position.column) \($0.suggestion ?? "")" } == [
        "1:13 ", "2:1 ", "3:17 ", "5:19 UILabel", "8:5 placeholder", "9:12 ", "10:15 color", "10:35 ", "11:16 ",
        "13:8 title", "14:16 room", "16:3 ", "18:11 width", "19:24 field", "21:3 ",
      ])
    #expect(errors.contains { $0.fault == .outOfRange("2.0", range: "from 0 to 1") })
    #expect(errors.contains { $0.fault == .unknownMetric("wide") })
    #expect(errors.filter { $0.fault == .unknownKey("colour", owner: "a border") }.count == 1)
  }

  @Test("do not include the consequences of others")
  func consequences() {
    // The metric has no value, the class is unknown, and the stack is defined in a statement with an error.
    let text = """
      metrics: { gap: wide }
      views:
        a: { class: UILable, text: "x", layoutMargins: gap }
        b: { cornerRadius: gap }
      layout: |
        H:|-gap-[row:[a][b]
        V:|[row]|
      inactive: [none]
      """
    #expect(errors(in: text)?.map(\.position.line) == [1, 3, 7])
  }

  @Test("an error of UIKit is not reported beside others, which may have caused it")
  func refusals() {
    let text = "views:\n  a: { class: UIStepper, maximumValue: x, minimumValue: 200 }\n"
    #expect(errors(in: text)?.map(\.fault) == [.unknownMetric("x")])
    let refused = "views:\n  a: { class: UIStepper, minimumValue: 200 }\n  b: { class: UIStepper, minimumValue: 300 }\n"
    #expect(errors(in: refused)?.map(\.position.line) == [2, 3])
  }

  @Test("every repeated key is reported")
  func repeatedKeys() {
    let errors = errors(in: "views: {}\nsize: [1, 1]\nviews: {}\nsize: [2, 2]\n")
    #expect(errors?.map(\.position.line) == [3, 4])
  }

  @Test("every constraint with an unknown name is reported")
  func names() {
    let text = "constraints:\n  - w: root.width == 3 @500\ninactive: [v, x, w]\n"
    #expect(errors(in: text)?.map(\.fault) == [.unknownConstraint("v"), .unknownConstraint("x")])
  }

  @Test("an error in a value with aliases is reported once")
  func aliases() {
    let text = "views:\n  a: &same { alpha: 2 }\n  b: *same\n  c: *same\n"
    #expect(errors(in: text)?.count == 1)
  }

  @Test("reading stops after a hundred errors")
  func limit() {
    let views = (0..<5000).map { "  view\($0): { claas: UILabel, alhpa: 1 }\n" }.joined()
    #expect(errors(in: "views:\n" + views)?.count == FaultCollector.limit)
  }

  private func errors(in text: String) -> [LayoutFileError]? {
    do {
      _ = try LayoutScene.load(text: text, path: "x.layout.yaml")
      return nil
    } catch {
      return error.all
    }
  }
}
