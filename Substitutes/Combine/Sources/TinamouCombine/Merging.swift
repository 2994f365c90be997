// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// The subscription of several upstreams whose elements go to one subscriber, in the order in which they come.
///
/// Each upstream is asked for one element at a time. An element for which there is no demand waits, and its upstream is not asked again before
/// it is delivered.
final class Merging<Downstream: Subscriber>: JoinedUpstreams<Downstream> {
  private var waiting: [Downstream.Input?]

  private init(_ count: Int, _ downstream: Downstream) {
    waiting = Array(repeating: nil, count: count)
    super.init(downstream, count: count, initialDemand: .max(1))
  }

  /// Subscribes a subscriber to all upstreams.
  ///
  /// - Parameter upstreams: Functions that subscribe to an upstream each.
  static func start(_ upstreams: [(Side) -> Void], _ downstream: Downstream) {
    let merging = Merging(upstreams.count, downstream)
    merging.begin()
    for (index, subscribe) in upstreams.enumerated() { subscribe(Side(index: index, merging: merging)) }
    if upstreams.isEmpty { merging.endIfFinished() }
  }

  override var hasWaiting: Bool { waiting.contains { $0 != nil } }

  /// Delivers elements that wait, and asks their upstreams for the next.
  override func deliver() {
    delivery.withLock {
      while let (element, index) = takeWaiting() {
        send(element)
        requestNext(at: index)
      }
      endIfFinished()
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
      send(element)
      deliver()
      return .max(1)
    }
  }
}
