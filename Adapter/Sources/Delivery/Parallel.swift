// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

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

  private final class Results<Value: Sendable>: Sendable {
    private let stored: Mutex<[Value?]>

    init(count: Int) { stored = Mutex(Array(repeating: nil, count: count)) }

    func set(_ value: Value, at position: Int) {
      stored.withLock { $0[position] = value }
    }

    var values: [Value] { stored.withLock { $0.compactMap { $0 } } }
  }
}
