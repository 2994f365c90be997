// SPDX-License-Identifier: MIT

/// The severity of a finding. A more severe case compares greater.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  /// Information that requires no change.
  case note
  /// Probably not intended, or a problem for some users.
  case warning
  /// An error: the layout shown is not the one that the author described.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Compares two severities: notes come before warnings, and warnings before errors.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
