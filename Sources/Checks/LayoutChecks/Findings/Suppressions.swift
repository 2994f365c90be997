// SPDX-License-Identifier: MIT

/// The comments of a file that suppress findings.
///
/// ```swift
/// // tinamou:disable:next invalid-format
/// add(NSLayoutConstraint.constraints(withVisualFormat: "H:|[later]|", views: views))
/// ```
///
/// `tinamou:disable:next`, `:this` and `:previous` apply to one line; `tinamou:disable` applies up to
/// `tinamou:enable` or the end of the file. Each is followed by rules; without any, it applies to all rules.
public struct Suppressions: Sendable {
  /// A comment with the line on which it ends, from 1.
  public typealias Comment = (text: String, line: Int)

  /// A comment that names an unknown rule or command.
  public struct Mistake: Sendable, Equatable {
    /// The word that is unknown.
    public let word: String
    /// The line of the comment, from 1.
    public let line: Int
    /// Whether the word is in place of a rule rather than of a command.
    public let isRule: Bool
  }

  /// The comments that cannot be applied.
  public private(set) var mistakes: [Mistake] = []

  /// The rules that are suppressed on single lines; `nil` for all rules.
  private var lines: [Int: [Set<RuleID>?]] = [:]
  /// The starts and ends of suppressed regions, in the order of the file.
  private var regions: [(line: Int, isStart: Bool, rules: Set<RuleID>?)] = []

  /// The word with which the comments begin.
  private static let marker = "tinamou:"

  /// Faults of files and of the program cannot be suppressed.
  private static let never: Set<RuleID> = [.unreadableFile, .internalFault, .unknownSuppression]

  /// Reads the comments, which are in the order of the file.
  public init(_ comments: some Sequence<Comment>) {
    for comment in comments { read(comment) }
  }

  /// Whether there are no comments that suppress findings.
  public var isEmpty: Bool { lines.isEmpty && regions.isEmpty && mistakes.isEmpty }

  private mutating func read(_ comment: Comment) {
    guard let start = comment.text.firstRange(ofText: Self.marker) else { return }
    // A block comment ends with `*/`; what follows a dash is an explanation.
    let words = comment.text[start...].split { $0.isWhitespace || $0 == "," }
      .prefix { !["*/", "-", "--", "–", "—"].contains($0) }.map(String.init)
    guard let command = words.first?.dropFirst(Self.marker.count) else { return }
    var rules: Set<RuleID>? = []
    for word in words.dropFirst() {
      if word == "all" {
        rules = nil
      } else if let rule = RuleID(rawValue: word) {
        rules?.insert(rule)
      } else {
        mistakes.append(Mistake(word: word, line: comment.line, isRule: true))
      }
    }
    if words.count == 1 { rules = nil }
    apply(String(command), to: rules, at: comment.line)
  }

  private mutating func apply(_ command: String, to rules: Set<RuleID>?, at line: Int) {
    switch command {
    case "disable:next": lines[line + 1, default: []].append(rules)
    case "disable:this": lines[line, default: []].append(rules)
    case "disable:previous": lines[line - 1, default: []].append(rules)
    case "disable": regions.append((line, true, rules))
    case "enable": regions.append((line, false, rules))
    default: mistakes.append(Mistake(word: Self.marker + command, line: line, isRule: false))
    }
  }

  /// Returns whether a comment suppresses a finding.
  public func contains(_ finding: Finding) -> Bool {
    guard !Self.never.contains(finding.rule), let line = finding.location?.line else { return false }
    func matches(_ rules: Set<RuleID>?) -> Bool { rules?.contains(finding.rule) ?? true }
    if lines[line]?.contains(where: matches) == true { return true }
    return regions.last { $0.line <= line && matches($0.rules) }?.isStart ?? false
  }
}

extension String {
  /// Returns the start of the first occurrence of `text`.
  fileprivate func firstRange(ofText text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
