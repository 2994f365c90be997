// SPDX-License-Identifier: MIT

import Foundation

extension URL {
  /// Asks for access to a file outside the app. Returns `true`: files are not guarded.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file outside the app. Has no effect.
  public func stopAccessingSecurityScopedResource() {}
}
