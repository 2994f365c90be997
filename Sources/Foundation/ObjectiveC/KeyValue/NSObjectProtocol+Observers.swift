// SPDX-License-Identifier: MIT

public import Foundation

/// Observers that are notified by `observeValue(forKeyPath:of:change:context:)`.
extension NSObjectProtocol {
  /// Notifies `observer`, which is not retained, of changes of a property of this object, or of the object to which
  /// the key path leads now.
  ///
  /// Differs from UIKit: objects on the path are not observed themselves.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let (object, key) = observed(keyPath) else {
      return KeyValueCoding.raiseUndefined(keyPath, self as AnyObject, isSetting: false)
    }
    weak let (target, source, root) = (object, self as AnyObject, observer)
    let report: (Any?, Any?) -> Void = { old, new in
      guard let receiver = root, let source else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      tell(receiver, keyPath, source, change, context)
    }
    let entry = KeyValueObservers.Entry(
      key: key, current: { target.flatMap { KeyValueCoding.get(key, of: $0) ?? nil } }, call: report)
    KeyValueObservers.of(object, creating: true)?.add(entry)
    Registrations.of(self as AnyObject).append(
      Registrations.Registration(
        observer: ObjectIdentifier(observer), keyPath: keyPath, context: context, object: WeakReference(object),
        entry: entry))
    if options.contains(.initial) { report(nil, entry.last) }
  }

  /// Stops notifying `observer` of changes of a property. Raises an exception if it is not registered.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Stops notifying `observer` of changes of a property with a context. Raises an exception if it is not registered.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    remove(observer, keyPath) { $0 == context }
  }

  /// Receives a change of a property that the object observes. Raises an exception; classes that have the method handle the
  /// change.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    UnhandledObservation.raise(self as AnyObject, keyPath)
  }

  private func remove(
    _ observer: NSObject, _ keyPath: String, where matches: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let registration = Registrations.of(self as AnyObject).removeLast {
      $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath && matches($0.context)
    }
    guard let registration else {
      return LayoutException.raiseOnAnyThread(
        .range,
        "Cannot remove an observer \(KeyValueCoding.name(of: observer)) for the key path \"\(keyPath)\" from "
          + "\(KeyValueCoding.name(of: self as AnyObject)) because it is not registered as an observer.")
    }
    if let object = registration.object.object {
      KeyValueObservers.of(object, creating: false)?.remove(registration.entry)
    }
  }

  /// Returns the object and the key to which a key path leads.
  private func observed(_ keyPath: String) -> (AnyObject, String)? {
    var object = self as AnyObject
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return nil }
    for key in keys {
      guard case .some(.some(let next)) = KeyValueCoding.get(key, of: object) else { return nil }
      object = next as AnyObject
    }
    guard KeyValueCoding.get(last, of: object) != nil else { return nil }
    return (object, last)
  }
}

/// Notifies an observer of a change, with its own method or with the one that it declares as visible to Objective-C.
private func tell(
  _ observer: NSObject, _ keyPath: String, _ object: AnyObject, _ change: [NSKeyValueChangeKey: Any],
  _ context: UnsafeMutableRawPointer?
) {
  if let observer = observer as? any KeyValueObserving {
    return observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
  for name in ["observeValueForKeyPath:ofObject:change:context:", "observeValueForKeyPath:of:change:context:"]
  where Message.responds(observer, to: Selector(name)) {
    _ = Message.send(Selector(name), to: observer, [keyPath, object, change, context])
    return
  }
  UnhandledObservation.raise(observer, keyPath)
}

/// A class whose subclasses can override the method that receives changes.
package protocol KeyValueObserving: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

/// Raises the exception of an observer that does not implement the method.
package enum UnhandledObservation {
  package static func raise(_ observer: AnyObject, _ keyPath: String?) {
    LayoutException.raiseOnAnyThread(
      .internalInconsistency,
      "\(KeyValueCoding.name(of: observer)): An -observeValueForKeyPath:ofObject:change:context: message was received "
        + "but not handled.\nKey path: \(keyPath ?? "(null)")")
  }
}

/// The observers that were added to an object by key path.
private final class Registrations {
  struct Registration {
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let object: WeakReference
    let entry: KeyValueObservers.Entry
  }

  private static let lock = NSRecursiveLock()
  private var list: [Registration] = []

  func append(_ registration: Registration) { Self.lock.withLock { list.append(registration) } }

  /// Removes the last registration that `matches`, and returns it.
  func removeLast(where matches: (Registration) -> Bool) -> Registration? {
    Self.lock.withLock { list.lastIndex(where: matches).map { list.remove(at: $0) } }
  }

  private static let key = AssociationKey()

  static func of(_ object: AnyObject) -> Registrations {
    lock.lock()
    defer { lock.unlock() }
    if let known = objc_getAssociatedObject(object, key.address) as? Registrations { return known }
    let made = Registrations()
    objc_setAssociatedObject(object, key.address, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
