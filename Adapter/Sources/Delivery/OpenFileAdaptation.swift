// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter
import Synchronization

/// Adapts files that an editor changes, with what is known of all other files of a package.
public final class OpenFileAdaptation: Sendable {
  private struct Knowledge {
    var known = Adaptation.Result()
    var indexes = PackageIndexes([])

    mutating func index() {
      indexes = PackageIndexes(
        known.facts.sorted { $0.key < $1.key }.map { (path: $0.key, facts: $0.value) }, assets: known.assets,
        hasTestLibrary: known.hasTestLibrary)
    }
  }

  private let knowledge = Mutex(Knowledge())

  /// Creates an adaptation that knows no file.
  public init() {}

  /// Takes what an adaptation of a package has found out.
  public func update(_ result: Adaptation.Result) {
    knowledge.withLock {
      $0.known = result
      $0.index()
    }
  }

  /// Returns the text for the compiler of a file, or `nil` if it is the author's.
  ///
  /// - Complexity: Linear in the length of the text, and in the number of files if the declarations of the file have changed.
  public func text(of path: String, _ text: String) -> String? {
    let (text, isGenerated) = knowledge.withLock {
      ($0.known.generated.text(text, at: path), $0.known.generated.mark(of: path) != 0)
    }
    let file = ParsedFile(SourceFile(path: path, text: text))
    let index = knowledge.withLock { knowledge in
      if knowledge.known.facts[path] != file.facts {
        knowledge.known.facts[path] = file.facts
        knowledge.index()
      }
      return knowledge.indexes.index(for: path)
    }
    return file.adapted(to: index).text ?? (isGenerated ? text : nil)
  }
}
