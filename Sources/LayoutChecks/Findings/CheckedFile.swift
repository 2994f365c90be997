// SPDX-License-Identifier: MIT

/// What was found in one file.
public struct CheckedFile: Sendable, Codable, Hashable {
  /// How far the checks came.
  public enum Outcome: String, Sendable, Codable {
    /// Everything was checked.
    case checked
    /// The file is missing, unreadable or malformed.
    case unreadable
    /// The program failed.
    case failed
  }

  /// The file's path, as it was given or found.
  public let path: String
  /// How far the checks came.
  public var outcome = Outcome.checked
  /// The number of scenes that were laid out.
  public var sceneCount = 0
  /// The number of views that were laid out.
  public var viewCount = 0
  /// How often each element occurs that is not known and was passed over.
  public var unknownElements: [String: Int] = [:]
  /// What was found, in the order of the file.
  public var findings: [Finding] = []

  /// A file with nothing found in it yet.
  public init(path: String) {
    self.path = path
  }

  /// The file at `path`, of which nothing can be said but `finding`.
  public init(path: String, outcome: Outcome, finding: Finding) {
    self.path = path
    self.outcome = outcome
    findings = [finding]
  }
}
