// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The command `tinamou mcp`: a server of the Model Context Protocol on the standard streams, for programs that write code.
struct ToolServerCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let a program draw previews, run the app and check layouts (Model Context Protocol).",
    discussion: """
      The server reads requests from the standard input and answers on the standard output, a JSON object on each line. Clients \
      start it themselves; see the page Previews of the documentation for their configuration.
      """)

  @OptionGroup var package: PreviewPackage

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    let session = ToolSession(package: package)
    while let line = readLine() {
      if let answer = session.answer(to: Data(line.utf8)) { terminal.write(answer + Data("\n".utf8)) }
    }
    session.end()
    return .clean
  }
}
