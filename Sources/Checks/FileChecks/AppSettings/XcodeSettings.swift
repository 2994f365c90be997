// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutFiles
import SystemFiles

/// The build settings of a project of Xcode that become keys of an app's information property list.
@MainActor
struct XcodeSettings {
  /// The settings of one configuration.
  private struct Block {
    var values: [String: AppSettings.Setting] = [:]
    var start: Range<Int>
  }

  private static let prefix = "INFOPLIST_KEY_"
  private let blocks: [Block]

  /// Reads the text of a project.
  init(_ bytes: [UInt8]) {
    var blocks: [Block] = []
    var open: Block?
    var list: (name: String, words: [String], start: Int)?
    var offset = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let range = offset..<(offset + line.count)
      offset += line.count + 1
      let text = String(decoding: line, as: UTF8.self).trimmed
      if text.hasPrefix("buildSettings = {") {
        open = Block(start: Self.content(of: range, in: bytes))
      } else if var current = list {
        if text.hasPrefix(")") {
          open?.values[current.name] = AppSettings.Setting(
            words: current.words, range: current.start..<range.upperBound)
          list = nil
        } else {
          current.words.append(text.filter { !"\",".contains($0) })
          list = current
        }
      } else if text == "};", let block = open {
        blocks.append(block)
        open = nil
      } else if open != nil, let equals = text.firstRange(of: " = ") {
        let name = String(text[..<equals.lowerBound].filter { $0 != "\"" }).replacing("[sdk=iphoneos*]", with: "")
        let value = String(text[equals.upperBound...])
        if value.hasPrefix("(") {
          list = (name, [], range.lowerBound)
        } else {
          let words = value.filter { !"\";".contains($0) }.split(separator: " ").map(String.init)
          open?.values[name] = AppSettings.Setting(words: words, range: Self.content(of: range, in: bytes))
        }
      }
    }
    self.blocks = blocks
  }

  /// Reads the project in a folder; `nil` if there is none.
  init?(inFolder folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    guard let name = names.first(where: { $0.hasSuffix(".xcodeproj") }),
      let bytes = try? InputFile.read("\(folder)/\(name)/project.pbxproj", limit: SettingsCheck.sizeLimit)
    else { return nil }
    self.init(bytes)
  }

  private static func content(of line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = line.lowerBound
    while start < line.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    return start..<line.upperBound
  }

  /// The configurations whose list is the file at a path.
  private func blocks(list path: String) -> [Block] {
    let wanted = path.split(separator: "/")
    return blocks.filter { block in
      guard let value = block.values["INFOPLIST_FILE"]?.words.joined(separator: " ") else { return false }
      let parts = value.split(separator: "/").filter { !$0.hasPrefix("$(") && $0 != "." }
      return !parts.isEmpty && wanted.suffix(parts.count) == parts[...]
    }
  }

  /// The keys that the project writes into the list at a path.
  func keys(list path: String) -> Set<String> { Set(blocks(list: path).flatMap(Self.keys)) }

  private static func keys(of block: Block) -> [String] {
    block.values.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// Whether the app with the list at a path runs on iPads; `nil` if that is not known.
  func isForPad(list path: String) -> Bool? {
    let all = blocks(list: path).compactMap { $0.values["TARGETED_DEVICE_FAMILY"] }
    let families = all.isEmpty ? blocks.compactMap { $0.values["TARGETED_DEVICE_FAMILY"] } : all
    guard !families.isEmpty else { return nil }
    return families.contains { $0.words.joined().contains("2") }
  }

  /// The orientations in which phones show the apps of the project, one list for each configuration that says so.
  var phoneOrientations: [[String]] {
    blocks.compactMap { block in
      let key = Self.prefix + AppSettings.orientationKey
      return (block.values[key] ?? block.values[key + "_iPhone"])?.words
    }
  }

  /// The faults of the settings that are written in the project at a path itself.
  func faults(at path: String) -> [SourceFault] {
    var reported: Set<String> = []
    return blocks.flatMap { block -> [SourceFault] in
      var settings = AppSettings(place: block.start)
      for (name, setting) in block.values where name.hasPrefix(Self.prefix) {
        settings.values[String(name.dropFirst(Self.prefix.count))] = setting
      }
      settings.isForPad = block.values["TARGETED_DEVICE_FAMILY"].map { $0.words.joined().contains("2") }
      var found = settings.faultsOfKeys
      let isGenerated = block.values["GENERATE_INFOPLIST_FILE"]?.isTrue == true && block.values["INFOPLIST_FILE"] == nil
      if isGenerated,
        settings.values.keys.contains(where: AppSettings.keysOfApps.contains)
          || block.values["ASSETCATALOG_COMPILER_APPICON_NAME"] != nil,
        block.values["SDKROOT"]?.words.first != "macosx", block.values["WATCHOS_DEPLOYMENT_TARGET"] == nil
      {
        found += settings.faultsOfApp(AppSources.around(FilePath.folder(of: path)))
      }
      // The configurations of a target repeat its settings.
      return found.filter { reported.insert($0.rule.rawValue + $0.message).inserted }
    }
  }
}
