// SPDX-License-Identifier: MIT

import Foundation

/// The language of the system's words: the one that the user prefers among those that the app declares.
///
/// The words come from UIKit, and follow the localizations of the app, then the languages of the device. An app without a language of
/// the device has the words of its development region, and one that declares nothing has English ones.
///
/// Source: Apple, “Choosing localization regions and scripts”, and Technical Q&A QA1828.
package enum SystemLanguage {
  private nonisolated static let chosenSetting = LayoutSetting<String?>(nil)
  private nonisolated static let ownSetting = LayoutSetting(language(of: .main, preferred: Locale.preferredLanguages))

  /// The language, such as `de`.
  package nonisolated static var current: String { chosenSetting.valueOnMainThread ?? ownSetting.valueOnMainThread }

  /// The language that a tool has chosen for an app that declares it; `nil` for that of the device. The default is `nil`.
  @MainActor package static var chosen: String? {
    get { chosenSetting.value }
    set { chosenSetting.value = newValue }
  }

  /// Reads the languages that an app declares.
  @MainActor package static func take(_ bundle: Bundle) {
    ownSetting.value = language(of: bundle, preferred: Locale.preferredLanguages)
  }

  /// Runs `body` in a language, and restores the previous one afterward.
  @MainActor package static func with<Value>(_ language: String, _ body: () throws -> Value) rethrows -> Value {
    try chosenSetting.withValue(language, body)
  }

  // MARK: The choice

  private static func language(of bundle: Bundle, preferred: [String]) -> String {
    let listed = bundle.infoDictionary?["CFBundleLocalizations"] as? [String] ?? []
    let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return language(
      declared: folders(of: bundle) + listed, region: region, preferred: preferred)
  }

  /// The languages of the folders with texts that a bundle has. Foundation stops for a bundle without a property list.
  private static func folders(of bundle: Bundle) -> [String] {
    let names = bundle.resourcePath.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    return names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }.sorted()
  }

  /// Returns the language of an app.
  ///
  /// - Parameters:
  ///   - declared: The languages that the app declares.
  ///   - region: Its development region.
  ///   - preferred: The languages that the user prefers, the first one most.
  package static func language(declared: [String], region: String?, preferred: [String]) -> String {
    let known = declared.isEmpty ? [region ?? "en"] : declared
    for language in preferred {
      let names = parents(of: language)
      if let found = known.first(where: { !names.filter(parents(of: $0).contains).isEmpty }) { return found }
    }
    return region ?? known[0]
  }

  /// The names under which the words of a language are found, the most exact one first: `zh-Hant-HK`, `zh-Hant`, and `zh`.
  package static func parents(of language: String) -> [String] {
    let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
    guard let first = parts.first else { return [] }
    // Chinese is written in two ways, which regions imply.
    if first == "zh", parts.count < 2 || !parts[1].hasPrefix("Han") {
      return [["TW", "HK", "MO"].contains(parts.last ?? "") ? "zh-Hant" : "zh-Hans"]
    }
    if first == "zh" { return [parts.prefix(2).joined(separator: "-")] }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }.map { $0 == "iw" ? "he" : $0 }
  }
}
