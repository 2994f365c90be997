// SPDX-License-Identifier: MIT

public import Foundation
public import ObjectiveC

/// Observers that are notified by a method call.
extension NotificationCenter {
  /// Calls a method of `observer`, which is not retained, for each notification with the given name and sender; `nil`
  /// means any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    NotificationObservers.shared.add(observer, aSelector, aName, anObject, to: self)
  }

  /// Removes all observations of `observer`.
  public func removeObserver(_ observer: AnyObject) {
    NotificationObservers.shared.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }

  /// Removes the observations of `observer` for the notifications with the given name and sender; `nil` means any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    NotificationObservers.shared.remove(observer, from: self) { observation in
      (aName == nil || observation.name == aName)
        && (anObject == nil || observation.object === anObject.map { $0 as AnyObject })
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers that were added with a selector.
private final class NotificationObservers: @unchecked Sendable {
  struct Observation {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  static let shared = NotificationObservers()

  private let lock = NSLock()
  private var observations: [ObjectIdentifier: [Observation]] = [:]
  private var limit = 256

  func add(
    _ observer: Any, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?, to center: NotificationCenter
  ) {
    // A class always exists; an object is referenced weakly.
    let type: AnyClass? = observer as? AnyClass
    // A weak reference, which is only read.
    nonisolated(unsafe) let reference = type == nil ? WeakReference(observer as AnyObject) : nil
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let target: Any = reference?.object ?? type else { return }
      Message.send(selector, to: target, [notification])
    }
    let key = Self.key(observer)
    lock.withLock {
      if observations.count >= limit { removeDeallocated() }
      observations[key, default: []].append(
        Observation(
          center: center, observer: observer as AnyObject, name: name, object: object.map { $0 as AnyObject },
          token: token))
    }
  }

  func remove(_ observer: AnyObject, from center: NotificationCenter, where matches: (Observation) -> Bool) {
    let removed = lock.withLock { () -> [Observation] in
      let all = observations[Self.key(observer)] ?? []
      let found = all.filter { $0.center === center && ($0.observer === observer || $0.observer == nil) && matches($0) }
      let kept = all.filter { one in !found.contains { $0.token === one.token } }
      observations[Self.key(observer)] = kept.isEmpty ? nil : kept
      return found
    }
    for observation in removed { center.removeObserver(observation.token as Any) }
  }

  /// Removes the observations of deallocated observers.
  private func removeDeallocated() {
    for (key, all) in observations {
      let gone = all.filter { $0.observer == nil }
      guard !gone.isEmpty else { continue }
      for observation in gone { observation.center?.removeObserver(observation.token as Any) }
      let kept = all.filter { $0.observer != nil }
      observations[key] = kept.isEmpty ? nil : kept
    }
    limit = max(256, observations.count * 2)
  }

  private static func key(_ observer: Any) -> ObjectIdentifier {
    if let type = observer as? AnyClass { ObjectIdentifier(type) } else { ObjectIdentifier(observer as AnyObject) }
  }
}
