// SPDX-License-Identifier: MIT

import Foundation

/// Work on the queue of a context.
extension NSManagedObjectContext {
  /// Calls a block on the queue of the context, and does not wait.
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async {
      self.whileCurrent(block)
      self.processPendingChanges()
    }
  }

  /// Calls a block on the queue of the context, and waits for its result.
  public func performAndWait<Value, Failure: Error>(_ block: () throws(Failure) -> Value) throws(Failure) -> Value {
    if isOnQueue { return try whileCurrent(block) }
    return try queue.sync { () -> Result<Value, Failure> in
      let result = outcome(of: block)
      processPendingChanges()
      return result
    }.get()
  }

  /// Calls a block on the queue of the context, and returns its result.
  ///
  /// Differs from Core Data: the block is called after those that wait, whatever `schedule` is.
  public func perform<Value, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    var result: Result<Value, Failure>?
    await withCheckedContinuation { continuation in
      enqueue {
        result = self.outcome(of: block)
        self.processPendingChanges()
        continuation.resume()
      }
    }
    guard let result else { preconditionFailure("The block was not called.") }
    return try result.get()
  }

  private func outcome<Value, Failure: Error>(of block: () throws(Failure) -> Value) -> Result<Value, Failure> {
    do throws(Failure) { return .success(try whileCurrent(block)) } catch { return .failure(error) }
  }

  /// Lets the queue call a block. The caller answers for what the block refers to.
  private func enqueue(_ block: @escaping () -> Void) {
    waitingLock.withLock { waiting.append(block) }
    queue.async { self.callFirst() }
  }

  private func callFirst() {
    let block = waitingLock.withLock { waiting.removeFirst() }
    block()
  }

  // MARK: The present context

  private static let currentKey = "CoreData.NSManagedObjectContext.current"

  /// The context whose block is being called.
  static var current: NSManagedObjectContext? {
    get { Thread.current.threadDictionary[currentKey] as? NSManagedObjectContext }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  private func whileCurrent<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try block()
  }

  /// Whether the present code runs on the queue of the context.
  var isOnQueue: Bool {
    switch concurrencyType {
    case .mainQueueConcurrencyType: Thread.isMainThread
    case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    case .confinementConcurrencyType: true
    }
  }
}
