// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Gives test cases the name that they have on Apple's platforms, `-[CardTests testHeight]`, from which suites of snapshots make the names
/// of their files. On Linux it is `CardTests.testHeight`.
enum TestNameRule {
  /// The property that a class of tests gets; nothing for other classes, and for those that have one already.
  static func member(of node: ClassDeclSyntax) -> String {
    let inherited = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard inherited == "XCTestCase" || inherited == "XCTest.XCTestCase", !declaresName(node) else { return "" }
    let access = node.modifiers.publicAccess
    return ";" + (access.isEmpty ? "" : access + " ") + "override var name: String { " + body + " }"
  }

  /// The body of the property, without names of a module, because tests need not import one of ours. A list of the tests, by which SwiftPM
  /// selects those to run, has the names of Linux.
  private static let body =
    #"let n = super.name.split(separator: ".", maxSplits: 1); return n.count == 2 && !CommandLine.arguments.contains { "#
    + #"["-l", "--list-tests", "--dump-tests-json"].contains($0) } ? "-[\(n[0]) \(n[1])]" : super.name"#

  private static func declaresName(_ node: ClassDeclSyntax) -> Bool {
    node.memberBlock.members.contains { item in
      item.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == "name" } ?? false
    }
  }
}
