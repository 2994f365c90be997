// SPDX-License-Identifier: MIT

internal import Foundation

#if canImport(Runtime)
  import Runtime
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
      guard let stack = try? Backtrace.capture(limit: 256).symbolicated() else { return [] }
      return stack.frames.compactMap { frame in
        guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0 else { return nil }
        return CodeLocation(
          filePath: location.path, symbol: symbol.rawName, line: location.line, column: location.column)
      }
    #else
      return []
    #endif
  }
}
