// SPDX-License-Identifier: MIT

import Foundation

/// A program that takes the place of the compiler's frontend for some of its jobs.
///
/// The compiler decides by its arguments what it compiles, and SwiftPM by them what it builds again; so jobs are left out in this way.
struct FrontendStandIn {
  /// Lines of a shell script, which end with `exec "$frontend" "$@"` for jobs that are done.
  let script: String

  /// Writes the program, and returns the variables that make the compiler use it.
  ///
  /// - Parameter compiler: The path of the compiler.
  func environment(compiler: String, file: URL) throws -> [String: String] {
    let frontend = URL(fileURLWithPath: compiler).deletingLastPathComponent().appendingPathComponent("swift-frontend")
    let text = "#!/bin/sh\nfrontend=\(Self.quoted(frontend.path))\n\(script)\n"
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return ["SWIFT_DRIVER_SWIFT_FRONTEND_EXEC": file.path]
  }

  /// A word of a shell script.
  static func quoted(_ text: String) -> String { "'\(text.replacingOccurrences(of: "'", with: "'\\''"))'" }
}
