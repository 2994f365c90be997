// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles

/// A revision that git knows.
struct GitRevision {
  /// Its name: a branch, a tag, a hash, `HEAD~2`.
  let name: String

  /// The bytes of the file at `path` as they are in the revision.
  func contents(of path: String) throws(SceneSourceError) -> Data {
    // A name that begins with a dash would be an option.
    guard !name.hasPrefix("-") else { throw .noSuchRevision(name, reason: "") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "-C", FilePath.folder(of: path), "show", "\(name):./\(FilePath.lastComponent(of: path))",
    ]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw .noSuchRevision(name, reason: "git cannot be run") }
    // git writes its few words of complaint only where it writes no contents.
    let contents = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .noSuchRevision(name, reason: complaint.split(separator: "\n").first.map(String.init) ?? "")
    }
    return contents
  }
}
