// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pictures of an app's scenes that `tinamou run` asks for, drawn once the app has been launched.
///
/// Drawing is in the module `Pictures`, which apps link only where the command builds them, so it is found by its name.
enum LaunchedApplicationDrawing {
  private static let symbol = "tinamou_draw_launched_application"

  /// Draws the scenes where the environment asks for pictures and the drawing module is part of the process.
  static func drawIfRequested() {
    guard ProcessInfo.processInfo.environment["TINAMOU_PICTURES"] != nil, let process = dlopen(nil, RTLD_NOW),
      let address = dlsym(process, symbol)
    else { return }
    unsafeBitCast(address, to: (@convention(c) () -> Void).self)()
  }
}
