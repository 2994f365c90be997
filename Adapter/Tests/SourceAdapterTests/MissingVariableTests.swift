// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

/// The parts that follow from a missing one, and are left out without asking the compiler.
struct MissingVariableTests {
  private static let path = "/A.swift"

  private func error(_ message: String, at place: String, in source: String) throws -> CompilerError {
    let start = try #require(source.firstRange(of: place)).lowerBound
    let lines = source[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    return CompilerError(
      path: Self.path, line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message)
  }

  private func squeezed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(" )", with: ")")
  }

  /// The text of a function after errors at the first places of some names.
  private func text(_ source: String, _ errors: [(message: String, place: String)]) throws -> String {
    var omissions = Omissions(isComplete: true)
    let all = try errors.map { try error($0.message, at: $0.place, in: source) }
    let isLeftOut = omissions.leaveOut(all, at: Self.path, of: ["App"], base: (source, 0))
    #expect(isLeftOut)
    return squeezed(try #require(omissions.files[Self.path]).text)
  }

  @Test(
    "The members of a variable whose value is missing are missing, and so on",
    arguments: [
      (
        "func f() { let a = Missing.b; let c = a.d; l.text = c.e; a.g(); h(a, a.description) }",
        "func f() { let a = _MissingValue(); let c = _MissingValue(); l.text = _emptyValue(); h(a, a.description) }"
      ),
      (
        "func f() { guard let a = Missing.b else { return }; l.text = a.c }",
        "func f() { guard let a = (_MissingValue() as _MissingValue?) else { return }; l.text = _emptyValue() }"
      ),
      (
        "func f() { if let a = Missing.b { l.text = a?.c } else { g(a.d) } }",
        "func f() { if let a = (nil as _MissingValue?) { l.text = _emptyValue() } else { g(a.d) } }"
      ),
      // Another variable of the name, and a property of a type.
      (
        "func f() { let a = Missing.b; g { a in a.c() } }",
        "func f() { let a = _MissingValue(); g { a in a.c() } }"
      ),
      ("class C { let a = Missing.b; func f() { a.c() } }", "class C { let a = _MissingValue(); func f() { a.c() } }"),
    ])
  func uses(source: String, expected: String) throws {
    #expect(try text(source + "\n", [("cannot find 'Missing' in scope", "Missing")]) == expected)
  }

  @Test func whatSetsSomethingMissingIsLeftOutWithAllThatIsMissingInIt() throws {
    let result = try text(
      "func f() { a.b = d.c }\n",
      [("value of type 'A' has no member 'b'", "b ="), ("value of type 'D' has no member 'c'", "c }")])
    #expect(result == "func f() { }")
  }

  @Test(
    "A comparison with an implicit member has no value",
    arguments: [
      ("func f() { if Missing.a == .b, c { d() } }", "func f() { if _emptyValue() , c { d() } }"),
      ("func f() { g = c && .b != Missing.a }", "func f() { g = c && _emptyValue() }"),
      ("func f() { guard Missing.a == .b else { return } }", "func f() { guard true else { return } }"),
    ])
  func comparisons(source: String, expected: String) throws {
    #expect(try text(source + "\n", [("cannot find 'Missing' in scope", "Missing")]) == expected)
  }

  @Test func aScreenWhoseBackgroundIsMissingIsNotBlack() throws {
    let source = "func f() { view.backgroundColor = Missing.a; l.backgroundColor = b }\n"
    #expect(
      try text(source, [("cannot find 'Missing' in scope", "Missing")])
        == "func f() { view.backgroundColor = .systemBackground; l.backgroundColor = b }")
  }

  @Test func theSameMemberOfTheSameValueIsMissingInTheWholeFunction() throws {
    let source = "func f() { g { a(user.name); b(user.name) } }\nfunc h() { a(user.name) }\n"
    #expect(
      try text(source, [("value of type 'User' has no member 'name'", "name")])
        == "func f() { g { a(_emptyValue()); b(_emptyValue()) } } func h() { a(user.name) }")
  }

  @Test func theMembersOfStandInsAreMissing() throws {
    let source = """
      class C {
        var user: User?
        func f(_ group: Group) { a(self.user?.name, group.name); b(user); c(user.hash) }
        func g() { if let text = message as? TextMessage { a(text.sender) } }
        func h() { let item = Other(); a(item.name) }
      }

      """
    var omissions = Omissions(isComplete: true)
    let types = ["User", "Group", "TextMessage"]
    let errors = try types.map { try error("cannot find type '\($0)' in scope", at: $0, in: source) }
    let isAdded = omissions.leaveOut(errors, at: Self.path, of: ["App"], base: (source, 0))
    let isLeftOut = omissions.leaveOutMembersOfStandIns(
      at: Self.path, of: ["App"], base: (source, 0), extended: ["Group"])
    #expect(isAdded && isLeftOut)
    let rows = try #require(omissions.files[Self.path]).text.rows.map(squeezed)
    #expect(rows[2] == "func f(_ group: Group) { a(_emptyValue() , group.name); b(user); c(user.hash) }")
    #expect(rows[3] == "func g() { if let text = message as? TextMessage { a(_emptyValue()) } }")
    #expect(rows[4] == "func h() { let item = Other(); a(item.name) }")
  }

  @Test func aStandInInheritsFromTheOneInWhosePlaceItIsUsed() throws {
    let source = "var a: Text?\nvar b: Message?\nb = a\na = b\n"
    var omissions = Omissions(isComplete: true)
    let errors = try [
      error("cannot find type 'Text' in scope", at: "Text", in: source),
      error("cannot find type 'Message' in scope", at: "Message", in: source),
      error("cannot assign value of type 'Text?' to type 'Message?'", at: "a\n", in: source),
    ]
    for error in errors {
      let isLeftOut = omissions.leaveOut([error], at: Self.path, of: ["App"], base: (source, 0))
      #expect(isLeftOut)
    }
    var declared: Set<String> = []
    let text = omissions.standInText(of: "App", importing: [], without: &declared)
    #expect(text.contains("open class Text: Message") && text.contains("open class Message: NSObject"))
    #expect(declared == ["Text", "Message"])
    // The other way round there is nothing to inherit.
    let other = try error(
      "cannot convert value of type 'Message' to expected argument type 'Text'", at: "b\n", in: source)
    _ = omissions.leaveOut([other], at: Self.path, of: ["App"], base: (source, 0))
    var none: Set<String> = []
    #expect(omissions.standInText(of: "App", importing: [], without: &none).contains("open class Message: NSObject"))
    #expect(omissions.standInText(of: "App", importing: [], without: &none).isEmpty)
  }
}
