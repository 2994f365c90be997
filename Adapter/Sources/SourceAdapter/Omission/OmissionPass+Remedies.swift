// SPDX-License-Identifier: MIT

import SwiftSyntax

extension OmissionPass {
  /// An error with the innermost node at its place.
  struct Problem {
    let error: CompilerError
    let node: Syntax
    /// The stand-ins that the target has.
    let known: [String: StandIn]

    /// The name that the message is about.
    var name: String { error.quoted.first ?? "" }
  }

  /// The action for errors with a text.
  struct Remedy {
    /// The text of the message.
    enum Text {
      case start(String)
      case part(String)

      func matches(_ message: String) -> Bool {
        switch self {
        case .start(let text): message.hasPrefix(text)
        case .part(let text): message.contains(text)
        }
      }
    }

    let text: Text
    /// Leaves something out, or adds a stand-in. Returns whether it can be done.
    let apply: (inout OmissionPass, Problem) -> Bool

    init(_ text: Text, _ apply: @escaping (inout OmissionPass, Problem) -> Bool) {
      self.text = text
      self.apply = apply
    }
  }

  /// The messages of the compiler, and what is done about each. The first remedy that can be used is; without one, the smallest part
  /// around the error is left out.
  private static var remedies: [Remedy] {
    [
      Remedy(.start("no such module")) { $0.leaveOutImport($1) },
      Remedy(.start("cannot find")) { $0.importUIKit($1) },
      Remedy(.start("cannot find type")) { $0.leaveOutQualifier($1) || $0.standInForType($1) },
      Remedy(.part("is not a member type of")) { $0.standInForNestedType($1) },
      Remedy(.start("cannot find '")) { $0.leaveOutQualifier($1) || $0.standInForCalledType($1) },
      Remedy(.start("unknown attribute")) { $0.leaveOutWrapper($1) },
      Remedy(.part("only applies to")) {
        $0.leaveOut($1.node.ancestor(AttributeSyntax.self), .attribute, $1)
      },
      Remedy(.part("was used to satisfy a requirement")) {
        $0.leaveOut($1.node.markAsUnavailable, .attribute, $1) || $0.leaveOutConformance($1)
      },
      Remedy(.part("has been marked unavailable")) { $0.leaveOut($1.node.overrideModifier, .modifier, $1) },
      Remedy(.part("does not override any")) {
        $0.inheritOverridden($1) || $0.leaveOut($1.node.overrideModifier, .modifier, $1)
      },
      Remedy(.part("non-protocol")) { $0.makeProtocol(of: $1.error.quoted.first(where: $1.known.keys.contains)) },
      Remedy(.start("multiple inheritance")) { pass, problem in
        pass.makeProtocol(of: problem.error.quoted.last.flatMap { problem.known[$0]?.name })
      },
      Remedy(.start("cannot convert")) { $0.makeNumber($1) || $0.makeSubclass($1) },
      Remedy(.start("cannot assign value of type")) { $0.makeNumber($1) || $0.makeSubclass($1) },
      Remedy(.start("binary operator")) { $0.makeNumber($1) },
      Remedy(.part("does not conform to protocol")) { $0.leaveOutConformance($1) },
      Remedy(.part("all stored properties")) { $0.addTrap($1) },
      Remedy(.part("before 'super.init' call")) { $0.addTrap($1) },
      Remedy(.part("on all paths before returning from initializer")) { $0.addTrap($1) },
      Remedy(.start("missing return")) { $0.addExit($1) },
      Remedy(.part("must not fall through")) { $0.addExit($1) },
      Remedy(.part("has no member")) { $0.inheritMember($1) || $0.keepConfiguration($1) },
      Remedy(.part(CompilerError.hidden)) { $0.keepConfiguration($1) },
      Remedy(.part("conform to '\(EmptyValue.requirement)'")) { $0.nameType($1) },
    ]
  }

