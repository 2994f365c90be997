// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import SystemFiles

/// The source files of an app, as far as its settings depend on them.
@MainActor
struct AppSources {
  /// The sources that were read, by the folder of their project.
  private static var known: [String: AppSources] = [:]

  /// The receivers of members, by the folder of the project and the name of the member.
  private static var knownReceivers: [String: [String: Set<String>]] = [:]

  private let folder: String
  private let texts: [[UInt8]]

  private init(folder: String, texts: [[UInt8]]) {
    self.folder = folder
    self.texts = texts
  }

  /// Returns the sources in the folder of the project that a file belongs to: the nearest one with a project or package, or else the file's.
  static func around(_ path: String) -> AppSources {
    let folder = projectFolder(of: path)
    if let sources = known[folder] { return sources }
    let texts = FileSearch.jobs(for: [folder]).filter { FileSearch.isSource($0.path) }.compactMap { job in
      try? InputFile.read(job.path, limit: SourceFileCheck.sizeLimit)
    }
    let sources = AppSources(folder: folder, texts: texts)
    known[folder] = sources
    return sources
  }

  /// The nearest folder around a file that contains a project or a package.
  static func projectFolder(of path: String) -> String {
    let start = FilePath.folder(of: path)
    var folder = start.isEmpty ? "." : start
    for _ in 0..<6 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: {
        $0.hasSuffix(".xcodeproj") || ["project.yml", "Package.swift", "Project.swift"].contains($0)
      }) {
        return folder
      }
      let parent = FilePath.folder(of: folder)
      guard !parent.isEmpty, parent != folder, folder != "." else { break }
      folder = parent
    }
    return start.isEmpty ? "." : start
  }

  var isEmpty: Bool { texts.isEmpty }

  /// Whether the app starts as one of SwiftUI, which has scenes of its own.
  var hasSwiftUIApp: Bool {
    texts.contains { text in
      guard text.contains(bytesOf: "@main") else { return false }
      let source = SourceCode(text, language: .swift)
      return source.blocks.all.contains { block in
        guard case .type = block.kind else { return false }
        return source.identifiers(in: block.header).dropFirst(2).contains("App")
      }
    }
  }

  /// Whether the project of the app is for phones, so that an iPad shows it as one of a phone.
  var isForPhonesOnly: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let families = names.filter { $0.hasSuffix(".xcodeproj") }.flatMap { name -> [Substring] in
      guard let bytes = try? InputFile.read("\(folder)/\(name)/project.pbxproj", limit: SourceFileCheck.sizeLimit)
      else {
        return []
      }
      // Tests may run on devices that the app is not for.
      return String(decoding: bytes, as: UTF8.self).split(separator: "buildSettings = {")
        .map { $0.prefix(upTo: $0.firstRange(of: "};")?.lowerBound ?? $0.endIndex) }
        .filter { !$0.contains("TEST_HOST") && !$0.contains("TEST_TARGET_NAME") }
        .flatMap { $0.matches(of: /TARGETED_DEVICE_FAMILY = "?([0-9, ]+)/).map(\.1) }
    }
    return !families.isEmpty && families.allSatisfy { !$0.contains("2") }
  }

  /// Whether a source contains a word.
  func mentions(_ word: String) -> Bool { texts.contains { $0.contains(bytesOf: word) } }

  /// Whether the source that declares a class contains a word as well.
  func declares(_ name: String, mentioning word: String) -> Bool {
    texts.contains { $0.contains(bytesOf: "class \(name)") && $0.contains(bytesOf: word) }
  }

  /// The names of what the sources set a member of, such as `titleLabel` in `titleLabel.font`. That of a button's label is one of the button.
  func receivers(of member: String) -> Set<String> {
    if let known = Self.knownReceivers[folder]?[member] { return known }
    let found = texts.reduce(into: Set<String>()) { $0.formUnion($1.receivers(of: member)) }
    Self.knownReceivers[folder, default: [:]][member] = found
    return found
  }

  /// Whether a source declares a class.
  func declares(_ name: String) -> Bool {
    mentions("class \(name)") || mentions("@interface \(name)") || mentions("@implementation \(name)")
      || mentions("@objc(\(name))")
  }
}

extension [UInt8] {
  /// Whether the bytes contain those of `word`.
  func contains(bytesOf word: String) -> Bool { Data(self).range(of: Data(word.utf8)) != nil }

  /// The names in front of a member of a name, as in `name.member`, `name?.member` and `[name member]`.
  fileprivate func receivers(of member: String) -> Set<String> {
    let separators = Set(".?! ".utf8)
    var found: Set<String> = []
    for place in places(ofBytes: Array(member.utf8)) {
      var end = place
      var name = ""
      // The label of a button is a part of it.
      repeat {
        let last = end
        while end > 0, separators.contains(self[end - 1]) { end -= 1 }
        guard end < last else { break }
        let stop = end
        while end > 0, self[end - 1].isOfName { end -= 1 }
        name = String(decoding: self[end..<stop], as: UTF8.self)
      } while name == "titleLabel"
      if !name.isEmpty { found.insert(name) }
    }
    return found
  }

  /// The places of some bytes among these.
  private func places(ofBytes word: [UInt8]) -> [Int] {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let first = word.first else { return [] }
      var found: [Int] = []
      var offset = 0
      while offset + word.count <= bytes.count,
        let place = memchr(start + offset, Int32(first), bytes.count - offset - word.count + 1)
      {
        let index = start.distance(to: UnsafeRawPointer(place))
        if memcmp(place, word, word.count) == 0 { found.append(index) }
        offset = index + 1
      }
      return found
    }
  }
}

extension UInt8 {
  /// Whether the byte is part of a name.
  fileprivate var isOfName: Bool {
    self == UInt8(ascii: "_") || self >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
  }
}
