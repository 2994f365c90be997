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
    /// The places of return addresses that were looked up: `.some(nil)` for one in the package's modules or without a line. Reading the
    /// line of one address takes a good part of a second in a large program.
    private static var known: [UInt: SourcePlace?] = [:]
    /// The images of the process when an address was last outside those known.
    private static var images: ImageMap?

    private var symbolicatedPlace: SourcePlace? {
      for address in returnAddresses {
        if let place = Self.place(of: address) { return place }
      }
      return nil
    }

    private static func place(of address: UInt) -> SourcePlace? {
      if let known = known[address] { return known }
      let place = lookedUpPlace(of: address)
      known[address] = .some(place)
      return place
    }

    private static func lookedUpPlace(of address: UInt) -> SourcePlace? {
      let frames = [RichFrame<UInt>.returnAddress(address)]
      let trace = Backtrace(architecture: architecture, frames: frames, images: images(containing: address))
      // The name of the function alone is found at once, and most addresses are in the package's functions.
      let functions = trace.symbolicated(options: [])?.frames ?? []
      guard functions.contains(where: { $0.symbol.map { !isOfPackage($0.rawName) } ?? false }) else { return nil }
      let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
      for frame in trace.symbolicated(options: options)?.frames ?? [] {
        guard let symbol = frame.symbol, !isOfPackage(symbol.rawName), let location = symbol.sourceLocation,
          location.line > 0
        else { continue }
        return SourcePlace(path: location.path, line: location.line)
      }
      return nil
    }

    /// The images of the process; captured again when an address is in none, because it was loaded since.
    private static func images(containing address: UInt) -> ImageMap {
      if let images, let address = Backtrace.Address(address),
        images.contains(where: { $0.baseAddress <= address && address < $0.endOfText })
      {
        return images
      }
      let captured = ImageMap.capture()
      images = captured
      return captured
    }

    private static var architecture: String {
      #if arch(x86_64)
        "x86_64"
      #else
        "arm64"
      #endif
    }

    /// The modules between the author's code and a constraint or an exception.
    private nonisolated static let modules = [
      "UIKit", "UIKitViews", "UIKitLists", "UIKitExtras", "UIKitNibs", "UIKitValues", "CallSites", "SnapKit", "Masonry",
      "QuickVFL", "ConstraintMaking", "InterfaceBuilder", "LayoutFiles", "ObjectiveC", "RunningTests", "Testing",
    ]
    private nonisolated static let prefixes = modules.flatMap {
      ["$s\($0.utf8.count)\($0)", "$sSo\($0.utf8.count)\($0)"]
    }

    /// Returns whether a mangled name belongs to one of the package's modules or to Swift Testing, or to an extension in them.
    package nonisolated static func isOfPackage(_ name: String) -> Bool {
      prefixes.contains { name.hasPrefix($0) } || name.hasPrefix("$sSa") || name.hasPrefix("$sST")
    }
  }
#endif
