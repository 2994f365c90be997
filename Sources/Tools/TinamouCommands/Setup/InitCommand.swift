// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The command `tinamou init`: writes what a project needs. Manifests are written by the adapter's command of the same name, which takes
/// the place of this process before the arguments are parsed.
struct InitCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a Package.swift for an app, lines for coding agents, or settings of an editor.",
    discussion: """
      Without --agents and --editor, a Package.swift is written for the app of an Xcode project, or for a folder of sources. With \
      them, AGENTS.md or the settings of the editor are written or completed in the current folder, and the manifest is left as it is.
      """)

  @Flag(help: "Add three lines to AGENTS.md, with which coding agents draw, read and try what they change.")
  var agents = false

  @Option(help: "Write the settings of an editor: vscode or neovim.")
  var editor: EditorSettings?

  @Option(help: "The Xcode project, the specification of XcodeGen, or the folder with the sources.")
  var from: String?

  @Option(help: "The target of the project; the first app for iOS unless named.")
  var target: String?

  @Flag(help: "Replace a Package.swift that is there.")
  var force = false

  /// Whether a command line is one of this program.
  static func handles(_ arguments: [String]) -> Bool {
    guard arguments.first == "init" else { return false }
    let names = Set(arguments.map { String($0.prefix { $0 != "=" }) })
    return !names.isDisjoint(with: ["--agents", "--editor", "--help", "-h"])
  }

  func validate() throws {
    guard from == nil, target == nil, !force else {
      throw ValidationError("--from, --target and --force are for a Package.swift; leave out --agents and --editor.")
    }
  }

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    var files: [InitialFile] = []
    if agents { files.append(AgentInstructions.file) }
    if let editor { files += editor.files(program: WorkerProcess.ownProgram) }
    do throws(ProjectFileError) {
      for file in files { terminal.print(try file.write(in: FileManager.default.currentDirectoryPath) + "\n") }
    } catch {
      terminal.report(error.reason, at: error.path)
      return .usage
    }
    return .clean
  }
}
