// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// The subscription of several upstreams whose latest elements go to one subscriber together.
///
/// The upstreams are asked for elements without a limit. While there is no demand, only the latest combination is kept.
final class LatestElements<Downstream: Subscriber>: JoinedUpstreams<Downstream> {
  private var subscribe: [() -> Void] = []
  private var combination: () -> Downstream.Input? = { nil }
  /// Whether an element has come that no combination has shown.
  private var hasChanged = false

  init(_ downstream: Downstream, count: Int) {
    super.init(downstream, count: count, initialDemand: .unlimited)
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
    begin()
    for subscribe in subscribe { subscribe() }
    subscribe = []
  }

  override func cancel() {
    super.cancel()
    // The closure holds the sides, which hold this object.
    state.withLock { combination = { nil } }
  }

  override func deliver() {
    delivery.withLock {
      while let elements = takeCombination() { send(elements) }
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

  private func change(_ element: () -> Void) {
    delivery.withLock {
      state.withLock {
        element()
        hasChanged = true
      }
      deliver()
    }
  }
}
