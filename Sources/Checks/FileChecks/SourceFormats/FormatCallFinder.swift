// SPDX-License-Identifier: MIT

import VisualFormat

/// Finds the calls that take formats.
///
/// Only calls with the labels of these methods are found, and only if the format is a literal or several that are
/// concatenated, without interpolation.
struct FormatCallFinder {
  /// A method that takes a format.
  private struct Method {
    let dialect: Dialect
    /// The label of the views.
    let viewsLabel: String
    /// Whether the method takes metrics. Without them, names in place of numbers are those of views.
    let takesMetrics: Bool
  }

  private static let apple = Method(dialect: .apple, viewsLabel: "views", takesMetrics: true)
  private static let quick = Method(dialect: .quick, viewsLabel: "involvedViews", takesMetrics: false)
  private static let extended = Method(dialect: .extended, viewsLabel: "views", takesMetrics: true)

  private static let quickNames: Set<String> = ["q_addConstraintsByText", "q_namedConstraintsByText"]

  private let tokens: [SourceToken]
  private let bytes: [UInt8]
  private let language: SourceLanguage

  init(_ tokens: [SourceToken], _ bytes: [UInt8], language: SourceLanguage) {
    self.tokens = tokens
    self.bytes = bytes
    self.language = language
  }

  /// A call that takes a format.
  private enum Call {
    case readable(FormatCall)
    /// The format is not a literal.
    case unreadable
  }

  /// The calls whose formats are literals, in the order of the file, and the number of the others.
  var calls: (readable: [FormatCall], unreadableCount: Int) {
    var readable: [FormatCall] = []
    var unreadableCount = 0
    for index in tokens.indices {
      guard let name = tokens[index].identifier else { continue }
      switch language == .swift ? swiftCall(name, at: index) : objectiveCCall(name, at: index) {
      case .readable(let call): readable.append(call)
      case .unreadable: unreadableCount += 1
      case nil: break
      }
    }
    return (readable, unreadableCount)
  }

  // MARK: Calls

  private func swiftCall(_ name: String, at index: Int) -> Call? {
    guard token(index + 1, is: "(") else { return nil }
    switch name {
    case "constraints" where token(index + 2, isNamed: "withVisualFormat") && token(index + 3, is: ":"),
      "constraintsWithVisualFormat":
      return call(of: Self.apple, arguments: swiftArguments(after: index + 1))
    case _ where Self.quickNames.contains(name):
      return call(of: Self.quick, arguments: swiftArguments(after: index + 1))
    case "VisualLayout":
      let arguments = swiftArguments(after: index + 1)
      guard let first = arguments.first, first.label == nil, !arguments.contains(where: { $0.label == "dialect" })
      else { return nil }
      return call(of: Self.extended, arguments: arguments)
    default: return nil
    }
  }

  private func objectiveCCall(_ name: String, at index: Int) -> Call? {
    guard token(index + 1, is: ":") else { return nil }
    if name == "constraintsWithVisualFormat" {
      return call(of: Self.apple, arguments: objectiveCArguments(after: index + 1))
    }
    if Self.quickNames.contains(name) {
      return call(of: Self.quick, arguments: objectiveCArguments(after: index + 1))
    }
    return nil
  }

  private typealias Argument = (label: String?, tokens: Range<Int>)

  private func call(of method: Method, arguments: [Argument]) -> Call? {
    guard let format = arguments.first, let views = arguments.first(where: { $0.label == method.viewsLabel })
    else { return nil }
    guard let literal = constant(format.tokens) else { return .unreadable }
    let dictionaries = FormatDictionaries(tokens: tokens, bytes: bytes, language: language)
    let metrics = arguments.first { $0.label == "metrics" }
    return .readable(
      FormatCall(
        dialect: method.dialect, format: literal, views: dictionaries.keys(in: views.tokens),
        metrics: method.takesMetrics ? metrics.map { dictionaries.keys(in: $0.tokens) } ?? [] : []))
  }

  private func token(_ index: Int, is character: Unicode.Scalar) -> Bool {
    index < tokens.count && tokens[index].isPunctuation(character)
  }

  private func token(_ index: Int, isNamed name: String) -> Bool {
    index < tokens.count && tokens[index].identifier == name
  }

  // MARK: Arguments

  /// Returns the arguments after an opening parenthesis.
  private func swiftArguments(after opening: Int) -> [Argument] {
    var arguments: [Argument] = []
    var start = opening + 1
    var depth = 1
    for index in tokens.indices[min(opening + 1, tokens.count)...] {
      depth += tokens[index].nesting
      guard depth == 0 || (depth == 1 && tokens[index].isPunctuation(",")) else { continue }
      let isLabeled = tokens[start].identifier != nil && token(start + 1, is: ":")
      arguments.append(
        isLabeled ? (tokens[start].identifier, start + 2..<max(index, start + 2)) : (nil, start..<max(start, index)))
      start = index + 1
      if depth == 0 { break }
    }
    return arguments
  }

  /// The labels that can follow the format of a message.
  private static let labels: Set<String> = ["options", "metrics", "views", "involvedViews"]

  /// Returns the arguments of a message after the colon of its first label.
  private func objectiveCArguments(after colon: Int) -> [Argument] {
    var arguments: [Argument] = []
    var label: String?
    var start = colon + 1
    var depth = 1
    for index in tokens.indices[min(colon + 1, tokens.count)...] {
      depth += tokens[index].nesting
      let next = depth == 1 ? tokens[index].identifier.flatMap { Self.labels.contains($0) ? $0 : nil } : nil
      guard depth == 0 || (next != nil && token(index + 1, is: ":")) else { continue }
      arguments.append((label, start..<max(start, index)))
      (label, start) = (next, index + 2)
      if depth == 0 { break }
    }
    return arguments
  }

  /// Returns the value of an expression that consists of string literals; `nil` for any other.
  private func constant(_ range: Range<Int>) -> SourceString? {
    var string: SourceString?
    for token in tokens[range.clamped(to: tokens.indices)] {
      if let part = token.string {
        guard part.isConstant else { return nil }
        if string == nil { string = part } else { string?.append(part) }
      } else {
        let isJoint = language == .swift ? token.isPunctuation("+") : token.isPunctuation("@")
        guard isJoint || token.isPunctuation("(") || token.isPunctuation(")") else { return nil }
      }
    }
    return string
  }
}
