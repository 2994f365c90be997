// SPDX-License-Identifier: MIT

/// The results of checking one file.
public struct CheckedFile: Sendable, Codable, Hashable {
  /// The outcome of checking a file.
  public enum Outcome: String, Sendable, Codable {
    /// Everything was checked.
    case checked
    /// The file is missing, unreadable or malformed.
    case unreadable
    /// The program failed while checking the file.
    case failed
  }

  /// The file's path, as given on the command line or found in a folder.
  public let path: String
  /// The outcome of the check. The default is `.checked`.
  public var outcome = Outcome.checked
  /// The number of scenes that were laid out. The default is 0.
  public var sceneCount = 0
  /// The number of views that were laid out. The default is 0.
  public var viewCount = 0
  /// The number of formats that were examined in a source file. The default is 0.
  public var formatCount = 0
  /// The number of formats in a source file that are not literals, and so cannot be examined. The default is 0.
  public var unreadableFormatCount = 0
  /// The number of occurrences of each unsupported element, by element name. Empty by default.
  public var unknownElements: [String: Int] = [:]
  /// The findings, in the order of the file. Empty by default.
  public var findings: [Finding] = []

  /// Creates a file without findings.
  public init(path: String) {
    self.path = path
  }

  /// Creates a file that could not be checked, with the single finding that contains the reason.
  public init(path: String, outcome: Outcome, finding: Finding) {
    self.path = path
    self.outcome = outcome
    findings = [finding]
  }
}
