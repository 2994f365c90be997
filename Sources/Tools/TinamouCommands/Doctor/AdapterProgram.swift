// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The program `tinamou-swift`, which adapts, builds and tests iOS packages. It is a package of its own, because it is linked with
/// SwiftSyntax.
enum AdapterProgram {
  /// The commands that it has.
  static let commands: Set<String> = ["build", "test", "run", "adapt", "init", "lsp"]
  private static let name = "tinamou-swift"
  /// The command that builds it, in a checkout.
  static let building = "swift build --package-path Adapter --product \(name)"

  /// Replaces the process by that program if the arguments name one of its commands.
  ///
  /// - Returns: What to tell the user when the program is not there or cannot start; `nil` for other commands.
  static func perform(_ arguments: [String]) -> String? {
    guard let command = arguments.first, commands.contains(command), !LiveRunCommand.handles(arguments),
      !InitCommand.handles(arguments)
    else { return nil }
    if command == "run", arguments.contains("--sandbox") {
      return "error: --sandbox is for steps and --serve; without them, the app is started as it is.\n"
    }
    switch located(for: "tinamou \(command) is a command of") {
    case .failure(let problem): return problem.text
    case .success(let program):
      var arguments = arguments
      if command == "run", let problem = PictureSetting.take(from: &arguments) {
        return "error: \(problem)\n"
      }
      do throws(SnapshotFolder.Problem) {
        if command == "test", let folder = try SnapshotFolder(takenFrom: &arguments) {
          exit(try folder.fill { variables throws(SnapshotFolder.Problem) in try test(program, arguments, variables) })
        }
      } catch {
        return "error: \(error.text)\n"
      }
      var strings = ([program] + arguments).map { strdup($0) } + [nil]
      execv(program, &strings)
      return "\(program) cannot be started: \(String(cString: strerror(errno))).\n"
    }
  }

  /// Runs tests, and returns their status.
  private static func test(
    _ program: String, _ arguments: [String], _ variables: [String: String]
  ) throws(SnapshotFolder.Problem) -> Int32 {
    do { return try Subprogram.runHere(program, arguments, variables: variables) } catch {
      throw SnapshotFolder.Problem(text: "\(program) cannot be started: \(error)")
    }
  }

  /// Performs a command of that program, and returns what it prints.
  ///
  /// - Parameter log: Called with what the build prints. By default, it goes to the standard error stream.
  static func output(of arguments: [String], log: ((Data) -> Void)? = nil) throws(PreviewError) -> Data {
    switch located(for: "this command needs") {
    case .failure(let problem): throw .noAdapter(problem.text.joinedLines)
    case .success(let program):
      let (status, data) = try run(program, arguments, log)
      guard status == 0 else { throw .notBuilt(status) }
      return data
    }
  }

  private static func run(
    _ program: String, _ arguments: [String], _ log: ((Data) -> Void)?
  ) throws(PreviewError) -> (status: Int32, output: Data) {
    do {
      guard let log else {
        return try TerminationSignals.endingDescendants {
          try Subprogram.run(program, arguments, errorsTo: .standardError)
        }
      }
      let (status, output, errors) = try Subprogram.runWithErrors(program, arguments)
      log(errors)
      return (status, output)
    } catch {
      throw .noAdapter("\(program) cannot be started: \(error)")
    }
  }

  /// The reason that the program cannot be used.
  private struct Problem: Error {
    let text: String
  }

  /// Returns the program, or what to do about it. `beginning` is the beginning of the sentence.
  private static func located(for beginning: String) -> Result<String, Problem> {
    guard let program = path else { return .failure(Problem(text: missing(beginning))) }
    return starts(program) ? .success(program) : .failure(Problem(text: unusable(program)))
  }

  private static func missing(_ beginning: String) -> String {
    if ProgramInstallation.own.compilesNothing {
      return "\(beginning) \(name), which is in the download `tinamou`, not in `tinamou-check`: install.sh --all\n"
    }
    return """
      \(beginning) \(name), which is built once, in about a minute:
        \(building)
      in a checkout of Tinamou. This program finds it there, beside itself, and on the search path.

      """
  }

  private static func unusable(_ program: String) -> String {
    """
    \(program) does not start with the Swift toolchain on the search path\(toolchainName): it was built with another one, which is \
    not where it was. Put that toolchain back, or build the program again, in a checkout of Tinamou:
      \(building)

    """
  }

  /// The path of the program; `nil` if it is not built.
  static var path: String? {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return candidates(beside: URL(fileURLWithPath: own)).first { access($0, X_OK) == 0 }
  }

  /// The paths at which the program may be: beside this one, in this checkout with the last build first, on the search path.
  private static func candidates(beside own: URL) -> [String] {
    var result = [own.deletingLastPathComponent().appendingPathComponent(name).path]
    var directory = own.deletingLastPathComponent()
    while directory.path != "/" {
      directory.deleteLastPathComponent()
      let builds = ["release", "debug", "out/Products/Release-linux", "out/Products/Debug-linux"].map {
        directory.appendingPathComponent("Adapter/.build/\($0)/\(name)").path
      }
      result += builds.sorted { modificationDate($0) > modificationDate($1) }
    }
    let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return result + paths.map { $0 + "/" + name }
  }

  private static func modificationDate(_ path: String) -> Date {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date ?? .distantPast
  }

  // MARK: Libraries

  /// Whether the program starts, with the libraries of the toolchain that built it, or if that was moved, with those of the same one
  /// on the search path.
  static func starts(_ program: String) -> Bool {
    if started.withLock({ $0.contains(program) }) { return true }
    guard findsLibraries(program) || useToolchainOnSearchPath(for: program) else { return false }
    _ = started.withLock { $0.insert(program) }
    return true
  }

  /// The programs that have started: a server that builds again after each change asks once.
  private static let started = Mutex(Set<String>())

  /// Whether the program starts as it is. It is linked with shared libraries of the toolchain that built it, by their paths.
  private static func findsLibraries(_ program: String) -> Bool {
    (try? Subprogram.run(program, ["--help"]))?.status == 0
  }

  /// Lets the program search in the toolchain on the search path, which is the same one if it was moved.
  private static func useToolchainOnSearchPath(for program: String) -> Bool {
    guard let resources = toolchain?.paths.runtimeResourcePath else { return false }
    let own = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
    setenv("LD_LIBRARY_PATH", (["\(resources)/linux", "\(resources)/host"] + own).joined(separator: ":"), 1)
    return findsLibraries(program)
  }

  private static var toolchainName: String { toolchain.map { " (\($0.compilerVersion))" } ?? "" }

  private static var toolchain: ToolchainInformation? { ToolchainInformation.onSearchPath }
}
