// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// The subscription of several upstreams whose elements go to one subscriber, in the order in which they come.
///
/// Each upstream is asked for one element at a time. An element for which there is no demand waits, and its upstream is not asked again before
/// it is delivered.
final class Merging<Downstream: Subscriber>: Subscription {
  private let downstream: Downstream
  /// Protects the stored properties.
  private let state = NSLock()
  /// Lets one element after the other reach the subscriber, which may ask for more meanwhile.
  private let delivery = NSRecursiveLock()
  private var demand = Subscribers.Demand.none
  private var upstreams: [(any Subscription)?]
  private var waiting: [Downstream.Input?]
  private var unfinished: Int
  private var isEnded = false

  private init(_ count: Int, _ downstream: Downstream) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    waiting = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// Subscribes a subscriber to all upstreams.
  ///
  /// - Parameter upstreams: Functions that subscribe to an upstream each.
  static func start(_ upstreams: [(Side) -> Void], _ downstream: Downstream) {
    let merging = Merging(upstreams.count, downstream)
    downstream.receive(subscription: merging)
    for (index, subscribe) in upstreams.enumerated() { subscribe(Side(index: index, merging: merging)) }
    if upstreams.isEmpty { merging.end(.finished) }
  }

  func request(_ more: Subscribers.Demand) {
    state.withLock { demand += more }
    deliverWaiting()
  }

  func cancel() {
    let cancelled = state.withLock {
      isEnded = true
      defer { upstreams = upstreams.map { _ in nil } }
      return upstreams
    }
    for upstream in cancelled { upstream?.cancel() }
  }

  /// Delivers elements that wait, as long as there is demand, and asks their upstreams for the next.
  private func deliverWaiting() {
    delivery.withLock {
      while let (element, index) = takeWaiting() {
        deliver(element)
        state.withLock { upstreams[index] }?.request(.max(1))
      }
      if state.withLock({ unfinished == 0 && waiting.allSatisfy { $0 == nil } }) { end(.finished) }
    }
  }

  private func takeWaiting() -> (Downstream.Input, Int)? {
    state.withLock {
      guard !isEnded, demand > .none, let index = waiting.firstIndex(where: { $0 != nil }), let element = waiting[index]
      else { return nil }
      waiting[index] = nil
      demand -= 1
      return (element, index)
    }
  }

  private func deliver(_ element: Downstream.Input) {
    let more = downstream.receive(element)
    state.withLock { demand += more }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isFirst = state.withLock {
      defer { isEnded = true }
      return !isEnded
    }
    guard isFirst else { return }
    cancel()
    downstream.receive(completion: completion)
  }

  // MARK: Sides

  /// The subscriber of one of the upstreams.
  struct Side: Subscriber {
    let index: Int
    let merging: Merging
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { merging.receive(subscription, at: index) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { merging.receive(input, at: index) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { merging.receive(completion, at: index) }
  }

  private func receive(_ subscription: any Subscription, at index: Int) {
    let isEnded = state.withLock {
      if !self.isEnded { upstreams[index] = subscription }
      return self.isEnded
    }
    if isEnded { subscription.cancel() } else { subscription.request(.max(1)) }
  }

  private func receive(_ element: Downstream.Input, at index: Int) -> Subscribers.Demand {
    delivery.withLock {
      let isWanted = state.withLock {
        guard !isEnded, demand > .none else {
          waiting[index] = isEnded ? nil : element
          return false
        }
        demand -= 1
        return true
      }
      guard isWanted else { return .none }
      deliver(element)
      deliverWaiting()
      return .max(1)
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    delivery.withLock {
      let isLast = state.withLock {
        upstreams[index] = nil
        unfinished -= 1
        return unfinished == 0 && waiting.allSatisfy { $0 == nil }
      }
      if case .failure = completion { end(completion) } else if isLast { end(.finished) }
    }
  }
}
