// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// Adapts files that an editor changes, with what is known of all other files of a package.
public final class OpenFileAdaptation: @unchecked Sendable {
  private let lock = NSLock()
  private var facts: [String: FileFacts] = [:]
  private var indexes = PackageIndexes([])

  /// Creates an adaptation that knows no file.
  public init() {}

  /// Takes the declarations of the files of a package, by path.
  public func update(_ facts: [String: FileFacts]) {
    lock.withLock {
      self.facts = facts
      index()
    }
  }

  /// Returns the text for the compiler of a file, or `nil` if it is the author's.
  ///
  /// - Complexity: Linear in the length of the text, and in the number of files if the declarations of the file have changed.
  public func text(of path: String, _ text: String) -> String? {
    let file = ParsedFile(SourceFile(path: path, text: text))
    let index = lock.withLock {
      if facts[path] != file.facts {
        facts[path] = file.facts
        self.index()
      }
      return indexes.index(for: path)
    }
    return file.adapted(to: index).text
  }

  private func index() {
    indexes = PackageIndexes(facts.sorted { $0.key < $1.key }.map { (path: $0.key, facts: $0.value) })
  }
}
