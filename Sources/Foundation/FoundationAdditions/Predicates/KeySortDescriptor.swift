// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// A sort descriptor that compares the values of a key path.
final class KeySortDescriptor: NSSortDescriptor {
  private let path: String?
  private let order: Comparator?

  /// Creates a sort descriptor. Without an order, numbers, texts and dates have their own, and other objects that of
  /// their method `compare:`.
  init(_ path: String?, ascending: Bool, order: Comparator? = nil) {
    self.path = path
    self.order = order
    // The base class is never asked to compare; it stores the direction.
    super.init(keyPath: \NSObject.hash, ascending: ascending)
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var reversedSortDescriptor: Any { KeySortDescriptor(path, ascending: !ascending, order: order) }
  override var description: String { "(\(path ?? "nil"), \(ascending ? "ascending" : "descending"))" }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let (first, second) = (value(of: object1), value(of: object2))
    let result: ComparisonResult
    switch (first, second) {
    // No value comes before every value.
    case (nil, nil): result = .orderedSame
    case (nil, _): result = .orderedAscending
    case (_, nil): result = .orderedDescending
    case (let first?, let second?): result = order.map { $0(first, second) } ?? ownOrder(first, second)
    }
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }

  private func value(of object: Any) -> Any? {
    path.map { KeyPathValues.value(forKeyPath: $0, of: object) } ?? KeyPathValues.present(object)
  }

  private func ownOrder(_ first: Any, _ second: Any) -> ComparisonResult {
    if let result = KeyPathOrder.order(first, second) { return result }
    LayoutException.raiseOnAnyThread(
      .invalidArgument, "\(first) and \(second) have no order: the key \(path ?? "self") needs a method compare:.")
    return .orderedSame
  }
}
