// SPDX-License-Identifier: MIT

#if canImport(Runtime)
  @_spi(Internal) import Runtime
#endif

/// A line of a source file.
package struct SourcePlace: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// The line, from 1.
  package let line: Int

  /// The name of the file and the line, such as `Card.swift:33`.
  package var text: String { (path.split(separator: "/").last.map(String.init) ?? path) + ":\(line)" }
}

extension CallSite {
  /// The first of the calls that is outside the modules of the package: the line of the author. `nil` if the program has no debug
  /// information, if no such call was recorded, or before Swift 6.2, which has no library for this.
  package var place: SourcePlace? {
    #if canImport(Runtime)
      return symbolicatedPlace
    #else
      return nil
    #endif
  }
}

#if canImport(Runtime)
  extension CallSite {
    private var symbolicatedPlace: SourcePlace? {
      let addresses = returnAddresses
      guard !addresses.isEmpty else { return nil }
      let frames = addresses.map { RichFrame<UInt>.returnAddress($0) }
      let trace = Backtrace(architecture: Self.architecture, frames: frames, images: ImageMap.capture())
      let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
      guard let symbols = trace.symbolicated(options: options) else { return nil }
      for frame in symbols.frames {
        guard let symbol = frame.symbol, !Self.isOfPackage(symbol.rawName), let location = symbol.sourceLocation,
          location.line > 0
        else { continue }
        return SourcePlace(path: location.path, line: location.line)
      }
      return nil
    }

    private static var architecture: String {
      #if arch(x86_64)
        "x86_64"
      #else
        "arm64"
      #endif
    }

    /// The modules between the author's code and the constraint.
    private static let modules = [
      "UIKit", "UIKitViews", "UIKitLists", "UIKitExtras", "UIKitNibs", "UIKitValues", "CallSites", "SnapKit", "Masonry",
      "QuickVFL", "ConstraintMaking", "InterfaceBuilder", "LayoutFiles",
    ]
    private static let prefixes = modules.flatMap { ["$s\($0.utf8.count)\($0)", "$sSo\($0.utf8.count)\($0)"] }

    /// Returns whether a mangled name belongs to one of the package's modules, or to an extension in it.
    private static func isOfPackage(_ name: String) -> Bool {
      prefixes.contains { name.hasPrefix($0) } || name.hasPrefix("$sSa") || name.hasPrefix("$sST")
    }
  }
#endif
