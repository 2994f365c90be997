// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import EditorBridge
import Foundation

/// `tinamou lsp`: SourceKit-LSP for a package whose sources are adapted.
struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor: completion, errors and definitions in sources that are adapted.",
    usage: "tinamou lsp [--package-path <directory>] [arguments of `sourcekit-lsp` …]",
    discussion: """
      Editors start this program in place of `sourcekit-lsp`, in the directory of the package, and talk to it on its standard \
      input and output. The texts that the editor shows are adapted on their way to the server. Formatting, renaming and code \
      actions are not offered.
      """)

  @Option(help: "The directory of the package.")
  var packagePath = "."

  @Option(help: "A checkout of Tinamou; the one that this program was built in unless named.")
  var tinamou: String?

  @Argument(parsing: .allUnrecognized, help: "Arguments for `sourcekit-lsp`.")
  var arguments: [String] = []

  func run() throws {
    let session = try BuildSession(["--package-path", packagePath] + (tinamou.map { ["--tinamou", $0] } ?? []))
    let adaptation = OpenFileAdaptation()
    adaptation.update(try session.prepare())
    let saves = DispatchQueue(label: "saves")
    let bridge = EditorBridge(toolsets: [session.toolset.defaultFile.path]) { path, text in
      adaptation.text(of: path, text)
    } saved: {
      saves.async {
        do {
          adaptation.update(try session.prepare())
        } catch {
          StandardError.write("The sources could not be adapted: \(error)\n")
        }
      }
    }
    var connection = EditorConnection(bridge, arguments: arguments)
    throw ExitCode(try connection.run())
  }
}

/// The streams between an editor and `sourcekit-lsp`.
private struct EditorConnection {
  private var bridge: EditorBridge
  private let server = Process()
  private let toServer = Pipe()
  private let fromServer = Pipe()

  init(_ bridge: EditorBridge, arguments: [String]) {
    self.bridge = bridge
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = ["sourcekit-lsp"] + arguments
    server.standardInput = toServer
    server.standardOutput = fromServer
  }

  /// Passes messages on until one of the two ends, and returns the server's status.
  mutating func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    try server.run()
    let (answers, server) = (fromServer.fileHandleForReading, server)
    let thread = Thread {
      Self.pass(from: answers, to: .standardOutput, EditorBridge.forEditor)
      // Without its server, the program has nothing to say, and cannot be woken from its wait for the editor.
      server.waitUntilExit()
      exit(server.terminationStatus)
    }
    thread.start()
    Self.pass(from: .standardInput, to: toServer.fileHandleForWriting) { bridge.forServer($0) }
    try toServer.fileHandleForWriting.close()
    server.waitUntilExit()
    return server.terminationStatus
  }

  private static func pass(from input: FileHandle, to output: FileHandle, _ translate: (Data) -> Data) {
    var reader = MessageReader()
    while case let bytes = input.availableData, !bytes.isEmpty {
      reader.append(bytes)
      do {
        while let message = try reader.next() {
          try output.write(contentsOf: MessageReader.framed(translate(message)))
        }
      } catch {
        return StandardError.write("The messages end: \(error)\n")
      }
    }
  }
}
