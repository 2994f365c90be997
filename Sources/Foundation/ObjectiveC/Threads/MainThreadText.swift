// SPDX-License-Identifier: MIT

import Foundation

/// Descriptions of objects whose properties are read on the main thread only.
package enum MainThreadText {
  /// Returns a text on the main thread, and the class and the address of the object on any other, where `print` and logs must not end
  /// the process.
  package static func describing(_ object: AnyObject, _ text: @MainActor () -> String) -> String {
    guard Thread.isMainThread else {
      let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
    }
    return MainActor.assumeIsolated(text)
  }
}
