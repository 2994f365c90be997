// SPDX-License-Identifier: MIT

public import InterfaceBuilder

/// The documents and repositories for and against a rule of the canvas.
public struct RuleEvidence: Sendable {
  /// The rule.
  public let rule: CanvasRule
  /// The number of documents in which more views are right with the rule.
  public private(set) var documentsFor = 0
  /// The number of documents in which more views are right without the rule.
  public private(set) var documentsAgainst = 0
  /// The repositories in which more views are right with the rule, sorted.
  public let repositoriesFor: [String]
  /// The repositories in which more views are right without the rule, sorted.
  public let repositoriesAgainst: [String]
  /// The number of views that are right with the rule, less those that are right without it.
  public private(set) var views = 0

  /// The number of repositories that must support a rule.
  public static let requiredRepositories = 3

  /// Compares measurements of the same documents with and without `rule`.
  ///
  /// - Parameter repository: Returns the name of the repository of the document at a path.
  public init(
    _ rule: CanvasRule, with: [FidelityDocument], without: [FidelityDocument], repository: (String) -> String
  ) {
    self.rule = rule
    var gains: [String: Int] = [:]
    for (with, without) in zip(with, without) {
      let gain = with.hits - without.hits
      guard gain != 0 else { continue }
      views += gain
      if gain > 0 { documentsFor += 1 } else { documentsAgainst += 1 }
      gains[repository(with.path), default: 0] += gain
    }
    repositoriesFor = gains.filter { $0.value > 0 }.map(\.key).sorted()
    repositoriesAgainst = gains.filter { $0.value < 0 }.map(\.key).sorted()
  }

  /// Whether at least ``requiredRepositories`` repositories support the rule and fewer contradict it. A
  /// documented rule is supported unless more repositories contradict it.
  public var isSupported: Bool {
    if rule.isDocumented { return repositoriesAgainst.count <= repositoriesFor.count }
    return repositoriesFor.count >= Self.requiredRepositories && repositoriesAgainst.count < repositoriesFor.count
  }
}
