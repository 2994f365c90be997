// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// The subscription of several upstreams that reach one subscriber: their subscriptions, the demand of the subscriber, and the end.
///
/// The upstreams end together: at the first failure, or when all have finished and nothing waits.
class JoinedUpstreams<Downstream: Subscriber>: Subscription {
  private let downstream: Downstream
  /// Protects the stored properties.
  let state = NSLock()
  /// Lets one element after the other reach the subscriber, which may ask for more meanwhile.
  let delivery = NSRecursiveLock()
  /// The demand for elements that have not been sent.
  final var demand = Subscribers.Demand.none
  final private(set) var isEnded = false
  private var upstreams: [(any Subscription)?]
  private var unfinished: Int
  /// The number of elements for which each upstream is asked at first.
  private let initialDemand: Subscribers.Demand

  init(_ downstream: Downstream, count: Int, initialDemand: Subscribers.Demand) {
    (self.downstream, self.initialDemand) = (downstream, initialDemand)
    upstreams = Array(repeating: nil, count: count)
    unfinished = count
  }

  // MARK: For subclasses

  /// Whether elements wait for demand, without which the upstreams do not end. Called while the state is locked.
  var hasWaiting: Bool { false }

  /// Sends what waits, as long as there is demand.
  func deliver() {}

  // MARK: The subscriber

  /// Tells the subscriber of the subscription.
  final func begin() { downstream.receive(subscription: self) }

  final func request(_ more: Subscribers.Demand) {
    state.withLock { demand += more }
    deliver()
  }

  func cancel() {
    let cancelled = state.withLock {
      isEnded = true
      defer { upstreams = upstreams.map { _ in nil } }
      return upstreams
    }
    for upstream in cancelled { upstream?.cancel() }
  }

  /// Sends an element, for which the demand has been reduced.
  final func send(_ element: Downstream.Input) {
    let more = downstream.receive(element)
    state.withLock { demand += more }
  }

  // MARK: The upstreams

  /// Takes the subscription of an upstream.
  final func receive(_ subscription: any Subscription, at index: Int) {
    let isEnded = state.withLock {
      if !self.isEnded { upstreams[index] = subscription }
      return self.isEnded
    }
    if isEnded { subscription.cancel() } else { subscription.request(initialDemand) }
  }

  /// Asks an upstream for one more element.
  final func requestNext(at index: Int) { state.withLock { upstreams[index] }?.request(.max(1)) }

  /// Takes the end of an upstream.
  final func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    delivery.withLock {
      state.withLock {
        upstreams[index] = nil
        unfinished -= 1
      }
      if case .failure = completion { end(completion) } else { endIfFinished() }
    }
  }

  /// Ends if all upstreams have finished, or if there are none, and nothing waits.
  final func endIfFinished() {
    if state.withLock({ unfinished == 0 && !hasWaiting }) { end(.finished) }
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
}
