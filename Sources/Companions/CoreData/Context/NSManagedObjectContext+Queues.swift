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
  public func performAndWait<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result {
    if isOnQueue { return try whileCurrent(block) }
    return try withoutActuallyEscaping(block) { block throws(Failure) in
      let work = Work(block)
      queue.sync {
        whileCurrent(work.run)
        processPendingChanges()
      }
      return try work.take()
    }
  }

  /// Calls a block on the queue of the context, and returns its result.
  public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let work = Work(block)
    await withCheckedContinuation { continuation in
      queue.async {
        self.whileCurrent(work.run)
        self.processPendingChanges()
        continuation.resume()
      }
    }
    return try work.take()
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

/// A block and its result, which one queue has after the other.
private final class Work<Value, Failure: Error>: @unchecked Sendable {
  private let block: () throws(Failure) -> Value
  private var result: Result<Value, Failure>?

  init(_ block: @escaping () throws(Failure) -> Value) { self.block = block }

  func run() {
    do throws(Failure) { result = .success(try block()) } catch { result = .failure(error) }
  }

  func take() throws(Failure) -> Value {
    guard let result else { preconditionFailure("The block was not called.") }
    return try result.get()
  }
}
