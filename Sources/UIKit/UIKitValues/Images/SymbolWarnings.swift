// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Synchronization

/// The warnings about names that no symbol has.
enum SymbolWarnings {
  private static let names = Mutex<Set<String>>([])

  /// Writes a message about a name to `LayoutLog`, unless one about the same name has been written.
  static func warn(ofUnknownName name: String) {
    guard names.withLock({ $0.insert(name).inserted }) else { return }
    let message = "No symbol named '\(name)' is known (SF Symbols 6). UIImage(systemName:) returned nil."
    if Thread.isMainThread {
      MainActor.assumeIsolated { LayoutLog.write(message) }
    } else {
      Task { @MainActor in LayoutLog.write(message) }
    }
  }
}
