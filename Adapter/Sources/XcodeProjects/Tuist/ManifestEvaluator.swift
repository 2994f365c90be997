// SPDX-License-Identifier: MIT

import SwiftSyntax

/// An evaluation of the expressions of a manifest: literals, constants, sums of lists, and functions without conditions.
struct ManifestEvaluator {
  let program: ManifestProgram

  /// The depth at which constants or functions are taken to use each other.
  private static let deepest = 32

  /// Returns the value of a constant; `nil` if there is none.
  func constant(_ name: String) -> ManifestValue? { program.constants[name].map { value(of: $0, [:], 0) } }

  private func value(of expression: ExprSyntax, _ scope: [String: ManifestValue], _ depth: Int) -> ManifestValue {
    func inner(_ expression: some ExprSyntaxProtocol) -> ManifestValue {
      value(of: ExprSyntax(expression), scope, depth + 1)
    }
    let computed = ManifestValue.computed(expression.trimmedDescription)
    guard depth < Self.deepest else { return computed }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return text(of: literal, inner) ?? computed
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .integerLiteralExpr(let literal): return .number(literal.literal.text)
    case .floatLiteralExpr(let literal): return .number(literal.literal.text)
    case .nilLiteralExpr: return .none
    case .arrayExpr(let array): return .list(array.elements.map { inner($0.expression) })
    case .dictionaryExpr(let dictionary): return table(of: dictionary, inner)
    case .tupleExpr(let tuple):
      return tuple.elements.count == 1 ? tuple.elements.first.map { inner($0.expression) } ?? computed : computed
    case .tryExpr(let attempt): return inner(attempt.expression)
    case .sequenceExpr(let sequence): return sum(Array(sequence.elements), inner) ?? computed
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text
      return scope[name] ?? program.constants[name].map(inner) ?? computed
    case .memberAccessExpr(let member): return memberValue(member, scope, inner) ?? computed
    case .functionCallExpr(let call):
      return mapped(call, scope, inner, depth) ?? callValue(call, inner, depth) ?? computed
    default: return computed
    }
  }

  private typealias Inner = (ExprSyntax) -> ManifestValue

  private func text(of literal: StringLiteralExprSyntax, _ inner: Inner) -> ManifestValue? {
    var result = ""
    for segment in literal.segments {
      if let segment = segment.as(StringSegmentSyntax.self) {
        result += segment.content.text
      } else if let only = segment.as(ExpressionSegmentSyntax.self)?.expressions.first {
        guard let text = inner(only.expression).text else { return nil }
        result += text
      }
    }
    return .text(result)
  }

  private func table(of dictionary: DictionaryExprSyntax, _ inner: Inner) -> ManifestValue {
    guard case .elements(let elements) = dictionary.content else { return .table([]) }
    return .table(
      elements.compactMap { element in
        inner(element.key).text.map { ManifestValue.Argument(label: $0, value: inner(element.value)) }
      })
  }

  /// The sum of texts or lists; `nil` if there is another operator.
  private func sum(_ elements: [ExprSyntax], _ inner: Inner) -> ManifestValue? {
    var values: [ManifestValue] = []
    for (position, element) in elements.enumerated() {
      if position % 2 == 0 {
        values.append(inner(element))
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return nil
      }
    }
    let texts = values.compactMap { value in if case .text(let text) = value { text } else { nil } }
    if texts.count == values.count { return .text(texts.joined()) }
    return .list(
      values.flatMap { value in if case .computed = value { [value] } else { value.elements } })
  }

  /// A constant of a type, a case of an enumeration, or an argument of the call that made a value.
  private func memberValue(
    _ member: MemberAccessExprSyntax, _ scope: [String: ManifestValue], _ inner: Inner
  ) -> ManifestValue? {
    let name = member.declName.baseName.text
    guard let base = member.base else { return program.constants[name].map(inner) ?? .call(name, []) }
    if name == "rawValue", case .call(let enumCase, _) = inner(base) {
      return program.cases[enumCase].map(inner) ?? .text(enumCase)
    }
    let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isType = owner?.first?.isUppercase ?? (base.as(MemberAccessExprSyntax.self) != nil)
    // A property of a case, such as `Module.app.resources`, is computed.
    let isOfCase = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text.first?.isLowercase ?? false
    if isType { return program.constants[name].map(inner) ?? (isOfCase ? nil : .call(name, [])) }
    return inner(base)[name]
  }

  /// The values that a closure of one expression has for the elements of a list; `nil` for other calls.
  private func mapped(
    _ call: FunctionCallExprSyntax, _ scope: [String: ManifestValue], _ inner: Inner, _ depth: Int
  ) -> ManifestValue? {
    guard let closure = call.trailingClosure, call.arguments.isEmpty, closure.statements.count == 1,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["map", "compactMap", "flatMap"].contains(member.declName.baseName.text),
      case .list(let elements) = inner(base), let item = closure.statements.first?.item,
      let body = Syntax(item).as(ExprSyntax.self) ?? Syntax(item).as(ReturnStmtSyntax.self)?.expression
    else { return nil }
    var name = "$0"
    if case .simpleInput(let names)? = closure.signature?.parameterClause { name = names.first?.name.text ?? name }
    let values = elements.map { value(of: body, scope.merging([name: $0]) { $1 }, depth + 1) }
    return .list(member.declName.baseName.text == "flatMap" ? values.flatMap(\.elements) : values)
  }

  /// The value of a function's body, or the call itself: that of an initializer or of a function of Tuist.
  private func callValue(_ call: FunctionCallExprSyntax, _ inner: Inner, _ depth: Int) -> ManifestValue? {
    guard call.trailingClosure == nil else { return nil }
    let name: String
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let base = member.base?.trimmedDescription.split(separator: ".").last ?? "A"
      // A method of a value computes another one.
      guard base.first?.isUppercase == true else { return nil }
      name = member.declName.baseName.text
    } else {
      return nil
    }
    let arguments = call.arguments.map { argument in
      ManifestValue.Argument(label: argument.label?.text, value: inner(argument.expression))
    }
    guard let function = program.function(name, arguments.map(\.label)) else { return .call(name, arguments) }
    return result(of: function, arguments, depth)
  }

  /// The value that a function returns; `nil` if it has other statements than constants and lists that grow.
  private func result(
    of function: ManifestProgram.Function, _ arguments: [ManifestValue.Argument], _ depth: Int
  ) -> ManifestValue? {
    var scope: [String: ManifestValue] = [:]
    var rest = arguments[...]
    for parameter in function.parameters {
      if let argument = rest.first, argument.label == parameter.label {
        scope[parameter.name] = argument.value
        rest.removeFirst()
      } else {
        scope[parameter.name] = parameter.standard.map { value(of: $0, scope, depth + 1) }
      }
    }
    for statement in function.body {
      let item = Syntax(statement.item)
      if let variable = item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let initial = binding.initializer?.value else { return nil }
          scope[binding.pattern.trimmedDescription] = value(of: initial, scope, depth + 1)
        }
      } else if let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self) {
        let isResult = item.is(ReturnStmtSyntax.self) || function.body.count == 1
        return isResult ? value(of: expression, scope, depth + 1) : nil
      } else {
        return nil
      }
    }
    return nil
  }
}
