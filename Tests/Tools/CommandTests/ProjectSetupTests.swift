// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

@Suite("tinamou init --agents and --editor")
struct ProjectSetupTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to path: String) throws {
    let url = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  private func settings() throws -> [String: Any] {
    let data = try Data(contentsOf: folder.url.appendingPathComponent(".vscode/settings.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test(
    "agents get three lines, below those that are there, and once",
    arguments: ["", "# Rules", "# Rules\n", "# Rules\n\n"])
  func agents(before: String) throws {
    if !before.isEmpty { try write(before, to: "AGENTS.md") }
    let sentence = try AgentInstructions.file.write(in: folder.url.path)
    #expect(sentence == (before.isEmpty ? "AGENTS.md: written" : "AGENTS.md: completed"))
    let text = try text(of: "AGENTS.md")
    #expect(text.hasPrefix(before))
    let added = text.dropFirst(before.isEmpty ? 0 : "# Rules\n\n".count)
    #expect(added.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(try AgentInstructions.file.write(in: folder.url.path) == "AGENTS.md: it has the lines already")
    #expect(try self.text(of: "AGENTS.md") == text)
  }

  @Test("the commands in the lines have the options that they name")
  @MainActor
  func commands() throws {
    #expect(throws: Never.self) {
      _ = try PreviewRenderCommand.parse(["NAME"])
      _ = try PreviewTreeCommand.parse(["NAME", "--why"])
      _ = try CheckCommand.parse(["."])
    }
    var arguments = ["--tap", "VIEW", "--type", "TEXT", "--tree"]
    #expect(try LiveStep.steps(in: &arguments).count == 3)
    #expect(arguments.isEmpty)
  }

  @Test("the settings of Visual Studio Code start the language server of this program")
  func editor() throws {
    for file in EditorSettings.vscode.files(program: "/opt/tinamou") { _ = try file.write(in: folder.url.path) }
    #expect(try settings()["swift.sourcekit-lsp.serverPath"] as? String == "/opt/tinamou")
    #expect(try settings()["swift.sourcekit-lsp.serverArguments"] as? [String] == ["lsp"])
    #expect(try text(of: ".vscode/extensions.json").contains("swiftlang.swift-vscode"))
  }

  @Test("settings that are there stay")
  func existingSettings() throws {
    try write(#"{"editor.tabSize": 2, "swift.sourcekit-lsp.serverPath": "/mine"}"#, to: ".vscode/settings.json")
    for file in EditorSettings.vscode.files(program: "/opt/tinamou") { _ = try file.write(in: folder.url.path) }
    #expect(try settings()["editor.tabSize"] as? Int == 2)
    #expect(try settings()["swift.sourcekit-lsp.serverPath"] as? String == "/mine")
    #expect(try settings()["swift.sourcekit-lsp.serverArguments"] as? [String] == ["lsp"])
  }

  @Test(
    "a file that is no plain JSON stays as it is, and the error has what to add", arguments: ["// mine\n{}", "[1]"])
  func unreadableSettings(text: String) throws {
    try write(text, to: ".vscode/settings.json")
    let file = EditorSettings.vscode.files(program: "/opt/tinamou")[0]
    let error = #expect(throws: ProjectFileError.self) { try file.write(in: folder.url.path) }
    #expect(error?.reason.contains("swift.sourcekit-lsp.serverPath") == true)
    #expect(try self.text(of: ".vscode/settings.json") == text)
  }

  @Test(
    "a command line for a manifest is one of the adapter",
    arguments: [
      ([], false), (["--from", "a"], false), (["--agents"], true), (["--editor=vscode"], true), (["--help"], true),
    ])
  func handles(arguments: [String], isOwn: Bool) {
    #expect(InitCommand.handles(["init"] + arguments) == isOwn)
  }

  @Test("a manifest is not written together with settings")
  func mixed() throws {
    let outcome = try BuiltTool.run("init", "--agents", "--force")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--force are for a Package.swift"))
  }
}
