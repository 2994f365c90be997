// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

@Suite("Calls of tools that wait and are cancelled")
struct ToolQueueTests {
  private func call(_ id: String) -> ToolQueue.Call { ToolQueue.Call(id: id, message: Data()) }

  @Test("calls are performed in their order, also those that wait at the end")
  func order() {
    let queue = ToolQueue()
    for id in ["1", "2", "3"] { queue.add(call(id)) }
    queue.close()
    var performed: [String] = []
    while let next = queue.next() {
      performed.append(next.id)
      #expect(queue.finish())
    }
    #expect(performed == ["1", "2", "3"])
  }

  @Test("a call that waits and is cancelled is not performed, one that is performed is not answered")
  func cancellation() {
    let queue = ToolQueue()
    for id in ["1", "2", "3"] { queue.add(call(id)) }
    queue.close()
    #expect(queue.next()?.id == "1")
    queue.cancel("2")
    queue.cancel("1")
    #expect(!queue.finish())
    #expect(queue.next()?.id == "3")
    queue.cancel("4")
    #expect(queue.finish())
    #expect(queue.next() == nil)
  }

  @Test("the processes of a canceled call end")
  func processes() throws {
    let queue = ToolQueue()
    queue.add(call("1"))
    _ = queue.next()
    let sleep = Process()
    sleep.executableURL = URL(fileURLWithPath: "/bin/sleep")
    sleep.arguments = ["60"]
    try sleep.run()
    #expect(Descendants.running().contains(sleep.processIdentifier))
    queue.cancel("1")
    sleep.waitUntilExit()
    #expect(sleep.terminationStatus != 0)
    #expect(!Descendants.running().contains(sleep.processIdentifier))
  }

  @Test("messages are answered at once, or by the thread of the tools")
  func messages() {
    func kind(_ text: String) -> String { "\(ToolMessage(Data(text.utf8)))" }
    #expect(kind(#"{"id":7,"method":"tools/call"}"#) == #"call(id: "7")"#)
    #expect(kind(#"{"id":"7","method":"tools/call"}"#) == #"call(id: "\"7\"")"#)
    #expect(kind(#"{"method":"notifications/cancelled","params":{"requestId":7}}"#) == #"cancellation(id: "7")"#)
    for text in ["", "[]", #"{"id":7,"method":"ping"}"#, #"{"method":"tools/call"}"#] { #expect(kind(text) == "other") }
  }

  @Test("the server answers every request and ends, with what it has started")
  func server() throws {
    let requests = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"list_previews","arguments":{}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"ping"}"#,
    ]
    let outcome = try BuiltTool.run(
      "mcp", "--package-path", "/nowhere", input: requests.joined(separator: "\n") + "\n")
    #expect(outcome.status == 0)
    let answers = outcome.text.split(separator: "\n")
    #expect(answers.count == 3)
    for id in 1...3 { #expect(answers.contains { $0.contains("\"id\":\(id)") }) }
  }
}
