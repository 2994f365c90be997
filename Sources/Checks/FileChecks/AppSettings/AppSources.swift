// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import SystemFiles

/// The source files of an app, as far as its settings depend on them.
@MainActor
struct AppSources {
  /// The sources that were read, by the folder of their project.
  private static var known: [String: AppSources] = [:]

  private let texts: [[UInt8]]

  private init(texts: [[UInt8]]) { self.texts = texts }

  /// Returns the sources in the folder of the project that a file belongs to: the nearest one with a project or package, or else the file's.
  static func around(_ path: String) -> AppSources {
    let folder = projectFolder(of: path)
    if let sources = known[folder] { return sources }
    let texts = FileSearch.jobs(for: [folder]).filter { FileSearch.isSource($0.path) }.compactMap { job in
      try? InputFile.read(job.path, limit: SourceFileCheck.sizeLimit)
    }
    let sources = AppSources(texts: texts)
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

  /// Whether a source contains a word.
  func mentions(_ word: String) -> Bool { texts.contains { $0.contains(bytesOf: word) } }

  /// Whether a source declares a class.
  func declares(_ name: String) -> Bool {
    mentions("class \(name)") || mentions("@interface \(name)") || mentions("@implementation \(name)")
      || mentions("@objc(\(name))")
  }
}

extension [UInt8] {
  /// Whether the bytes contain those of `word`.
  func contains(bytesOf word: String) -> Bool { Data(self).range(of: Data(word.utf8)) != nil }
}
