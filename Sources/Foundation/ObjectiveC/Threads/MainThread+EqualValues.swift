// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

extension MainThread {
  /// The mark of the main queue. Programs with an asynchronous main function run it on another thread than the first one.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code runs where the main actor does.
  private static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

  /// Returns whether two objects have the same class and equal values. On another thread, where the values cannot be read, an object
  /// equals only itself.
  package static func areEqual<Object: NSObject>(
    _ object: Object, _ other: Any?, by values: @MainActor (Object) -> [AnyHashable?]
  ) -> Bool {
    guard let other = other as? Object else { return false }
    guard object !== other else { return true }
    guard type(of: object) == type(of: other), isCurrent else { return false }
    return run((object, other)) { values($0.0) == values($0.1) }
  }
}

extension NSObject {
  /// A hash value that all objects of the class have: for objects that are compared by values that change, or that only the main thread
  /// reads.
  package var hashOfClass: Int { ObjectIdentifier(type(of: self)).hashValue }
}
