// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutFiles

/// The reason why a baseline cannot be used.
enum BaselineError: Error, Equatable {
  /// The file cannot be read.
  case unreadable(String)
  /// The file is not a baseline.
  case malformed(String)
  /// The file cannot be written.
  case unwritable(String)

  /// Whether the error is in the input.
  var isOfInput: Bool {
    if case .unwritable = self { return false }
    return true
  }

  /// A description of the error.
  var sentence: String {
    switch self {
    case .unreadable(let path): "the baseline '\(path)' cannot be read; --write-baseline makes one"
    case .malformed(let path): "'\(path)' is not a baseline"
    case .unwritable(let path): "the baseline '\(path)' cannot be written"
    }
  }
}

/// Reads and writes baseline files.
enum BaselineFile {
  static func read(_ path: String) throws(BaselineError) -> Baseline {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw .unreadable(path) }
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else { throw .malformed(path) }
    return baseline
  }

  /// Writes a baseline atomically, so that the file always contains either the old or the new baseline.
  static func write(_ baseline: Baseline, to path: String) throws(BaselineError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (encoder.encode(baseline) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path)
    }
  }

  /// Returns the folder that contains a baseline.
  static func folder(of path: String) -> String {
    URL(fileURLWithPath: FilePath.folder(of: path)).standardizedFileURL.path
  }

  /// Returns the name of a file in a baseline in `folder`: the relative path, or the absolute path for a file outside
  /// the folder.
  static func name(of path: String, seenFrom folder: String) -> String {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    return whole.hasPrefix(folder + "/") ? String(whole.dropFirst(folder.count + 1)) : whole
  }
}
