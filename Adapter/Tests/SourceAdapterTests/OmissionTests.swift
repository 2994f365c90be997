// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

/// The parts of a source that are left out for errors of the compiler.
struct OmissionTests {
  private static let path = "/App/View.swift"

  /// An error at the first place of `place` in a text.
  private func error(_ message: String, at place: String, in text: String) throws -> CompilerError {
    let start = try #require(text.firstRange(of: place)).lowerBound
    let lines = text[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    return CompilerError(
      path: Self.path, line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message)
  }

  /// The rows of a text without what an error makes the compiler report.
  private func rows(_ text: String, _ message: String, at place: String) throws -> [String] {
    var omissions = Omissions(isComplete: true)
    let isLeftOut = omissions.leaveOut(
      [try error(message, at: place, in: text)], at: Self.path, of: ["App"], base: (text, 0))
    #expect(isLeftOut)
    return try #require(omissions.files[Self.path]).text.rows
  }

  @Test func theStatementAroundAnErrorIsLeftOut() throws {
    let text = "func f() {\n  a()\n  b { d(); Missing.d(c) }\n}\n"
    #expect(
      try rows(text, "cannot find 'Missing' in scope", at: "Missing") == [
        "func f() {", "  a()", "  b { d();              }", "}", "",
      ]
    )
  }

  @Test(
    "An error that a stand-in does not mend leaves the declaration out",
    arguments: [
      ("'E' is not a member type of type 'Self.Element'", "E:"), ("cannot find type 'Element' in scope", "Element."),
    ])
  func useless(message: String, place: String) throws {
    let text = "let a: Element.E\nextension Collection where Element.E: Any {}\n"
    let parts = try ["cannot find type 'Element' in scope", "'E' is not a member type of type 'Element'"].map {
      try error($0, at: $0.hasPrefix("'E'") ? "E\n" : "Element", in: text)
    }
    var omissions = Omissions(isComplete: true)
    for part in parts {
      let isAdded = omissions.leaveOut([part], at: Self.path, of: ["App"], base: (text, 0))
      #expect(isAdded)
    }
    #expect(omissions.files[Self.path]?.text == text)
    let last = try error(message, at: place, in: text)
    let isLeftOut = omissions.leaveOut([last], at: Self.path, of: ["App"], base: (text, 0))
    #expect(isLeftOut)
    #expect(omissions.files[Self.path]?.text != text)
  }

  @Test(
    "A statement whose value is returned becomes one that returns an empty value",
    arguments: [
      ("func f() -> Int { Missing.a }", "func f() -> Int { return 0 /*left out*/ }"),
      ("func f() -> [Int] { return Missing.a }", "func f() -> [Int] { return [] /*left out*/ }"),
      ("func f() -> String? { return Missing.a }", "func f() -> String? { return nil /*left out*/ }"),
      ("func f() { return Missing.a }", "func f() { return /*left out*/ }"),
      ("func f() -> UILabel { Missing.a }", "func f() -> UILabel { return .init() /*left out*/ }"),
      ("var f: CGSize { Missing.a }", "var f: CGSize { return .zero /*left out*/ }"),
      ("let f: CGSize = { return Missing.a }()", "let f: CGSize = { return _emptyValue() }()"),
      ("var f: CGColor { Missing.a }", "var f: CGColor { return UIColor.clear.cgColor /*left out*/ }"),
      ("var f: UIColor { Missing.a }", "var f: UIColor { return .clear /*left out*/ }"),
      (
        "func f() -> UIFont { Missing.a }",
        "func f() -> UIFont { return .systemFont(ofSize: UIFont.systemFontSize) /*left out*/ }"
      ),
      ("func f() -> Set<Int> { Missing.a }", "func f() -> Set<Int> { return [] /*left out*/ }"),
      (
        "func f() -> Result<Int> { Missing.a }",
        "@available(*, unavailable, message: \"It needs a module that is not available on Linux.\") /*left out*/ func f() -> Result<Int> { preconditionFailure(\"f needs a module that is not available on Linux.\") /*left out*/ }"
      ),
      ("var f: Bool { get { Missing.a } }", "var f: Bool { get { return false /*left out*/ } }"),
      (
        "func f() -> Model { Missing.a }",
        "@available(*, unavailable, message: \"It needs a module that is not available on Linux.\") /*left out*/ func f() -> Model { preconditionFailure(\"f needs a module that is not available on Linux.\") /*left out*/ }"
      ),
      (
        "func f(_ x: Int) { switch x { case 1: Missing.a\n default: b() } }",
        "func f(_ x: Int) { switch x { case 1: break\n default: b() } }"
      ),
    ])
  func emptyValues(text: String, expected: String) throws {
    let squeezed = { (rows: [String]) in
      rows.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }
    #expect(try squeezed(rows(text, "cannot find 'Missing' in scope", at: "Missing")) == squeezed(expected.rows))
  }

