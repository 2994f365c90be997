// SPDX-License-Identifier: MIT

import Foundation

/// The isolation of an app from the machine, by the program bubblewrap: without network, without the processes and the home directory of
/// the user, and with all other files only to read. The app's own container, and what the command writes, can be written.
enum AppSandbox {
  /// The variable with the arguments of bubblewrap, separated by line breaks. Programs that this one starts inherit it.
  private static let variable = "TINAMOU_SANDBOX"
  private static let program = "bwrap"

  /// Throws if bubblewrap is not there. The adapter, which starts an app to see whether it goes on, leaves that out from now on.
  static func require() throws(PreviewError) {
    guard path != nil else { throw .noSandbox }
    setenv(variable, "", 0)
  }

  /// Isolates the processes of an app that are started from now on.
  ///
  /// - Parameter outputs: The paths of the files and folders that the command lets the app write.
  static func use(around project: PreviewProject, _ package: String, outputs: [String]) {
    guard let path else { return }
    let environment = ProcessInfo.processInfo.environment
    let user = environment["HOME"]
    let variables = project.program.map(AppEnvironment.variables) ?? [:]
    var arguments = [path, "--die-with-parent", "--unshare-net", "--unshare-pid", "--unshare-ipc"]
    arguments += ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
    if let user, user != "/" { arguments += ["--tmpfs", user] }
    // What the program needs can be in the home directory: its sources, its build, and the libraries of the toolchain and of Tinamou.
    let build = project.program.map { program in
      (0..<3).reduce(URL(fileURLWithPath: program)) { url, _ in url.deletingLastPathComponent() }.path
    }
    let toolchain = ToolchainInformation.onSearchPath?.paths.runtimeResourcePath
    let needed =
      [folder(of: package), build, toolchain, ProgramInstallation.own.root?.path]
      + project.directories.map(Optional.some)
    for folder in needed.compactMap({ $0 }) { arguments += ["--ro-bind-try", folder, folder] }
    let container = [variables["HOME"], variables["TMPDIR"]].compactMap { $0 }
    for folder in container + [NSTemporaryDirectory()] + outputs.map(folder(of:)) {
      arguments += ["--bind-try", folder, folder]
    }
    arguments += ["--chdir", folder(of: package)]
    setenv(variable, arguments.joined(separator: "\n"), 1)
  }

  /// The command that starts an app: isolated, if the user has asked for it.
  static func command(_ words: [String]) -> [String] {
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else { return words }
    return text.split(separator: "\n").map(String.init) + ["--"] + words
  }

  private static var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  /// The folder at a path, or that of the file there. It is made, because only what is there can be written.
  private static func folder(of path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = url.pathExtension.isEmpty || url.hasDirectoryPath ? url : url.deletingLastPathComponent()
    OutputFolder.make(folder.path)
    return folder.path
  }
}
