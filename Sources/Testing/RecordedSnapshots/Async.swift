// SPDX-License-Identifier: MIT

/// A value that may be available later.
public struct Async<Value> {
  /// Calls a function with the value once it is available.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value from a function that calls `callback` with it.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is available now.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Returns the value that `transform` makes of this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
