// SPDX-License-Identifier: MIT

/// How grave a finding is. The graver severity is the greater one.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  /// Worth knowing; nothing has to change.
  case note
  /// Probably not what was meant, or wrong for some readers.
  case warning
  /// Wrong: what is shown is not what the author said.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Notes come before warnings, warnings before errors.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
