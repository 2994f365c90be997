// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// The subscription of several upstreams whose latest elements go to one subscriber together.
///
/// The upstreams are asked for elements without a limit. While there is no demand, only the latest combination is kept.
final class LatestElements<Downstream: Subscriber>: Subscription {
  private let downstream: Downstream
  /// Protects the stored properties and the elements of the sides.
  private let state = NSLock()
  /// Lets one combination after the other reach the subscriber, which may ask for more meanwhile.
  private let delivery = NSRecursiveLock()
  private var demand = Subscribers.Demand.none
  private var upstreams: [(any Subscription)?]
  private var subscribe: [() -> Void] = []
  private var combination: () -> Downstream.Input? = { nil }
  /// Whether an element has come that no combination has shown.
  private var hasChanged = false
  private var unfinished: Int
  private var isEnded = false

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// The subscriber of an upstream, which `start(_:)` subscribes.
  func side<P: Publisher>(_ index: Int, of publisher: P) -> Side<P.Output> where P.Failure == Downstream.Failure {
    let side = Side<P.Output>(index, self)
    subscribe.append { publisher.subscribe(side) }
    return side
  }

  /// Subscribes to the upstreams.
  ///
  /// - Parameter combination: The elements of the sides, or `nil` if one has none yet.
  func start(_ combination: @escaping () -> Downstream.Input?) {
    self.combination = combination
    downstream.receive(subscription: self)
    for subscribe in subscribe { subscribe() }
    subscribe = []
  }

  func request(_ more: Subscribers.Demand) {
    state.withLock { demand += more }
    deliver()
  }

  func cancel() {
    let cancelled = state.withLock {
      isEnded = true
      combination = { nil }
      defer { upstreams = upstreams.map { _ in nil } }
      return upstreams
    }
    for upstream in cancelled { upstream?.cancel() }
  }

  private func deliver() {
    delivery.withLock {
      while let elements = takeCombination() {
        let more = downstream.receive(elements)
        state.withLock { demand += more }
      }
    }
  }

  private func takeCombination() -> Downstream.Input? {
    state.withLock {
      guard !isEnded, hasChanged, demand > .none, let elements = combination() else { return nil }
      hasChanged = false
      demand -= 1
      return elements
    }
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

  /// The subscriber of one of the upstreams, with its latest element.
  final class Side<Input>: Subscriber {
    private let index: Int
    private let latest: LatestElements
    fileprivate(set) var element: Input?

    fileprivate init(_ index: Int, _ latest: LatestElements) { (self.index, self.latest) = (index, latest) }

    func receive(subscription: any Subscription) { latest.receive(subscription, at: index) }

    func receive(_ input: Input) -> Subscribers.Demand {
      latest.change { self.element = input }
      return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { latest.receive(completion, at: index) }
  }

  private func receive(_ subscription: any Subscription, at index: Int) {
    let isEnded = state.withLock {
      if !self.isEnded { upstreams[index] = subscription }
      return self.isEnded
    }
    if isEnded { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  private func change(_ element: () -> Void) {
    delivery.withLock {
      state.withLock {
        element()
        hasChanged = true
      }
      deliver()
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    delivery.withLock {
      let isLast = state.withLock {
        upstreams[index] = nil
        unfinished -= 1
        return unfinished == 0
      }
      if case .failure = completion { end(completion) } else if isLast { end(.finished) }
    }
  }
}
