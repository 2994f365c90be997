// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationAdditions
import ObjectiveC

/// Orders by properties of managed objects, which need not be comparable in Swift: optional texts, truth values.
extension _SortDescriptorMaking where Self: NSSortDescriptor {
  /// Creates a sort descriptor that compares the values of a key path. Objects without a value come first.
  public init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: nil, ascending: ascending) { first, second in
      guard let first = first as? Root, let second = second as? Root else { return .orderedSame }
      let values = (KeyPathValues.present(first[keyPath: keyPath]), KeyPathValues.present(second[keyPath: keyPath]))
      switch values {
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let first?, let second?): return KeyPathOrder.order(first, second) ?? .orderedSame
      }
    }
  }
}
