// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutFiles
import SystemFiles

/// The reason why a baseline cannot be used.
enum BaselineError: Error, Equatable {
  /// The file cannot be read.
  case unreadable(String)
  /// The file is not a baseline.
  case malformed(String)
  /// The file cannot be written, with the reason.
  case unwritable(String, reason: String)
  /// A file at the path of the baseline to write is not a baseline.
  case occupied(String)

  /// Whether the error is in the input.
  var isOfInput: Bool {
    switch self {
    case .unwritable, .occupied: false
    case .unreadable, .malformed: true
    }
  }

  /// A description of the error.
  var sentence: String {
    switch self {
    case .unreadable(let path): "the baseline '\(path)' cannot be read; --write-baseline makes one"
    case .malformed(let path): "'\(path)' is not a baseline"
    case .unwritable(let path, let reason): "the baseline '\(path)' cannot be written: \(reason)"
    case .occupied(let path): "'\(path)' is not a baseline and is not replaced; name another file with --baseline"
    }
  }
}

/// Reads and writes baseline files.
enum BaselineFile {
  static func read(_ path: String) throws(BaselineError) -> Baseline {
    guard let bytes = try? InputFile.read(path, limit: sizeLimit) else { throw .unreadable(path) }
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: Data(bytes)) else { throw .malformed(path) }
    return baseline
  }

  /// Writes a baseline atomically, so that the file always contains either the old or the new baseline.
  ///
  /// - Throws: ``BaselineError/unwritable(_:reason:)``, or ``BaselineError/occupied(_:)`` if another file is at its
  ///   path; that file is then unchanged.
  static func write(_ baseline: Baseline, to path: String) throws(BaselineError) {
    if isOccupied(path) { throw .occupied(path) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(baseline) else { throw .unwritable(path, reason: "it cannot be encoded") }
    do {
      try OutputFile.write([UInt8](data) + Array("\n".utf8), to: path)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  /// The maximum size of a baseline, in bytes.
  private static let sizeLimit = 64 << 20

  /// Whether a file with contents other than a baseline is at `path`.
  private static func isOccupied(_ path: String) -> Bool {
    do throws(FileFault) {
      let bytes = try InputFile.read(path, limit: sizeLimit, isProtected: false)
      return !bytes.isEmpty && (try? JSONDecoder().decode(Baseline.self, from: Data(bytes))) == nil
    } catch {
      // The file is larger than any baseline.
      return error == .tooLarge(limit: sizeLimit)
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
