// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

@Suite("The order in which errors are dealt with")
struct ErrorOrderTests {
  private static let messages: [CompilerError.Step: String] = [
    .type: "cannot find type 'A' in scope", .name: "cannot find 'a' in scope",
    .use: "value of type 'A' has no member 'b'",
    .unclear: "reference to member 'b' cannot be resolved without a contextual type",
    .unknown: "the compiler is unable to type-check this expression in reasonable time",
  ]

  private func errors(_ steps: [(String, CompilerError.Step)]) throws -> [CompilerError] {
    try steps.map { path, step in
      CompilerError(path: path, line: 1, column: 1, message: try #require(Self.messages[step]))
    }
  }

  @Test(
    "Missing types come first everywhere, then other errors, unclear code, and expressions that the compiler gave up",
    arguments: [
      ([("A", .type), ("A", .name), ("B", .use)], [("A", .type)]),
      ([("A", .name), ("A", .use), ("B", .unclear)], [("A", .name), ("A", .use)]),
      ([("A", .unclear), ("B", .use), ("A", .use)], [("B", .use), ("A", .use)]),
      ([("A", .unclear), ("B", .unclear), ("B", .unknown)], [("A", .unclear), ("B", .unclear)]),
      ([("A", .use), ("A", .unknown), ("B", .unknown)], [("A", .use)]),
      ([("A", .unknown), ("B", .unknown)], [("A", .unknown), ("B", .unknown)]),
      ([], []),
    ] as [([(String, CompilerError.Step)], [(String, CompilerError.Step)])])
  func order(all: [(String, CompilerError.Step)], first: [(String, CompilerError.Step)]) throws {
    let all = try errors(all)
    let first = try errors(first)
    #expect(Omissions.first(of: all) == first)
    #expect(Omissions.rest(of: all) == all.filter { !first.contains($0) })
    for (step, message) in Self.messages {
      #expect(CompilerError(path: "A", line: 1, column: 1, message: message).step == step)
    }
  }

  @Test("Errors at which the compiler gave up are told from others")
  func unknown() throws {
    #expect(CompilerError.areUnknown(try errors([("A", .unknown)])))
    #expect(!CompilerError.areUnknown(try errors([("A", .unknown), ("B", .use)])))
    #expect(!CompilerError.areUnknown([]))
    #expect(CompilerError.files(of: try errors([("A", .unknown), ("B", .use)])) == ["B"])
  }

  @Test("A member of a missing module that one of another module hides counts as missing, whatever its type")
  func hiddenMembers() {
    let hidden = CompilerError(
      path: "A", line: 2, column: 8, message: "'localized' is inaccessible due to 'private' protection level")
    let ofType = CompilerError(
      path: "A", line: 2, column: 8,
      message: "cannot convert return expression of type '(Int) -> Int' to return type 'Int'")
    var elsewhere = ofType
    elsewhere.column = 20
    let initializer = CompilerError(
      path: "A", line: 3, column: 1, message: "'B' initializer is inaccessible due to 'private' protection level")
    #expect(hidden.isOfName)
    #expect(!initializer.isOfName)
    #expect(
      CompilerError.withoutConsequences([ofType, hidden, elsewhere, initializer]) == [hidden, elsewhere, initializer])
  }
}
