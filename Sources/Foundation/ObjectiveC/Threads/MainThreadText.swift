// SPDX-License-Identifier: MIT

import Foundation

/// Descriptions of objects whose properties are read on the main thread only.
package enum MainThreadText {
  /// Returns a text on the main thread, and the class and the address of the object on any other, where `print` and logs must not end
  /// the process.
  package static func describing(_ object: AnyObject, _ text: @MainActor () -> String) -> String {
    guard Thread.isMainThread else {
      return "<\(type(of: object)): \(ObjectAddress.text(of: object))>"
    }
    return MainActor.assumeIsolated(text)
  }
}
