// SPDX-License-Identifier: MIT

import LayoutChecks
import VisualFormat

/// The descriptions of the settings of a matrix.
enum SettingMessages {
  /// Returns a phrase for the settings in which a finding occurs; `nil` if it occurs in all of them.
  ///
  /// If a finding occurs in every combination of some devices, text sizes and directions, the phrase names only those.
  static func phrase(for settings: [Setting], among matrix: [Setting]) -> String? {
    // Stored frames are compared on the document's own screen, whatever the matrix.
    if settings == [Setting()], !matrix.contains(Setting()) { return word(for: Setting()) }
    guard matrix.count > 1, settings.count < matrix.count, !settings.isEmpty else { return nil }
    if let phrase = product(of: settings, among: matrix) { return phrase }
    let words = settings.prefix(3).map(word).joined(separator: "; ")
    return settings.count > 3 ? "\(words); and \(settings.count - 3) more" : words
  }

  static func word(for setting: Setting) -> String {
    let parts = dimensions.compactMap { $0(setting) }
    return parts.isEmpty ? "as drawn" : parts.joined(separator: ", ")
  }

  private static let dimensions: [@Sendable (Setting) -> String?] = [
    { $0.device }, { $0.orientation }, { $0.os.map { "iOS \($0)" } }, { $0.textSize.map { "text \($0)" } },
    { $0.direction }, { $0.appearance },
    { $0.contrast.map { "\($0) contrast" } }, { $0.language },
  ]

  /// Returns the values of each dimension that does not occur completely; `nil` if the settings are not a product of
  /// such values.
  private static func product(of settings: [Setting], among matrix: [Setting]) -> String? {
    let values = dimensions.map { dimension in distinct(settings.compactMap(dimension)) }
    guard values.reduce(1, { $0 * max(1, $1.count) }) == settings.count else { return nil }
    // In a matrix that is no product, settings without a value differ from those with one.
    guard zip(dimensions, values).allSatisfy({ !$1.isEmpty || matrix.compactMap($0).isEmpty }) else { return nil }
    let parts = zip(dimensions, values).compactMap { dimension, values -> String? in
      values.count < distinct(matrix.compactMap(dimension)).count ? values.joined(separator: " and ") : nil
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func distinct(_ words: [String]) -> [String] {
    words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Setting {
  /// The values that are not `nil`, in words; empty if there are none.
  public var words: String { self == Setting() ? "" : SettingMessages.word(for: self) }
}

/// The messages for comments that suppress findings.
public enum SuppressionMessages {
  private static let commands = ["disable:next", "disable:this", "disable:previous", "disable", "enable"]

  /// Returns a sentence about a comment that cannot be applied, without a final period.
  public static func sentence(for mistake: Suppressions.Mistake) -> String {
    let names = mistake.isRule ? RuleID.allCases.map(\.rawValue) : commands.map { "tinamou:" + $0 }
    let similar = NearestName.of(mistake.word, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no \(mistake.isRule ? "rule" : "command") '\(mistake.word)' for comments\(similar)"
  }
}
