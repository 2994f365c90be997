// SPDX-License-Identifier: MIT

import Foundation

/// A build by SwiftPM that compiles all modules but some, and says which of these it came to.
///
/// A module with missing parts does not compile, and its first compilation can take minutes. SwiftPM only has to record the command, and
/// to build what the module imports.
public struct PlannedBuild {
  private let list: URL
  private let file: URL
  private let modules: [String]

  /// Creates a build without some modules.
  public init(without modules: [String], in package: AdaptedPackage) {
    self.modules = modules
    list = package.output.appendingPathComponent("planned-modules.txt")
    file = package.output.appendingPathComponent("planning-frontend")
  }

  /// Prepares the build, and returns its variables.
  ///
  /// - Parameter resources: The directory of the compiler's libraries, such as `/usr/lib/swift`.
  public func environment(resources: String) throws -> [String: String] {
    let compiler = URL(fileURLWithPath: resources).appendingPathComponent("../../bin/swiftc").standardized.path
    try? FileManager.default.removeItem(at: list)
    let script = """
      case "$1 $2" in
      "-frontend -c" | "-frontend -emit-module") ;;
      *) exec "$frontend" "$@" ;;
      esac
      previous=
      for argument; do
        if [ "$previous" = -module-name ]; then module=$argument; fi
        previous=$argument
      done
      case "$module" in
      \(modules.joined(separator: " | "))) echo "$module" >>\(FrontendStandIn.quoted(list.path)); exit 1 ;;
      esac
      exec "$frontend" "$@"
      """
    return try FrontendStandIn(script: script).environment(compiler: compiler, file: file)
  }

  /// The modules that the build came to.
  public var reached: [String] {
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init)).sorted()
  }
}
