// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutFiles
import Reports
import SystemFiles

/// Checks a file in every setting of a matrix.
@MainActor
public struct FileCheck {
  let settings: [Setting]

  /// Creates a check for the given settings.
  public init(settings: [Setting]) {
    self.settings = settings
  }

  /// Returns the result of checking the file of `job`.
  public func check(_ job: FileJob) -> CheckedFile {
    switch FileKind(path: job.path) {
    case .document: DocumentCheck(settings: settings).check(job)
    case .layoutFile: layoutFile(job)
    case .settings(let kind): SettingsCheck(kind: kind).check(job)
    case .source(let language): SourceFileCheck(language: language).check(job)
    case nil where [".yaml", ".yml"].contains { job.path.lowercased().hasSuffix($0) }: layoutFile(job)
    case nil: unknownFile(at: job.path)
    }
  }

  /// Returns the result of checking the contents of a layout file.
  public func check(data: Data, path: String) -> CheckedFile {
    LayoutFileCheck(path: path, settings: settings, text: String(decoding: data, as: UTF8.self))
      .check { options throws(LayoutFileError) in
        try LayoutScene.load(data: data, path: path, options: options)
      }
  }

  private func layoutFile(_ job: FileJob) -> CheckedFile {
    let path = job.path
    // A file that cannot be read is reported when it is loaded.
    let bytes = (try? InputFile.read(job.contents, limit: LayoutScene.fileSizeLimit)) ?? []
    if job.draft != nil { return check(data: Data(bytes), path: path) }
    return LayoutFileCheck(path: path, settings: settings, text: String(decoding: bytes, as: UTF8.self))
      .check { options throws(LayoutFileError) in
        try LayoutScene.load(path: path, options: options)
      }
  }

  private func unknownFile(at path: String) -> CheckedFile {
    let isThere = FileManager.default.fileExists(atPath: path)
    let sentence = isThere ? "not a document of Interface Builder, a layout file or a source file" : "no such file"
    return CheckedFile(
      path: path, outcome: .unreadable,
      finding: Finding(.unreadableFile, subjects: [], details: .message(sentence), at: .start))
  }
}
