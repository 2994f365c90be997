// SPDX-License-Identifier: MIT

import SwiftSyntax

extension IfConfigClauseSyntax {
  /// Whether the clause of `#if` is never compiled in a source for iOS, because its condition names another system, or because that
  /// of a clause before it is true.
  ///
  /// Conditions that depend on other things, such as `DEBUG`, leave it open.
  var isForOtherSystems: Bool {
    if condition?.holdsOnIOS == false { return true }
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.prefix { $0.id != id }.contains { $0.condition?.holdsOnIOS == true }
  }
}

extension ExprSyntax {
  /// The value of a condition in a source for iOS; `nil` if it depends on more than the system.
  fileprivate var holdsOnIOS: Bool? {
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.holdsOnIOS
    }
    if let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return negated.expression.holdsOnIOS.map { !$0 }
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.holdsOnIOS }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    return Self.anyHolds(of: sequence.alternatives.map(allHold))
  }

  /// The value of conditions that `&&` joins.
  private func allHold(_ operands: [ExprSyntax]) -> Bool? {
    let values = operands.map(\.holdsOnIOS)
    return values.contains(false) ? false : values.contains(nil) ? nil : true
  }

  /// The value of conditions that `||` joins.
  private static func anyHolds(of values: [Bool?]) -> Bool? {
    values.contains(true) ? true : values.contains(nil) ? nil : false
  }
}

extension FunctionCallExprSyntax {
  /// The value of a platform condition in a source for iOS.
  fileprivate var holdsOnIOS: Bool? {
    let argument = arguments.first?.expression.trimmedDescription ?? ""
    switch calledExpression.trimmedDescription {
    case "os": return argument == "iOS" ? true : Self.otherSystems.contains(argument) ? false : nil
    case "canImport": return argument == "UIKit" ? true : Self.modulesOfOtherSystems.contains(argument) ? false : nil
    case "targetEnvironment": return argument == "macCatalyst" ? false : nil
    default: return nil
    }
  }

  private static let otherSystems: Set<String> = ["macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Windows"]
  private static let modulesOfOtherSystems: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
}

extension SequenceExprSyntax {
  /// The operands that `&&` joins, of each part between `||`.
  fileprivate var alternatives: [[ExprSyntax]] {
    elements.reduce(into: [[]]) { parts, element in
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        if sign.operator.text == "||" { parts.append([]) }
      } else {
        parts[parts.count - 1].append(element)
      }
    }
  }
}
