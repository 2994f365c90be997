// SPDX-License-Identifier: MIT

import CallSites
internal import Foundation

#if canImport(Runtime)
  @_spi(Internal) import Runtime
#endif

/// Finds the author's code on the call stack.
enum CallerLocations {
  /// Returns the locations of the calls in the author's code that led to the current call, innermost first.
  ///
  /// The author's code is everything except this package, the packages next to it in `.build`, and the toolchain. The
  /// result is empty in a build without debugging information, and with toolchains older than Swift 6.2, which cannot
  /// symbolicate.
  static func current() -> [CodeLocation] { all().filter { isAuthored($0.filePath) } }

  /// Returns whether a file was written by the author of the tests or of the app.
  static func isAuthored(_ path: String) -> Bool {
    !path.hasPrefix(ownSources) && !path.contains("/.build/") && !path.contains("/swift-generated-sources/")
      && !path.contains("<compiler-generated>") && !path.hasPrefix("/usr/")
  }

  /// The folder `Sources` of this package, with a trailing slash.
  private static let ownSources =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path + "/"

  private static func all() -> [CodeLocation] {
    #if canImport(Runtime)
      guard let stack = try? Backtrace.capture(limit: 256), let frames = lookedUpFrames(of: stack) else { return [] }
      return frames.compactMap { frame in
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0 else { return nil }
        return CodeLocation(
          filePath: location.path, symbol: symbol.rawName, line: location.line, column: location.column)
      }
    #else
      return []
    #endif
  }

  #if canImport(Runtime)
    /// Returns the frames of a stack with their lines, without those whose names are of this package.
    ///
    /// Names are found at once. A line takes a good part of a second in a large program, and most frames are in this package.
    private static func lookedUpFrames(of stack: Backtrace) -> [SymbolicatedBacktrace.Frame]? {
      guard let named = stack.symbolicated(options: []) else { return nil }
      let frames = named.frames.compactMap { frame -> RichFrame<UInt>? in
        guard let symbol = frame.symbol, !frame.isSystem, !frame.isSwiftThunk, !CallSite.isOfPackage(symbol.rawName)
        else { return nil }
        return UInt(frame.captured.originalProgramCounter).map { .returnAddress($0) }
      }
      return Backtrace(architecture: stack.architecture, frames: frames, images: named.images).symbolicated()?.frames
    }
  #endif
}
