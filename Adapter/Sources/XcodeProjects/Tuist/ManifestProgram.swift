// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// The constants and functions of a manifest of Tuist and of its helpers.
struct ManifestProgram {
  /// A function whose calls have a value.
  struct Function {
    var parameters: [Parameter]
    var body: CodeBlockItemListSyntax
  }
  struct Parameter {
    /// The label of the argument; `nil` if it has none.
    var label: String?
    var name: String
    var standard: ExprSyntax?
  }

  /// The values of constants, and of properties with one expression, by name.
  private(set) var constants: [String: ExprSyntax] = [:]
  /// The texts of the cases of enumerations.
  private(set) var cases: [String: ExprSyntax] = [:]
  /// The functions by name.
  private(set) var functions: [String: [Function]] = [:]

  /// Reads the declarations of some sources. Those of later sources count before equal ones of earlier ones.
  init(_ sources: [String]) {
    for source in sources { add(Parser.parse(source: source).statements) }
  }

  private mutating func add(_ statements: CodeBlockItemListSyntax) {
    for statement in statements { if let declaration = statement.item.as(DeclSyntax.self) { add(declaration) } }
  }

  private mutating func add(_ declaration: DeclSyntax) {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      for member in group.memberBlock.members { add(member.decl) }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let value = Self.value(of: binding) { constants[binding.pattern.trimmedDescription] = value }
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
      add(function.name.text, function.signature.parameterClause, body)
    } else if let enumCase = declaration.as(EnumCaseDeclSyntax.self) {
      for element in enumCase.elements { cases[element.name.text] = element.rawValue?.value }
    }
  }

  private mutating func add(_ name: String, _ clause: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax) {
    let parameters = clause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
        standard: parameter.defaultValue?.value)
    }
    functions[name, default: []].append(Function(parameters: parameters, body: body.statements))
  }

  private static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
    if let value = binding.initializer?.value { return value }
    guard case .getter(let statements)? = binding.accessorBlock?.accessors, let only = statements.first,
      statements.count == 1
    else { return nil }
    return only.item.as(ExprSyntax.self) ?? only.item.as(ReturnStmtSyntax.self)?.expression
  }

  /// Returns the function with the labels of a call.
  func function(_ name: String, _ labels: [String?]) -> Function? {
    functions[name]?.first { function in
      var rest = labels[...]
      for parameter in function.parameters {
        if let label = rest.first, label == parameter.label {
          rest.removeFirst()
        } else if parameter.standard == nil {
          return false
        }
      }
      return rest.isEmpty
    }
  }
}
