// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import LayoutFiles
import SystemFiles

/// A git revision.
struct GitRevision {
  /// The name of the revision: a branch, a tag, a hash or an expression such as `HEAD~2`.
  let name: String

  /// Returns the contents of the file at `path` in the revision.
  func contents(of path: String) throws(SceneSourceError) -> Data {
    // git would read a name that starts with a dash as an option.
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
    // git writes an error message only if it writes no contents, so its pipes cannot block each other.
    let limit = MarkupLimits().bytes
    let contents = (try? InputFile.read(output.fileHandleForReading.fileDescriptor, upTo: limit)) ?? []
    if contents.count > limit { process.terminate() }
    let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A file that is too large is rejected by its reader, with the position of the fault.
    guard process.terminationStatus == 0 || contents.count > limit else {
      throw .noSuchRevision(name, reason: errorText.split(separator: "\n").first.map(String.init) ?? "")
    }
    return Data(contents)
  }
}
