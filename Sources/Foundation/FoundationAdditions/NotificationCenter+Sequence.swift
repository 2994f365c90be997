// SPDX-License-Identifier: MIT

import Foundation
public import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name that an object posts from now on; of every object if it is `nil`.
  ///
  /// The sequence does not retain the object.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }

  /// Notifications, in the order in which they are posted.
  ///
  /// Source: Apple, `NotificationCenter.Notifications`.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Unchecked: the properties are set once, and the object that posts is only compared.

    /// The type of the elements.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let hasObject: Bool

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
      hasObject = object != nil
    }

    /// Returns an iterator over the notifications that are posted from now on.
    public func makeAsyncIterator() -> Iterator {
      // Without its object, nothing posts anymore.
      if hasObject, object == nil { return Iterator(nil) }
      return Iterator(Observation(center, name, object))
    }

    /// The notifications that are posted while the iterator exists.
    public struct Iterator: AsyncIteratorProtocol {
      private let observation: Observation?
      private var stream: AsyncStream<Posted>.Iterator?

      fileprivate init(_ observation: Observation?) {
        self.observation = observation
        stream = observation?.stream.makeAsyncIterator()
      }

      /// Returns the next notification; `nil` after the task was canceled.
      public mutating func next() async -> Notification? { await stream?.next()?.notification }

      /// Returns the next notification; `nil` after the task was canceled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await stream?.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way from the thread that posts it to the task that awaits it.
private struct Posted: @unchecked Sendable {
  // Unchecked, because the objects in a notification need not be sendable. A notification is not changed after it was posted.
  let notification: Notification
}

/// An observer whose notifications are kept until they are awaited. It is removed when it is deallocated.
private final class Observation: @unchecked Sendable {
  // Unchecked: the properties are set once.

  let stream: AsyncStream<Posted>
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
    self.stream = stream
    self.center = center
    observer = center.addObserver(forName: name, object: object, queue: nil) {
      continuation.yield(Posted(notification: $0))
    }
  }

  deinit { center.removeObserver(observer) }
}
