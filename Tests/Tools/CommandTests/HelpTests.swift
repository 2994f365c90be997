// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import TinamouCommands

/// The help texts and the usage errors of all commands, as the built program prints them.
@Suite("Help")
struct HelpTests {
  /// The commands with those below them, each as its words.
  private static let commands = words(of: TinamouTool.self).filter { !$0.isEmpty }

  private static func words(of command: any ParsableCommand.Type) -> [[String]] {
    let configuration = command.configuration
    let own = command == TinamouTool.self ? [] : [configuration.commandName ?? ""]
    var all = [own]
    for subcommand in configuration.subcommands where isShown(subcommand) {
      for words in words(of: subcommand) { all.append(own + words) }
    }
    return all
  }

  private static func isShown(_ command: any ParsableCommand.Type) -> Bool { command.configuration.shouldDisplay }

  /// The commands that pass what they do not know to `swift`, or to the program with the adapter.
  private static let passing: Set<String> = ["build", "test", "adapt", "lsp"]

  @Test("tinamou help COMMAND prints help", arguments: commands)
  func help(command: [String]) throws {
    let outcome = try BuiltTool.run(all: ["help"] + command)
    #expect(outcome.status == 0)
    expectHelp(outcome.text, of: command)
  }

  @Test("tinamou COMMAND --help prints help", arguments: commands.filter { !passing.contains($0[0]) })
  func option(command: [String]) throws {
    for option in ["--help", "-h"] {
      let outcome = try BuiltTool.run(all: command + [option])
      #expect(outcome.status == 0, "\(command) \(option): \(outcome.errors)")
      expectHelp(outcome.text, of: command)
    }
  }

  private func expectHelp(_ text: String, of command: [String]) {
    #expect(text.hasPrefix("OVERVIEW: "), "\(text.prefix(80))")
    // The parser writes the default command of a group between the words of its other commands.
    let usage = text.split(separator: "\n").first { $0.hasPrefix("USAGE: tinamou ") } ?? ""
    #expect(command.allSatisfy { usage.contains(" \($0)") }, "\(text.prefix(400))")
    #expect(!text.contains("\\n"))
    #expect(!text.contains("live-options"))
  }

  @Test("an unknown option is named", arguments: commands.filter { !passing.contains($0[0]) })
  func mistake(command: [String]) throws {
    // `tinamou run` without steps passes its options to `swift run`, and `tinamou init` for a manifest to the adapter.
    let own = [["run"]: ["--tree"], ["init"]: ["--agents"]]
    let arguments = command + (own[command] ?? []) + ["--no-such-option"]
    let outcome = try BuiltTool.run(all: arguments)
    #expect(outcome.status == 64, "\(command)")
    // An argument that is missing is reported before an option that is unknown.
    let names = ["--no-such-option", "Missing expected argument"].contains { outcome.errors.contains($0) }
    #expect(names, "\(outcome.errors)")
    #expect(!outcome.errors.contains("\\n"))
    #expect(outcome.text.isEmpty)
  }

  @Test("steps and settings of tinamou run that are wrong are named")
  func steps() throws {
    for (arguments, message) in [
      (["--tap"], "error: --tap needs a value\n"), (["--tap", "a", "--into", "b"], "error: --into follows --type\n"),
      (["--tree", "--device", "Nokia"], "error: There is no device 'Nokia'"),
      (["--tree", "--port", "many"], "error: The value 'many' is invalid for '--port <port>'"),
    ] {
      let outcome = try BuiltTool.run(all: ["run"] + arguments)
      #expect(outcome.status == 64)
      #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    }
  }
}
