// SPDX-License-Identifier: MIT

import Foundation

/// The warnings about names that no symbol has.
enum SymbolWarnings {
  /// Writes a message about a name to `LayoutLog`, unless one about the same name has been written.
  static func warn(ofUnknownName name: String) {
    let result = drawsUnknownSymbols ? "A box with a dot stands for it." : "UIImage(systemName:) returned nil."
    DrawingWarnings.writeOnce("No symbol named '\(name)' is known (SF Symbols 6). \(result)")
  }

  /// Whether a tool shows the app. The name may be one of a later version, and many apps end without the image.
  static let drawsUnknownSymbols = drawsUnknownSymbols(in: ProcessInfo.processInfo.environment)

  static func drawsUnknownSymbols(in environment: [String: String]) -> Bool {
    ["TINAMOU_PICTURES", "TINAMOU_LIVE", "TINAMOU_PREVIEWS"].contains { environment[$0] != nil }
  }
}
