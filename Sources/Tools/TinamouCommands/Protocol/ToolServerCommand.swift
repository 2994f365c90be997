// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The command `tinamou mcp`: a server of the Model Context Protocol on the standard streams, for programs that write code.
struct ToolServerCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let a program draw previews, run the app and check layouts (Model Context Protocol).",
    discussion: """
      The server reads requests from the standard input and answers on the standard output, a JSON object on each line. While a tool \
      works, other requests are answered and calls can be cancelled; calls of tools are performed one after the other. Clients \
      start it themselves; see the page Previews of the documentation for their configuration.
      """)

  @OptionGroup var package: PreviewPackage

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    let session = ToolSession(package: package)
    let queue = ToolQueue()
    let output = AnswerWriter(terminal)
    let handling = Self.endOnTermination()
    Thread {
      while let line = readLine() { Self.take(Data(line.utf8), queue, output) }
      queue.close()
    }.start()
    while let call = queue.next() {
      let answer = session.answer(to: call.message)
      if queue.finish() { output.write(answer) }
    }
    handling.cancel()
    session.end()
    Descendants.end(Descendants.running())
    return .clean
  }

  /// Answers a message at once, or leaves it to the thread of the tools.
  private static func take(_ message: Data, _ queue: ToolQueue, _ output: AnswerWriter) {
    switch ToolMessage(message) {
    case .call(let id): queue.add(ToolQueue.Call(id: id, message: message))
    case .cancellation(let id): queue.cancel(id)
    case .other: output.write(ToolSession.answerAtOnce(to: message))
    }
  }

  /// Ends what this process has started, and then this process, when it is asked to end.
  private static func endOnTermination() -> TerminationSignals.Handling {
    TerminationSignals.handle([SIGTERM]) { _ in
      Descendants.end(Descendants.running())
      _exit(128 + SIGTERM)
    }
  }
}

/// Writes answers, each on a line, from several threads.
private final class AnswerWriter: @unchecked Sendable {
  private let terminal: Terminal
  private let lock = NSLock()

  init(_ terminal: Terminal) { self.terminal = terminal }

  func write(_ answer: Data?) {
    guard let answer else { return }
    lock.withLock { terminal.write(answer + Data("\n".utf8)) }
  }
}