  /// Leaves out what one error requires, and what the same member of the same value does in the same function: in a closure, the compiler
  /// reports one error at a time.
  mutating func leaveOut(_ error: CompilerError, standIns known: [String: StandIn]) {
    guard let node = node(at: error) else { return }
    madeClasses = known.filter { $0.value.kind == .classType }.mapValues(\.parameters)
    leaveOut(Problem(error: error, node: node, known: known))
    if !error.isOfName { return }
    for other in repetitions(of: node) { leaveOut(Problem(error: error, node: other, known: known)) }
  }

  private mutating func leaveOut(_ problem: Problem) {
    let (error, node) = (problem.error, problem.node)
    for remedy in Self.remedies where remedy.text.matches(error.message) {
      if remedy.apply(&self, problem) { return }
    }
    if error.step != .unclear, callSuperclass(problem) || replaceExpression(problem) { return }
    if error.step == .unclear, makeWithoutArguments(problem) { return }
    removeUnit(around: node, error, isDefinite: error.isOfName && node.isSet)
  }

  /// Leaves out the statement at a place where the program ended. Returns `false` if it already stands for one that was left out.
  mutating func leaveOutStatement(_ place: CompilerError, standIns known: [String: StandIn]) -> Bool {
    guard let node = node(at: place) else { return false }
    let statement = node.ancestor(CodeBlockItemSyntax.self)
    if statement?.isGenerated == true { return false }
    madeClasses = known.filter { $0.value.kind == .classType }.mapValues(\.parameters)
    // Without the whole condition, the function goes on.
    let condition = statement?.parent?.parent?.parent?.as(GuardStmtSyntax.self)
    removeUnit(around: condition.map { Syntax($0) } ?? node, place)
    return true
  }

  // MARK: Names

  private mutating func leaveOutImport(_ problem: Problem) -> Bool {
    let declaration = problem.node.ancestor(ImportDeclSyntax.self)
    lostModules.insert(declaration?.path.first?.name.text ?? problem.name)
    if let declaration { remove(declaration, .importDeclaration, problem.error) }
    return true
  }

  /// Leaves out the name of a missing module before a name, as in `Module.Type`.
  private mutating func leaveOutQualifier(_ problem: Problem) -> Bool {
    guard lostModules.contains(problem.name), let base = problem.node.parent else { return false }
    let period = base.parent?.as(MemberTypeSyntax.self)?.period ?? base.parent?.as(MemberAccessExprSyntax.self)?.period
    guard let period else { return false }
    add(base.bytes.lowerBound..<period.bytes.upperBound, .modifier, base, problem.error)
    return true
  }

  private mutating func standInForType(_ problem: Problem) -> Bool {
    guard let type = problem.node.parent, !EmptyValue.names.contains(problem.name) else { return false }
    return add(StandIn(problem.name, usedAs: type), problem)
  }

  /// Imports UIKit, which a missing module brings along on iOS, for a name that can be one of its or of the frameworks that it imports.
  private mutating func importUIKit(_ problem: Problem) -> Bool {
    guard ImportRule.hasPrefixOfFrameworks(problem.name), !importsUIKit else { return false }
    add(0..<0, .value, problem.node, problem.error, replacement: "import UIKit; ")
    return true
  }

  private mutating func standInForNestedType(_ problem: Problem) -> Bool {
    guard let outer = problem.known[problem.error.quoted.last?.lastComponent ?? ""] else { return false }
    return add(
      StandIn(name: outer.name, kind: outer.kind, parameters: outer.parameters, nested: [problem.name.lastComponent]),
      problem)
  }

  /// Adds a stand-in. Returns `false` if the target has it, so that it does not mend the error: something has to be left out.
  private mutating func add(_ standIn: StandIn, _ problem: Problem) -> Bool {
    if let known = problem.known[standIn.name] {
      var merged = known
      merged.merge(standIn)
      if merged == known { return false }
    }
    standIns.append(standIn)
    return true
  }

  /// Adds a class for a called name that can be a type of a missing module. The views of SwiftUI have no stand-ins.
  private mutating func standInForCalledType(_ problem: Problem) -> Bool {
    guard problem.name.first?.isUppercase == true, problem.node.isOnlyMade, problem.known[problem.name] == nil,
      !lostModules.subtracting(["SwiftUI"]).isEmpty
    else { return false }
    standIns.append(StandIn(name: problem.name, kind: .classType))
    return true
  }

