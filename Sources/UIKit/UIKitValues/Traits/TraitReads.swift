// SPDX-License-Identifier: MIT

import Synchronization

/// The traits that a method reads from trait collections while it runs on the main thread.
package enum TraitReads {
  /// The number of recordings in progress, one within another.
  private static let depth = Atomic(0)
  /// The traits that the innermost recording has noted. Only the main thread uses it.
  @exclusivity(unchecked) private nonisolated(unsafe) static var noted: [UITrait] = []

  /// Calls `body`, and returns the traits that it reads, except those that it reads in a recording of its own.
  @MainActor
  package static func record(_ body: @MainActor () -> Void) -> [UITrait] {
    let outer = noted
    noted = []
    depth.add(1, ordering: .relaxed)
    defer {
      depth.subtract(1, ordering: .relaxed)
      noted = outer
    }
    body()
    return noted
  }

  /// Notes that a trait is read.
  static func note(_ trait: UITrait) {
    guard depth.load(ordering: .relaxed) > 0, Thread.isMainThread, !noted.contains(where: { $0 == trait }) else {
      return
    }
    noted.append(trait)
  }
}

extension UITraitCollection {
  /// Returns the value of a trait, and notes that it is read.
  func noting<Value>(_ trait: UITrait, _ value: Value) -> Value {
    TraitReads.note(trait)
    return value
  }
}
