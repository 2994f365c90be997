// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

/// The values in place of expressions in which something is missing.
struct MissingExpressionTests {
  /// The text of a function after an error at the first place of a name in it, without repeated blanks.
  private func text(
    _ body: String, at name: String = "Missing", _ message: String = "cannot find 'Missing' in scope",
    standIns: [String] = []
  ) throws -> String {
    var omissions = Omissions(isComplete: true)
    let declarations = standIns.map { "let a\($0): \($0)?\n" }.joined()
    let source = declarations + body + "\n"
    func error(_ message: String, at name: String) throws -> CompilerError {
      let start = try #require(source.firstRange(of: name)).lowerBound
      let lines = source[..<start].split(separator: "\n", omittingEmptySubsequences: false)
      return CompilerError(
        path: "/A.swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message)
    }
    func leaveOut(_ error: CompilerError) {
      let isLeftOut = omissions.leaveOut([error], at: "/A.swift", of: ["App"], base: (source, 0))
      #expect(isLeftOut)
    }
    for name in standIns { leaveOut(try error("cannot find type '\(name)' in scope", at: "\(name)?")) }
    leaveOut(try error(message, at: name))
    let result = try #require(omissions.files["/A.swift"]).text.dropFirst(declarations.count)
    return squeezed(String(result))
  }

  private func squeezed(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.replacing(" )", with: ")").replacing(" ,", with: ",")
  }

  @Test(
    "Without its wrapper, a property with a value does not make the initializer of its structure private",
    arguments: [
      ("struct A { @Miss private var b = 1 }", "struct A { var b = 1 }"),
      ("struct A { @Miss private var b: Int }", "struct A { private var b: Int }"),
    ])
  func wrappers(body: String, expected: String) throws {
    #expect(try text("import Missing\n" + body, at: "Miss ", "unknown attribute 'Miss'").hasSuffix(expected))
  }

  @Test(
    "A value that a missing method passes to a closure is kept",
    arguments: [
      ("let a = UILabel().miss { $0.text = \"\" }", "let a = _configured(UILabel()) { $0.text = \"\" }"),
      ("let a = B(c: 1).miss({ b in b.d() })", "let a = _configured(B(c: 1), { b in b.d() })"),
      ("func f() { b.miss { $0.c = 1; $0.d() } }", "func f() { _configured(b) { $0.c = 1; $0.d() } }"),
      // What the closure is for is not known.
      ("func f() { b.miss { $0.c = 1; d() } }", "func f() { }"),
      ("func f() { b.miss { d() } }", "func f() { }"),
      ("let a = b.miss { c.d = $0 }", "let a = _MissingValue()"),
      ("let a = b.miss(1) { $0.c = 1 }", "let a = _MissingValue()"),
    ])
  func configurations(body: String, expected: String) throws {
    for message in [
      "value of type 'B' has no member 'miss'", "'miss' is inaccessible due to 'internal' protection level",
    ] {
      #expect(try text("import Missing\n" + body, at: "miss", message).hasSuffix(expected))
    }
  }

  @Test(
    "The code around an expression tells what stands in its place",
    arguments: [
      // The type is that of what takes the value.
      ("func f() { l.text = Missing.a.b(1)?.c }", "func f() { l.text = _emptyValue() }"),
      ("func f() { g(x: Missing[0], 2) }", "func f() { g(x: _emptyValue(), 2) }"),
      ("func f() { g(try Missing.a()) }", "func f() { g(try _emptyValue()) }"),
      ("func f() { if Missing.a { b() } else { c() } }", "func f() { if _emptyValue() { b() } else { c() } }"),
      ("func f() { if !Missing.a, x { b() } }", "func f() { if !_emptyValue(), x { b() } }"),
      ("func f() { while x < Missing.a { b() } }", "func f() { while x < _emptyValue() { b() } }"),
      ("func f() { a = b ?? Missing.c }", "func f() { a = b ?? _emptyValue() }"),
      ("func f() { a = b ? Missing.c : d }", "func f() { a = b ? _emptyValue() : d }"),
      ("func f() { g([Missing.a, 1], [2: Missing.a]) }", "func f() { g([_emptyValue(), 1], [2: Missing.a]) }"),
      ("let a: Int = Missing.b", "let a: Int = _emptyValue()"),
      ("func f(a: Int = Missing.b) {}", "func f(a: Int = _emptyValue()) {}"),
      ("func f() -> Int { 2 * Missing.a }", "func f() -> Int { 2 * _emptyValue() }"),
      ("func f() { g(Missing.a { b($0) }) }", "func f() { g(_emptyValue()) }"),
      // The parameters of a closure are those that it uses.
      ("func f() { a = b.map { Missing.c($0) } }", "func f() { a = b.map { _emptyValue($0) } }"),
      // Nothing tells the type.
      ("func f() { let a = Missing.b }", "func f() { let a = _MissingValue() }"),
      ("func f() { if let a = Missing.b { c(a) } }", "func f() { if let a = (nil as _MissingValue?) { c(a) } }"),
      ("func f() { for a in Missing.b { c(a) } }", "func f() { for a in ([] as [_MissingValue]) { c(a) } }"),
      ("func f() { g(\"a \\(Missing.b)\") }", "func f() { g(\"a \\(\"\")\") }"),
      // What a function expects is there.
      (
        "func f() { guard let a = Missing.b, c else { return } }",
        "func f() { guard let a = (_MissingValue() as _MissingValue?), c else { return } }"
      ),
      ("func f() { guard 1 < Missing.a else { return } }", "func f() { guard true else { return } }"),
      // A cast names the type.
      ("func f() { let a = Missing.b as? Int }", "func f() { let a = (nil as Int?) }"),
      ("func f() { let a = Missing.b as! Int }", "func f() { let a = (_emptyValue() as Int) }"),
      // An empty index or text would end the program.
      ("func f() { a = b[Missing.c].d }", "func f() { a = _emptyValue() }"),
      ("func f() { a = URL(string: Missing.b)!.path }", "func f() { a = _emptyValue() }"),
      // Texts that the source has.
      ("func f() { l.text = MissingLocalized(\"Title\", 1) }", "func f() { l.text = \"Title\" }"),
      (
        "func f() { t.register(A.self, forCellReuseIdentifier: A.reuseIdentifier) }",
        "func f() { t.register(A.self, forCellReuseIdentifier: \"A\") }"
      ),
    ])
  func values(body: String, expected: String) throws {
    let place = ["MissingLocalized", "reuseIdentifier"].first(where: body.contains) ?? "Missing"
    #expect(try text(body, at: place) == expected)
  }

  @Test(
    "Where no value can stand, the statement is left out",
    arguments: [
      "Missing.a()", "Missing.a = 1", "a.missing += 1", "_ = Missing.a", "Missing.a.b { c() }", "try? Missing.a()",
      "super.missing(a: 1)", "g(&Missing.a)", "assert(Missing.a)", "a.b(#selector(Missing.c))",
      "let (a, b) = Missing.c", "s = UIStoryboard(name: Missing.a, bundle: nil)", "switch Missing.a { default: b() }",
    ])
  func statements(statement: String) throws {
    let place = statement.contains("missing") ? "missing" : "Missing"
    #expect(try text("func f() {\n  \(statement)\n}", at: place) == "func f() { }")
  }

  @Test func theViewsOfAnOpaqueTypeAreLeftOutAtOnce() throws {
    #expect(
      try text("struct V { var body: some View { Stack { Missing(1) } } }")
        == "struct V { var body: some View { Stack { } } }")
  }

