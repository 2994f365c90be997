// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Work on the elements of an array, on all processors.
enum Parallel {
  /// The results in the order of the elements.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: elements.count) { position in
      results.set(transform(elements[position]), at: position)
    }
    return results.values
  }

  private final class Results<Value: Sendable>: @unchecked Sendable {
    private var stored: [Value?]
    private let lock = NSLock()

    init(count: Int) { stored = Array(repeating: nil, count: count) }

    func set(_ value: Value, at position: Int) {
      lock.withLock { stored[position] = value }
    }

    var values: [Value] { lock.withLock { stored.compactMap { $0 } } }
  }
}
