// SPDX-License-Identifier: MIT

public import Foundation

/// The observation of a property, which ends when this object is deallocated.
public final class NSKeyValueObservation: NSObject {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) { self.end = end }

  deinit { end?() }

  /// Ends the observation.
  public func invalidate() {
    end?()
    end = nil
  }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change. Always `.setting`.
  public let kind: Kind
  /// The new value, if the options of the observation include it.
  public let newValue: Value?
  /// The previous value, if the options of the observation include it.
  public let oldValue: Value?
  /// The indexes that were changed in a collection. Always `nil`.
  public let indexes: IndexSet?
  /// Whether the change has not happened yet. Always `false`.
  public let isPrior: Bool
}
