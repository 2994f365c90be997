// SPDX-License-Identifier: MIT

import Foundation

/// A file of a project that is written, or completed where it is there.
struct InitialFile {
  /// The content of a file, and how it joins what is there.
  enum Content {
    /// Lines, which are added below those that are there.
    case lines(String)
    /// The members of an object in JSON, which are added to those that are there.
    case members([String: Any])
  }

  /// The path in the folder of the project.
  let path: String
  let content: Content

  /// Writes the file, and returns a sentence that says so. What is there stays as it is.
  func write(in folder: String) throws(ProjectFileError) -> String {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
    let old = try? Data(contentsOf: file)
    guard let new = try completed(old ?? Data()) else { return "\(path): it has the lines already" }
    OutputFolder.make(file.deletingLastPathComponent().path)
    do { try new.write(to: file, options: .atomic) } catch {
      throw ProjectFileError(path: path, reason: "the file cannot be written")
    }
    return old == nil ? "\(path): written" : "\(path): completed"
  }

  /// The text of the file with the content; `nil` if it is there already.
  private func completed(_ old: Data) throws(ProjectFileError) -> Data? {
    switch content {
    case .lines(let lines):
      let text = String(decoding: old, as: UTF8.self)
      if text.contains(lines) { return nil }
      let gap = text.isEmpty || text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
      return Data((text + gap + lines).utf8)
    case .members(let members):
      guard let object = old.isEmpty ? [:] : try? JSONSerialization.jsonObject(with: old) as? [String: Any] else {
        throw ProjectFileError(path: path, reason: "it is no plain JSON; add these members: \(Self.text(members))")
      }
      if members.keys.allSatisfy({ object[$0] != nil }) { return nil }
      return Data((Self.text(object.merging(members) { old, _ in old }) + "\n").utf8)
    }
  }

  private static func text(_ object: [String: Any]) -> String {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// The reason that a file of a project is not written.
struct ProjectFileError: Error, Equatable {
  let path: String
  let reason: String
}
