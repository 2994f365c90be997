// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

@MainActor
@Suite struct ToolSessionTests {
  private let session: ToolSession

  init() throws { session = ToolSession(package: try PreviewPackage.parse(["--package-path", "/nowhere"])) }

  private func answer(_ message: String) throws -> [String: Any] {
    let data = try #require(session.answer(to: Data(message.utf8)))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func theServerIntroducesItself() throws {
    let answer = try answer(
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"2024-11-05"}}"#)
    let result = try #require(answer["result"] as? [String: Any])
    #expect(answer["id"] as? String == "a")
    #expect(result["protocolVersion"] as? String == "2024-11-05")
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "tinamou")
  }

  @Test func anUnknownVersionIsAnsweredWithTheNewest() throws {
    let answer = try answer(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}"#)
    #expect((answer["result"] as? [String: Any])?["protocolVersion"] as? String == "2025-06-18")
  }

  @Test func notificationsAreNotAnswered() {
    #expect(session.answer(to: Data(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.utf8)) == nil)
  }

  @Test func everyToolHasASchema() throws {
    let answer = try answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    let tools = try #require((answer["result"] as? [String: Any])?["tools"] as? [[String: Any]])
    #expect(tools.count == AgentTool.all.count)
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      #expect(schema["type"] as? String == "object")
      let required = try #require(schema["required"] as? [String])
      let properties = try #require(schema["properties"] as? [String: Any])
      #expect(required.allSatisfy { properties[$0] != nil })
    }
  }

  @Test(arguments: [
    ("garbage", -32700), (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":"nope"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nope"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":{"view":5}}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":{"views":"a"}}}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"run_app","arguments":{"appearance":"gray"}}}"#,
      -32602
    ),
  ])
  func mistakesAreErrorsOfTheProtocol(message: String, code: Int) throws {
    #expect((try answer(message)["error"] as? [String: Any])?["code"] as? Int == code)
  }

  @Test func eachStepIsATool() {
    let tools = AgentTool.all.map(\.name)
    #expect(Set(tools).count == tools.count)
    for name in [
      "tap", "double_tap", "press", "swipe", "drag", "pinch", "type_text", "key", "back", "wait_for", "scroll_to",
      "choose", "sweep", "tree", "accessibility", "rotate", "show_preview",
    ] {
      #expect(tools.contains(name), "\(name)")
    }
    let tap = AgentTool.all.first { $0.name == "tap" }
    #expect(tap?.problem(in: ["at": [1.5, 2.0]]) == nil)
    #expect(tap?.problem(in: ["at": ["a"]]) == "The argument 'at' has to be an array.")
    #expect(tap?.problem(in: ["view": "Save", "count": 2]) == nil)
  }

  @Test func aToolThatFailsSaysSo() throws {
    let answer = try answer(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":{"view":"Save"}}}"#)
    let result = try #require(answer["result"] as? [String: Any])
    #expect(result["isError"] as? Bool == true)
    let text = (result["content"] as? [[String: Any]])?.first?["text"] as? String
    #expect(text == "no app is running; call run_app first")
  }
}