  private mutating func makeProtocol(of name: String?) -> Bool {
    guard let name else { return false }
    standIns.append(StandIn(name: name, kind: .protocolType))
    return true
  }

  private static let numbers: Set<String> = [
    "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "UInt16", "UInt8", "Float", "Double", "CGFloat",
  ]

  /// Makes a stand-in that the code takes for a number another name of the number's type.
  private mutating func makeNumber(_ problem: Problem) -> Bool {
    let names = problem.error.quoted
    guard let number = names.first(where: Self.numbers.contains),
      let known = names.lazy.compactMap({ problem.known[$0] }).first, known.isPlainClass
    else { return false }
    standIns.append(StandIn(name: known.name, kind: .number, numberType: number))
    return true
  }

  /// Lets a stand-in inherit from another one, or from a class of UIKit, in whose place the code uses it. Returns `false` for other types.
  private mutating func makeSubclass(_ problem: Problem) -> Bool {
    let types = problem.error.quoted.prefix(2).map { $0.filter { $0 != "?" } }
    guard types.count == 2, types[0] != types[1],
      StandIn.superclasses.contains(types[1]) || problem.known[types[1]]?.hasNoMembers == true
    else { return false }
    return inherit(types[1], types[0], problem)
  }

  /// Lets a stand-in inherit from the class of UIKit that has a member of it. Returns `false` for other types and members.
  private mutating func inheritMember(_ problem: Problem) -> Bool {
    let names = problem.error.quoted
    return inherit(
      names.dropFirst().first.flatMap(StandIn.superclass(having:)), problem.name.filter { $0 != "?" }, problem)
  }

