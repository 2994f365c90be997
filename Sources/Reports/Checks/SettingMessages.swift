// SPDX-License-Identifier: MIT

import LayoutChecks

/// The words for the cells of a matrix.
enum SettingMessages {
  /// Where a finding holds, if not everywhere; nil otherwise.
  ///
  /// What holds for every combination of some devices, sizes and directions is told by those alone.
  static func phrase(for settings: [Setting], among matrix: [Setting]) -> String? {
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
    { $0.device }, { $0.orientation }, { $0.textSize.map { "text \($0)" } }, { $0.direction },
  ]

  /// The values of each dimension that is not there as a whole; nil where the settings are no product of such values.
  private static func product(of settings: [Setting], among matrix: [Setting]) -> String? {
    let values = dimensions.map { dimension in distinct(settings.compactMap(dimension)) }
    guard values.reduce(1, { $0 * max(1, $1.count) }) == settings.count else { return nil }
    let parts = zip(dimensions, values).compactMap { dimension, values -> String? in
      values.count < distinct(matrix.compactMap(dimension)).count ? values.joined(separator: " and ") : nil
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func distinct(_ words: [String]) -> [String] {
    words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
