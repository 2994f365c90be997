// SPDX-License-Identifier: MIT

import Foundation

/// The program `tinamou-swift`, which adapts, builds and tests iOS packages. It is a package of its own, because it contains
/// SwiftSyntax.
enum AdapterProgram {
  /// The commands that it has.
  static let commands: Set<String> = ["build", "test", "run", "adapt", "init"]
  private static let name = "tinamou-swift"

  /// Replaces the process by that program if the arguments name one of its commands.
  ///
  /// - Returns: What to tell the user when the program is not there; `nil` for other commands.
  static func perform(_ arguments: [String]) -> String? {
    guard let command = arguments.first, commands.contains(command), !LiveRunCommand.handles(arguments) else {
      return nil
    }
    for program in programs {
      var strings = ([program] + arguments).map { strdup($0) } + [nil]
      execv(program, &strings)
    }
    return "tinamou \(command) is a command of \(name), \(advice)"
  }

  /// Performs a command of that program, whose errors are printed, and returns what it prints.
  ///
  /// - Parameter log: Called with what the build prints. By default, it goes to the standard error stream.
  static func output(of arguments: [String], log: ((Data) -> Void)? = nil) throws(PreviewError) -> Data {
    guard let program = programs.first else { throw .noAdapter("this command needs \(name), \(advice)") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    let errors = Pipe()
    if log != nil { process.standardError = errors }
    do { try process.run() } catch { throw .noAdapter("\(program) cannot be started: \(error)") }
    try? errors.fileHandleForWriting.close()
    if let log { log(errors.fileHandleForReading.readDataToEndOfFile()) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .notBuilt(process.terminationStatus) }
    return data
  }

  private static let advice = """
    which contains SwiftSyntax and is built once:
      swift build -c release --package-path Adapter
    in a checkout of Tinamou. Then put Adapter/.build/release/\(name) beside this program or on the search path.

    """

  /// The programs that can be started, the nearest first.
  private static var programs: [String] {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return candidates(beside: URL(fileURLWithPath: own)).filter { access($0, X_OK) == 0 }
  }

  /// The paths at which the program may be: beside this one, in this checkout, on the search path.
  private static func candidates(beside own: URL) -> [String] {
    var result = [own.deletingLastPathComponent().appendingPathComponent(name).path]
    var directory = own.deletingLastPathComponent()
    while directory.path != "/" {
      directory.deleteLastPathComponent()
      result.append(directory.appendingPathComponent("Adapter/.build/release/\(name)").path)
    }
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return result + paths.map { $0 + "/" + name }
  }
}