  @Test func anObjectOfAStandInIsMadeWithoutArguments() throws {
    let result = try text(
      "func f() { let a = Client(name: b()) { c() } }", at: "name", "argument passed to call that takes no arguments",
      standIns: ["Client"])
    #expect(result == "func f() { let a = Client() }")
  }

  @Test func anObjectOfAStandInOfAnotherTypeIsEmpty() throws {
    let result = try text(
      "func f() { a.b = Clock() }", at: "Clock() }", "cannot assign value of type 'Clock' to type 'String'",
      standIns: ["Clock"])
    #expect(result == "func f() { a.b = _emptyValue() }")
  }

  @Test func aStatementWithAnEmptyValueIsKnown() throws {
    var omissions = Omissions(isComplete: true)
    let source = "func f() {\n  a(Missing.b)\n  c()\n}\n"
    let error = CompilerError(path: "/A.swift", line: 2, column: 5, message: "cannot find 'Missing' in scope")
    _ = omissions.leaveOut([error], at: "/A.swift", of: ["App"], base: (source, 0))
    let unknown = [2, 3].map { line in
      CompilerError(path: "/A.swift", line: line, column: 3, message: "the compiler is unable to type-check this")
    }
    #expect(unknown.map { omissions.hasEmptyValue(at: $0, in: "/A.swift") } == [true, false])
  }

