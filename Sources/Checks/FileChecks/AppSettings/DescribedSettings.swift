// SPDX-License-Identifier: MIT

/// The settings in a project of XcodeGen.
@MainActor
struct DescribedSettings {
  private var settings: AppSettings

  /// Reads the text of a project, of which each setting is a line with its list below.
  init(_ bytes: [UInt8]) {
    settings = AppSettings(place: 0..<0)
    var offset = 0
    var list: (key: String, indent: Int)?
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      let indent = line.prefix { $0 == 0x20 }.count
      let text = String(decoding: line, as: UTF8.self).trimmed
      if let open = list, indent >= open.indent, text.hasPrefix("- ") {
        let old = settings.values[open.key]
        settings.values[open.key] = AppSettings.Setting(
          words: (old?.words ?? []) + [String(text.dropFirst(2)).trimmed],
          range: (old?.range.lowerBound ?? offset)..<(offset + line.count))
        continue
      }
      list = nil
      guard !text.hasPrefix("#"), let colon = text.firstIndex(of: ":") else { continue }
      let name = String(text[..<colon].filter { $0 != "\"" }).replacing("INFOPLIST_KEY_", with: "")
      guard AppSettings.keysOfApps.contains(name) else { continue }
      let value = String(text[text.index(after: colon)...]).trimmed
      let words = value.filter { !"\"'[],".contains($0) }.split(separator: " ").map(String.init)
      settings.values[name] = AppSettings.Setting(words: words, range: (offset + indent)..<(offset + line.count))
      if value.isEmpty { list = (name, indent) }
    }
  }

  /// The orientations in which phones show the app; `nil` if the project does not say.
  var phoneOrientations: [String]? { settings.phoneOrientations?.words }

  /// The faults of the settings.
  var faults: [SourceFault] { settings.faultsOfKeys }
}