  /// The uses of names are dealt with after the types of all files, so that the stand-ins are known.
  @Test func anObjectOfAStandInIsReturned() throws {
    let text = "func f() -> Server { Client.server }\nfunc g() -> Delegate { Client.delegate }\n"
    let errors = try [
      error("cannot find type 'Server' in scope", at: "Server", in: text),
      error("cannot find type 'Delegate' in scope", at: "Delegate", in: text),
      error("cannot find 'Client' in scope", at: "Client.s", in: text),
      error("cannot find 'Client' in scope", at: "Client.d", in: text),
    ]
    var omissions = Omissions(isComplete: true)
    var rest = errors
    while !rest.isEmpty {
      let isLeftOut = omissions.leaveOut(Omissions.first(of: rest), at: Self.path, of: ["App"], base: (text, 0))
      #expect(isLeftOut)
      rest = Omissions.rest(of: rest)
    }
    let rows = try #require(omissions.files[Self.path]).text.rows
    #expect(rows[0] == "func f() -> Server { return .init() /*left out*/ }")
    #expect(rows[1].contains("preconditionFailure("))
  }

  @Test func aMemberOfAnOpaqueTypeIsLeftOutAsAWhole() throws {
    let text = "struct V {\n  var body: some P { Missing() }\n  var x = 1\n}\n"
    #expect(
      try rows(text, "cannot find 'Missing' in scope", at: "Missing") == ["struct V {", "", "  var x = 1", "}", ""])
  }

  @Test func aBodyWithoutItsReturnGetsOne() throws {
    let text = "func f() -> Int {\n  a()\n}\n"
    #expect(
      try rows(text, "missing return in global function expected to return 'Int'", at: "}")
        == ["func f() -> Int {", "  a()", " return 0 /*left out*/ }", ""])
  }

  @Test(
    "An initializer that cannot set all properties fails",
    arguments: [
      (
        "init", "preconditionFailure(\"An initializer needs a module that is not available on Linux.\")",
        "@available(*, unavailable, message: \"It needs a module that is not available on Linux.\") /*left out*/ "
      ), ("init?", "return nil", ""),
    ])
  func initializers(name: String, exit: String, attribute: String) throws {
    let text = "struct S {\n  let a: Int\n  \(name)(_ x: X) {\n    b()\n  }\n}\n"
    let message = "return from initializer without initializing all stored properties"
    #expect(
      try rows(text, message, at: "}\n}") == [
        "struct S {", "  let a: Int", "  \(attribute)\(name)(_ x: X) { \(exit) /*left out*/;", "    b()", "  }", "}",
        "",
      ])
  }

  /// A class is not left out for a protocol that another one refines, or for a member that an extension of a protocol lost.
  @Test(arguments: [
    (
      "class C: A, P, UITableViewDelegate, Q {}\n", "type 'C' does not conform to protocol 'R'",
      "class C: A, P, UITableViewDelegate    {}"
    ),
    ("class C: A, P, Hashable {}\n", "type 'C' does not conform to protocol 'R'", "class C: A,    Hashable {}"),
    (
      "class C: A, P {}\n",
      "unavailable property 'p' was used to satisfy a requirement of protocol 'P': It needs a module",
      "class C: A    {}"
    ),
    ("extension C: P {}\n", "type 'C' does not conform to protocol 'R'", "extension C    {}"),
  ])
  func aClassKeepsItsMembers(text: String, message: String, expected: String) throws {
    #expect(try rows(text, message, at: "C") == [expected, ""])
  }

  @Test func anInheritedTypeIsLeftOutWithItsComma() throws {
    let text = "class C: A, B {}\n"
    #expect(try rows(text, "type 'C' does not conform to protocol 'B'", at: "C") == ["class C: A    {}", ""])
    #expect(
      try rows("struct S: Codable {}\n", "type 'S' does not conform to protocol 'Decodable'", at: "S:") == [
        "struct S          {}", "",
      ])
  }

  @Test func aModuleBeforeANameIsLeftOut() throws {
    let text = "import Kit\nlet a: Kit.Thing? = nil\n"
    var omissions = Omissions(isComplete: false)
    let isLeftOut = omissions.leaveOut(
      [try error("no such module 'Kit'", at: "Kit", in: text)], at: Self.path, of: ["App"], base: (text, 0))
    #expect(isLeftOut)
    let next = try #require(omissions.files[Self.path]).text
    let isChanged = omissions.leaveOut(
      [try error("cannot find type 'Kit' in scope", at: "Kit", in: next)], at: Self.path, of: ["App"], base: (text, 0))
    #expect(isChanged)
    #expect(omissions.files[Self.path]?.text.rows == ["", "let a:     Thing? = nil", ""])
  }

  @Test(
    "A stand-in has the kind that its uses imply",
    arguments: [
      ("let a: Missing?", "open class Missing: NSObject {"), ("let a: any Missing", "public protocol Missing {}"),
      ("class A: B, Missing {}", "public protocol Missing {}"),
      ("class A: Missing {}", "open class Missing: NSObject {"),
      ("let a: Missing<Int, Int>", "open class Missing<T0, T1>: NSObject {"),
      ("func f<T: Missing>(_ a: T) {}", "public protocol Missing {}"),
    ])
  func standIns(text: String, expected: String) throws {
    var omissions = Omissions(isComplete: true)
    let found = omissions.leaveOut(
      [try error("cannot find type 'Missing' in scope", at: "Missing", in: text)], at: Self.path, of: ["App"],
      base: (text, 0))
    #expect(found)
    #expect(omissions.standInText(of: "App", importing: []).contains(expected))
  }

  @Test("Nibs find a stand-in of a view by its name, because the module that they name is missing")
  func nibs() throws {
    let text = "let a: SwipeTableViewCell?"
    var omissions = Omissions(isComplete: true)
    _ = omissions.leaveOut(
      [try error("cannot find type 'SwipeTableViewCell' in scope", at: "Swipe", in: text)], at: Self.path, of: ["App"],
      base: (text, 0))
    let declarations = omissions.standInText(of: "App", importing: [])
    #expect(declarations.contains("import ObjectiveC"))
    #expect(declarations.contains("static var owner: AnyObject.Type { SwipeTableViewCell.self }"))
  }

  @Test(
    "What UIKit or a framework below it declares has no stand-in",
    arguments: [
      ("let a: UIImage?", "UIImage", "cannot find type 'UIImage' in scope"),
      ("let a = CACurrentMediaTime()", "CACurrent", "cannot find 'CACurrentMediaTime' in scope"),
    ])
  func frameworks(line: String, place: String, message: String) throws {
    var omissions = Omissions(isComplete: true)
    _ = omissions.leaveOut([try error(message, at: place, in: line)], at: Self.path, of: ["App"], base: (line, 0))
    #expect(omissions.files[Self.path]?.text == "import UIKit; " + line)
    #expect(omissions.standInText(of: "App", importing: []).isEmpty)
  }

  @Test(
    "A type that the code takes for a number or a view is one",
    arguments: [
      ("cannot convert value of type 'Scalar' to expected argument type 'Float'", "public typealias Scalar = Float"),
      (
        "cannot assign value of type 'Scalar' to type 'TimeInterval' (aka 'Double')", "public typealias Scalar = Double"
      ),
      (
        "binary operator '*' cannot be applied to operands of type 'Scalar' and 'CGFloat'",
        "public typealias Scalar = CGFloat"
      ),
      ("cannot convert value of type 'Scalar' to expected argument type 'UIView'", "open class Scalar: UIView {"),
    ])
  func numbers(message: String, expected: String) throws {
    var omissions = Omissions(isComplete: true)
    let text = "let a: Scalar\nlet b = f(a)\n"
    for (message, place) in [("cannot find type 'Scalar' in scope", "Scalar"), (message, "a)")] {
      _ = omissions.leaveOut([try error(message, at: place, in: text)], at: Self.path, of: ["App"], base: (text, 0))
    }
    #expect(omissions.standInText(of: "App", importing: []).contains(expected))
  }

  @Test func aTypeWithinAGenericStandInIsFound() throws {
    var omissions = Omissions(isComplete: true)
    let text = "var a: Stream<Int>.Element?\n"
    for (place, message) in [
      ("Stream", "cannot find type 'Stream' in scope"),
      ("Element", "'Element' is not a member type of generic class 'App.Stream<Int>'"),
    ] {
      _ = omissions.leaveOut([try error(message, at: place, in: text)], at: Self.path, of: ["App"], base: (text, 0))
    }
    let added = omissions.standInText(of: "App", importing: [])
    #expect(added.contains("open class Stream<T0>: NSObject {\n  open class Element: NSObject {}"))
  }

  @Test func aStandInOfAViewIsABoxWithItsName() {
    let text = StandIn(name: "LineChartView", kind: .classType).declaration
    #expect(text.contains("open class LineChartView: UIView {") && text.contains("label.text = \"LineChartView\""))
    #expect(StandIn(name: "RowCollectionViewCell", kind: .classType).declaration.contains(": UICollectionViewCell {"))
  }

  @Test func anErrorThatNoMissingModuleExplainsIsTheAuthors() throws {
    let text = "func f() {\n  a()\n}\n"
    let message = try error("cannot find 'a' in scope", at: "a()", in: text)
    var omissions = Omissions(isComplete: false)
    let isLeftOut = omissions.leaveOut([message], at: Self.path, of: ["App"], base: (text, 0))
    #expect(!isLeftOut)
    var complete = Omissions(isComplete: true)
    let isLeftOutOnRequest = complete.leaveOut([message], at: Self.path, of: ["App"], base: (text, 0))
    #expect(isLeftOutOnRequest)
    omissions.completeTargets = ["AppTests"]
    let isLeftOutOfTests = omissions.leaveOut([message], at: Self.path, of: ["AppTests"], base: (text, 0))
    #expect(isLeftOutOfTests && omissions.unexplained.count == 1)
  }

  @Test func aUseOfWhatIsLeftOutIsLeftOutInOtherFiles() throws {
    let text = "import Kit\nclass C {\n  var a: some P { Kit.b }\n}\n"
    var omissions = Omissions(isComplete: false)
    for (message, place) in [("no such module 'Kit'", "Kit"), ("cannot find 'Kit' in scope", "Kit.b")] {
      _ = omissions.leaveOut([try error(message, at: place, in: text)], at: Self.path, of: ["App"], base: (text, 0))
    }
    _ = omissions.leaveOut(
      [try error("cannot find 'b' in scope", at: "b }", in: text)], at: Self.path, of: ["App"], base: (text, 0))
    #expect(omissions.files[Self.path]?.text.rows == ["", "class C {", "", "}", ""])
    let other = "func g(_ c: C) {\n  c.a += 1\n}\n"
    let message = try error("value of type 'C' has no member 'a'", at: "a +=", in: other)
    let isLeftOut = omissions.leaveOut([message], at: "/App/Other.swift", of: ["App"], base: (other, 0))
    #expect(isLeftOut)
  }

  @Test("A member that a missing module adds is explained in files that do not import it", arguments: ["flex", "flux"])
  func membersOfModulesInOtherFiles(name: String) throws {
    let text = "import Kit\nfunc f(_ v: V) {\n  v.flex = 1\n}\n"
    var omissions = Omissions(isComplete: false)
    for (message, place) in [("no such module 'Kit'", "Kit"), ("value of type 'V' has no member 'flex'", "flex")] {
      _ = omissions.leaveOut([try error(message, at: place, in: text)], at: Self.path, of: ["App"], base: (text, 0))
    }
    let other = "extension V {\n  func g() { \(name) = 1 }\n}\n"
    let message = try error("cannot find '\(name)' in scope", at: name, in: other)
    let isLeftOut = omissions.leaveOut([message], at: "/App/Other.swift", of: ["App"], base: (other, 0))
    #expect(isLeftOut == (name == "flex"))
  }

  @Test func ofNestedPartsTheInnerOneIsLeftOutFirst() throws {
    let text = "func f() {\n  a { b(); c() }\n}\n"
    var omissions = Omissions(isComplete: true)
    let errors = try ["a {", "b()"].map { try error("value of type 'X' has no member 'y'", at: $0, in: text) }
    _ = omissions.leaveOut(errors, at: Self.path, of: ["App"], base: (text, 0))
    #expect(omissions.files[Self.path]?.text.rows == ["func f() {", "  a {      c() }", "}", ""])
  }

  /// A property that has its type from a value that is wrong makes unclear what other members do with it.
  @Test func unclearErrorsWaitForAllOthers() throws {
    let text = "class C {\n  let a = M(b: 1)\n  func f() {\n    let s = [a]\n    s.axis = .b\n  }\n}\n"
    let errors = try [
      error("argument passed to call that takes no arguments", at: "1)", in: text),
      error("cannot infer contextual base in reference to member 'b'", at: "b\n", in: text),
    ]
    #expect(Omissions.first(of: errors) == [errors[0]])
    #expect(Omissions.rest(of: errors) == [errors[1]])
  }

  @Test func unclearErrorsWaitForTheOthersOfTheirMember() throws {
    let text = "class C {\n  func f() {\n    a(.b)\n    m()\n  }\n  func g() {\n    c(.d)\n  }\n}\n"
    let errors = try [
      error("cannot infer contextual base in reference to member 'b'", at: "b)", in: text),
      error("cannot find 'm' in scope", at: "m()", in: text),
      error("cannot infer contextual base in reference to member 'd'", at: "d)", in: text),
    ]
    var omissions = Omissions(isComplete: true)
    _ = omissions.leaveOut(errors, at: Self.path, of: ["App"], base: (text, 0))
    let rows = try #require(omissions.files[Self.path]).text.rows
    #expect(rows[2] == "    a(.b)" && rows[3].isEmpty && rows[6].isEmpty)
  }

  @Test func importsAreLeftOutWithTheTypesThatTheyDeclare() throws {
    let text = "import Kit\nvar a: Card?\n"
    var omissions = Omissions(isComplete: false)
    let errors = try [
      error("no such module 'Kit'", at: "Kit", in: text),
      error("cannot find type 'Card' in scope", at: "Card", in: text),
    ]
    _ = omissions.leaveOut(errors, at: Self.path, of: ["App"], base: (text, 0))
    #expect(omissions.files[Self.path]?.text.rows == ["", "var a: Card?", ""])
    #expect(omissions.standInText(of: "App", importing: []).contains("open class Card"))
  }

  @Test func whatCannotBeMendedDoesNotKeepOthersWaiting() throws {
    let text = "func f() {\n  super.init()\n  c(.d)\n}\n"
    let unknown = CompilerError(path: Self.path, line: 90, column: 1, message: "cannot find 'x' in scope")
    let unclear = try error("cannot infer contextual base in reference to member 'd'", at: "d)", in: text)
    var omissions = Omissions(isComplete: true)
    let isLeftOut = omissions.leaveOut([unknown, unclear], at: Self.path, of: ["App"], base: (text, 0))
    #expect(isLeftOut && omissions.files[Self.path]?.text.rows[2].isEmpty == true)
  }

  @Test func theOutputOfABuildHasEachErrorOnce() {
    let output = """
      [1/2] Compiling App A.swift
      /App/A.swift:3:5: error: cannot find 'x' in scope
        |     `- error: cannot find 'x' in scope
      /App/A.swift:3:5: error: cannot find 'x' in scope
      /App/B.swift:1:7: error: class 'B' has no initializers
      /App/B.swift:2:7: note: stored property 'c' without initial value prevents synthesized initializers
      /App/B.swift:3:7: note: stored property 'd' without initial value prevents synthesized initializers
      /App/B.swift:9:7: note: an unrelated note
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    let errors = CompilerError.errors(in: output)
    #expect(errors.map(\.path) == ["/App/A.swift", "/App/B.swift", "/App/B.swift"])
    #expect(errors.map(\.line) == [3, 2, 3])
  }

  @Test func anErrorInCodeOfTheCompilerIsAtThePlacesOfItsNotes() {
    let output = """
      <unknown>:0: error: ambiguous use of operator '=='
      /App/A.swift:7:13: note: found this candidate
      Foundation.NSObject.==:2:20: note: found this candidate in module 'Foundation'
      /App/B.swift:1:1: error: cannot find 'x' in scope
      /App/B.swift:2:1: note: an unrelated note
      """
    let errors = CompilerError.errors(in: output)
    #expect(errors.map(\.path) == ["/App/A.swift", "/App/B.swift"])
    #expect(errors[0].message == "ambiguous use of operator '=='" && errors[0].line == 7)
  }
}

extension Omissions {
  /// The lines with the stand-ins of a target of whose sources none has others.
  fileprivate func standInText(of target: String, importing modules: Set<String>) -> String {
    var declared: Set<String> = []
    return standInText(of: target, importing: modules, without: &declared)
  }
}
