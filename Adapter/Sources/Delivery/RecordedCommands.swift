// SPDX-License-Identifier: MIT

import Foundation

/// The commands by which SwiftPM last compiled and linked a program. They bring a changed source into the program without SwiftPM.
///
/// Before each build, SwiftPM asks the compiler for its version and options and plans what to do, which takes longer than to compile a
/// file. Then it waits for the module of the program, which takes seconds for hundreds of files, and which only tests import.
///
/// The compiler decides what to compile again, as in a build by SwiftPM, which finds its own files as it knows them. SwiftPM emits the
/// module at its next build, because the sources are newer than its record.
public struct RecordedCommands: Sendable {
  /// The command that compiles the module of the program.
  public let compilation: [String]
  /// The command that links the program.
  public let linking: [String]

  private let output: URL
  private let emitsModuleSeparately: Bool

  /// Finds the commands in SwiftPM's record of a build.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - module: The name of its module.
  /// - Returns: `nil` if there is no such record, as after a build by the other build system of SwiftPM, or if the compiler compiles
  ///   the module as a whole.
  public init?(of program: URL, module: String, in package: AdaptedPackage) {
    let folder = program.deletingLastPathComponent()
    let record = package.scratch.appendingPathComponent(folder.lastPathComponent + ".yaml")
    guard let text = try? String(contentsOf: record, encoding: .utf8) else { return nil }
    let commands = Self.commands(in: text)
    let linking = commands.filter {
      $0.contains("-emit-executable") && Self.value(of: "-o", in: $0).map(Self.realPath) == Self.realPath(program.path)
    }
    let compilation = commands.filter {
      Self.value(of: "-module-name", in: $0) == module && $0.contains("-incremental") && $0.contains("-output-file-map")
    }
    guard linking.count == 1, compilation.count == 1 else { return nil }
    self.linking = linking[0]
    // Errors are for people, not for SwiftPM.
    self.compilation = compilation[0].filter { $0 != "-parseable-output" }
    output = package.output
    emitsModuleSeparately = self.compilation.contains("-emit-module")
  }

  /// The arguments of the commands: the record is written in YAML, and each list of arguments on one line as JSON.
  static func commands(in record: String) -> [[String]] {
    record.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("args: [") else { return nil }
      return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst("args: ".count).utf8))
    }
  }

  static func value(of option: String, in command: [String]) -> String? {
    command.firstIndex(of: option).flatMap { $0 + 1 < command.count ? command[$0 + 1] : nil }
  }

  private static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  // MARK: Environment

  /// Writes the stand-in of the compiler's frontend that emits no module, and returns the variables that make the compiler use it.
  ///
  /// The compiler decides by its arguments whether it can compile some files alone, so that they cannot say to emit none.
  ///
  /// - Parameter resources: The directory of the compiler's libraries, such as `/usr/lib/swift`.
  public func environment(resources: String) throws -> [String: String] {
    guard emitsModuleSeparately, let compiler = compilation.first else { return [:] }
    let script = """
      case "$1 $2" in
      "-frontend -emit-module" | "-modulewrap "*) ;;
      *) exec "$frontend" "$@" ;;
      esac
      """
    var environment = try FrontendStandIn(script: script).environment(
      compiler: compiler, file: output.appendingPathComponent("frontend"))
    // The compiler looks for this library beside its frontend.
    let places = ["\(resources)/host/compiler", "\(resources)/host", "\(resources)/../linux"]
    if let scanner = places.map({ $0 + "/lib_InternalSwiftScan.so" }).first(where: FileManager.default.fileExists) {
      environment["SWIFT_DRIVER_SWIFTSCAN_LIB"] = scanner
    }
    return environment
  }
}