  /// Lets a stand-in inherit from the class of UIKit that declares what a subclass overrides. Returns `false` for other members.
  private mutating func inheritOverridden(_ problem: Problem) -> Bool {
    let names = problem.node.ancestor(MemberBlockItemSyntax.self)?.decl.declaredNames ?? []
    let type = problem.node.ancestor(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.lastName
    return inherit(names.lazy.compactMap(StandIn.superclass(having:)).first, type ?? "", problem)
  }

  private mutating func inherit(_ base: String?, _ name: String, _ problem: Problem) -> Bool {
    guard let base, let own = problem.known[name], own.isPlainClass else { return false }
    standIns.append(StandIn(name: own.name, kind: .classType, base: base))
    return true
  }

  // MARK: Expressions

  private static let errorsOfArguments = [
    "argument passed to call", "extra argument", "extra trailing closure", "missing argument",
    "incorrect argument label",
  ]

  private func isOfArguments(_ problem: Problem) -> Bool {
    Self.errorsOfArguments.contains(where: problem.error.message.hasPrefix)
  }

  /// Puts an empty value in place of the expression around an error. Returns `false` if the statement has to be left out.
  private mutating func replaceExpression(_ problem: Problem) -> Bool {
    guard
      let missing = MissingExpression(
        at: problem.node, isOfArguments: isOfArguments(problem), making: madeClasses)
    else { return false }
    add(missing.range, .expression, problem.node, problem.error, replacement: missing.text)
    if let variable = missing.variable { leaveOutUses(of: variable) }
    return true
  }

  /// Makes an object of a stand-in without an argument whose type only the missing initializer tells, such as `.card`. Returns `false` for
  /// other code.
  private mutating func makeWithoutArguments(_ problem: Problem) -> Bool {
    guard let missing = MissingExpression(objectWith: problem.node, making: madeClasses) else { return false }
    add(missing.range, .expression, problem.node, problem.error, replacement: missing.text)
    return true
  }

  /// Passes a value to the closure of a missing method that returns it. Returns `false` for other methods.
  private mutating func keepConfiguration(_ problem: Problem) -> Bool {
    guard problem.known[problem.name] == nil, problem.name != EmptyValue.unknown,
      let call = Configuration(at: problem.node)
    else { return false }
    let start = call.value.bytes.lowerBound
    add(start..<start, .value, problem.node, problem.error, replacement: EmptyValue.configuration + "(")
    add(call.middle.range, .expression, problem.node, problem.error, replacement: call.middle.text)
    return true
  }

  /// Calls the initializer of a superclass that is a stand-in without the arguments of the missing class. Returns `false` for other code.
  private mutating func callSuperclass(_ problem: Problem) -> Bool {
    guard isOfArguments(problem), let call = problem.node.ancestor(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "super.init", call.trimmedDescription != "super.init()",
      let type = problem.node.ancestor(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first?.type.lastName,
      let superclass = problem.known[type]
    else { return false }
    add(call.bytes, .expression, problem.node, problem.error, replacement: "super.init(\(superclass.arguments))")
    return true
  }

  /// Writes the empty value of a type for which the function of empty values has none.
  private mutating func nameType(_ problem: Problem) -> Bool {
    // A function requires it of a type, or a type that has no name cannot meet it.
    let type = problem.error.message.contains("requires that") ? problem.error.quoted.dropFirst().first : problem.name
    guard let type, let call = problem.node.ancestor(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == EmptyValue.function,
      let value = EmptyValue.expression(of: type, making: madeClasses)
    else { return false }
    add(call.bytes, .value, problem.node, problem.error, replacement: value)
    return true
  }

  // MARK: Parts

  private mutating func leaveOut(_ part: (some SyntaxProtocol)?, _ kind: Omission.Kind, _ problem: Problem) -> Bool {
    guard let part else { return false }
    remove(part, kind, problem.error)
    return true
  }

  /// Leaves out the attribute of a property wrapper, and what makes a property with a value private: with a wrapper, the initializer of a
  /// structure does not set it, and can be called from everywhere.
  private mutating func leaveOutWrapper(_ problem: Problem) -> Bool {
    if let variable = problem.node.ancestor(VariableDeclSyntax.self),
      variable.bindings.allSatisfy({ $0.initializer != nil }),
      let modifier = variable.modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) })
    {
      remove(modifier, .modifier, problem.error)
    }
    return leaveOut(problem.node.ancestor(AttributeSyntax.self), .attribute, problem)
  }

  private mutating func leaveOutConformance(_ problem: Problem) -> Bool {
    let type = problem.node.inherited(problem.error.quoted.last ?? "") ?? problem.node.lastOwnProtocol
    guard let type else { return false }
    remove(type, .inheritedType, problem.error)
    return true
  }

  /// Ends a block whose last statement was left out.
  private mutating func addExit(_ problem: Problem) -> Bool {
    guard problem.node.is(TokenSyntax.self), let block = problem.node.enclosingBlock,
      let exit = block.exit(making: madeClasses),
      !block.isGenerated
    else { return false }
    let place = block.endPositionBeforeTrailingTrivia.utf8Offset - 1
    add(place..<place, .value, block, problem.error, replacement: " \(exit) \(Self.mark) ")
    if exit.contains(Self.reason) { makeUnavailable(around: block, problem.error) }
    return true
  }

  /// Makes an initializer with parameters fail that cannot set all properties: objects of a model that a missing module fills cannot be
  /// made. One without parameters is left out instead, with these properties: it is often that of a shared object.
  private mutating func addTrap(_ problem: Problem) -> Bool {
    guard let initializer = problem.node.ancestor(InitializerDeclSyntax.self), let body = initializer.body,
      !initializer.signature.parameterClause.parameters.isEmpty,
      !body.leftBrace.trailingTrivia.description.contains(Self.mark),
      body.statements.first?.isGenerated != true
    else { return false }
    let exit =
      initializer.optionalMark != nil
      ? "return nil" : "preconditionFailure(\"An initializer \(Self.reason).\")"
    let place = body.leftBrace.bytes.upperBound
    add(place..<place, .value, Syntax(initializer), problem.error, replacement: " \(exit) \(Self.mark);")
    if initializer.optionalMark == nil { makeUnavailable(around: Syntax(body), problem.error) }
    return true
  }
}

extension String {
  /// The name after the last period, without generic arguments.
  fileprivate var lastComponent: String {
    prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? self
  }
}