  /// The second row of a source after errors in it, of which each is found after the one before it.
  private func secondRow(_ source: String, _ errors: [(line: Int, column: Int, message: String)]) throws -> String {
    var omissions = Omissions(isComplete: true)
    for error in errors {
      let error = CompilerError(path: "/A.swift", line: error.line, column: error.column, message: error.message)
      let isLeftOut = omissions.leaveOut([error], at: "/A.swift", of: ["App"], base: (source, 0))
      #expect(isLeftOut)
    }
    return try #require(omissions.files["/A.swift"]).text.rows[1]
  }

  @Test func anObjectOfAGenericStandInHasArguments() throws {
    let row = try secondRow(
      "var a: Box<Int>?\nlet b = Box(1)\n",
      [(1, 8, "cannot find type 'Box' in scope"), (2, 13, "argument passed to call that takes no arguments")])
    #expect(row == "let b = Box<Any>()")
  }

  @Test(
    "The compiler names the type for which the function has no value",
    arguments: [
      ("UIView", "(.init() as UIView)"), ("_MissingValue", "(.init() as _MissingValue)"),
      ("Client", "(.init() as Client)"), ("[Client]?", "(nil as [Client]?)"),
      ("(Int, Model) -> [Int]", "({ _, _ in [] } as (Int, Model) -> [Int])"), ("() -> Void", "({ } as () -> Void)"),
      (
        "(Int) -> Model",
        "({ _ in preconditionFailure(\"A closure needs a module that is not available on Linux.\") } as (Int) -> Model)"
      ),
    ])
  func types(name: String, expected: String) throws {
    let result = try text(
      "func f() { g(_emptyValue()) }", at: "_emptyValue",
      "global function '_emptyValue' requires that '\(name)' conform to '_HasEmptyValue'", standIns: ["Client"])
    #expect(result == "func f() { g(\(expected)) }")
  }

  @Test(
    "A subclass of a stand-in is made without the arguments of the missing class",
    arguments: [("Client", ""), ("ChartView", "frame: .zero"), ("ChartViewController", "nibName: nil, bundle: nil")])
  func superclasses(name: String, arguments: String) throws {
    let result = try text(
      "class C: \(name) { init() { super.init(key: 1) { a() } } }", at: "key",
      "argument passed to call that takes no arguments", standIns: [name])
    #expect(result == "class C: \(name) { init() { super.init(\(arguments)) } }")
  }

  @Test func anObjectOfAGenericStandInIsEmpty() throws {
    let row = try secondRow(
      "func f() -> Stream<Int> {\n  return Stream.just(1)\n}\n",
      [(1, 13, "cannot find type 'Stream' in scope"), (2, 17, "type 'Stream<T0>' has no member 'just'")])
    #expect(row.contains("return .init()"))
  }

  @Test func aTypeWithoutAnEmptyValueLeavesTheStatementOut() throws {
    let result = try text(
      "func f() { g(_emptyValue()) }", at: "_emptyValue",
      "global function '_emptyValue' requires that 'Model' conform to '_HasEmptyValue'")
    #expect(result == "func f() { }")
  }

  // MARK: Declarations without a value

  @Test(
    "Callers of what always ends the program are errors of the compiler",
    arguments: [
      ("func f() -> Model { Missing.a }", true), ("var f: Model { Missing.a }", true),
      ("override func f() -> Model { Missing.a }", false),
      ("func f() -> Model { if a { return Missing.a }; return b }", false),
      ("func f() -> Int { Missing.a }", false),
    ])
  func unavailable(declaration: String, isUnavailable: Bool) throws {
    let result = try text("class C {\n\(declaration)\n}")
    #expect(result.contains("@available(*, unavailable") == isUnavailable)
  }

  @Test func aProtocolNeedsWhatWasMadeUnavailable() {
    let errors = [
      ("type 'A' does not conform to protocol 'P'", 1), ("type 'A' does not conform to protocol 'Q'", 2),
      ("unavailable instance method 'f()' was used to satisfy a requirement of protocol 'P': It", 3),
    ].map { CompilerError(path: "/A.swift", line: $0.1, column: 1, message: $0.0) }
    #expect(Omissions.first(of: errors).map(\.line) == [2, 3])
  }
}
