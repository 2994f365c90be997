// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// Adapts files that an editor changes, with what is known of all other files of a package.
public final class OpenFileAdaptation: @unchecked Sendable {
  private let lock = NSLock()
  private var known = Adaptation.Result()
  private var indexes = PackageIndexes([])

  /// Creates an adaptation that knows no file.
  public init() {}

  /// Takes what an adaptation of a package has found out.
  public func update(_ result: Adaptation.Result) {
    lock.withLock {
      known = result
      index()
    }
  }

  /// Returns the text for the compiler of a file, or `nil` if it is the author's.
  ///
  /// - Complexity: Linear in the length of the text, and in the number of files if the declarations of the file have changed.
  public func text(of path: String, _ text: String) -> String? {
    let file = ParsedFile(SourceFile(path: path, text: text))
    let index = lock.withLock {
      if known.facts[path] != file.facts {
        known.facts[path] = file.facts
        self.index()
      }
      return indexes.index(for: path)
    }
    return file.adapted(to: index).text
  }

  private func index() {
    indexes = PackageIndexes(
      known.facts.sorted { $0.key < $1.key }.map { (path: $0.key, facts: $0.value) }, assets: known.assets,
      hasTestLibrary: known.hasTestLibrary)
  }
}
