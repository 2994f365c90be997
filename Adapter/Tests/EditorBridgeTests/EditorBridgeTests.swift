// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EditorBridge

@Suite("Messages between an editor and the server")
struct EditorBridgeTests {
  private final class Log {
    var paths: [String] = []
    var saves = 0
  }
  private let log = Log()

  private func bridge() -> EditorBridge {
    let log = log
    return EditorBridge(toolsets: ["/t.json"]) { path, text in
      log.paths.append(path)
      return text.contains("@objc") ? text.replacingOccurrences(of: "@objc", with: "     ") : nil
    } saved: {
      log.saves += 1
    }
  }

  private static func message(_ method: String, _ parameters: [String: Any]) throws -> Data {
    try JSONSerialization.data(withJSONObject: ["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private static func parameters(_ message: Data) throws -> [String: Any] {
    let object = try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any])
    return try #require(object["params"] as? [String: Any])
  }

  private static func opening(_ text: String, language: String = "swift") throws -> Data {
    try message(
      "textDocument/didOpen",
      ["textDocument": ["uri": "file:///a%20b/V.swift", "languageId": language, "version": 1, "text": text]])
  }

  @Test("The server sees the adapted text of a document that opens")
  func open() throws {
    var bridge = bridge()
    let document = try Self.parameters(bridge.forServer(try Self.opening("@objc func f() {}")))["textDocument"]
    #expect((document as? [String: Any])?["text"] as? String == "      func f() {}")
    #expect(log.paths == ["/a b/V.swift"])
  }

  @Test("The server sees the whole adapted text after a change of a range")
  func change() throws {
    var bridge = bridge()
    _ = bridge.forServer(try Self.opening("class A {\n}\n"))
    let place = ["line": 1, "character": 0]
    let change = try Self.message(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///a%20b/V.swift", "version": 2],
        "contentChanges": [
          ["range": ["start": place, "end": place], "text": "  func f() {}\n"],
          ["range": ["start": ["line": 1, "character": 2], "end": ["line": 1, "character": 2]], "text": "@objc "],
        ],
      ])
    let changes = try Self.parameters(bridge.forServer(change))["contentChanges"] as? [[String: Any]]
    #expect(changes?.count == 1)
    #expect(changes?.first?["text"] as? String == "class A {\n        func f() {}\n}\n")
    #expect(changes?.first?["range"] == nil)
  }

  @Test("Documents in other languages, other messages and broken ones stay")
  func others() throws {
    var bridge = bridge()
    let opening = try Self.opening("@objc", language: "c")
    for message in [opening, try Self.message("textDocument/hover", ["a": 1]), Data("[1".utf8), Data()] {
      #expect(bridge.forServer(message) == message)
    }
    let change = try Self.message(
      "textDocument/didChange",
      ["textDocument": ["uri": "file:///a%20b/V.swift"], "contentChanges": [["text": "@objc"]]])
    #expect(bridge.forServer(change) == change)
  }

  @Test("A document that has been closed is forgotten")
  func close() throws {
    var bridge = bridge()
    _ = bridge.forServer(try Self.opening(""))
    _ = bridge.forServer(
      try Self.message("textDocument/didClose", ["textDocument": ["uri": "file:///a%20b/V.swift"]]))
    let change = try Self.message(
      "textDocument/didChange",
      ["textDocument": ["uri": "file:///a%20b/V.swift"], "contentChanges": [["text": "@objc"]]])
    #expect(bridge.forServer(change) == change)
  }

  @Test("A saved document is noticed, and its text is not sent")
  func save() throws {
    var bridge = bridge()
    let message = try Self.message(
      "textDocument/didSave", ["textDocument": ["uri": "file:///V.swift"], "text": "@objc"])
    #expect(try Self.parameters(bridge.forServer(message))["text"] == nil)
    #expect(log.saves == 1)
  }

  @Test("The server gets the toolset, beside the options of the editor")
  func initialize() throws {
    var bridge = bridge()
    let message = try Self.message(
      "initialize", ["initializationOptions": ["swiftPM": ["configuration": "debug", "toolsets": ["/own.json"]]]])
    let options = try Self.parameters(bridge.forServer(message))["initializationOptions"] as? [String: Any]
    let package = options?["swiftPM"] as? [String: Any]
    #expect(package?["toolsets"] as? [String] == ["/own.json", "/t.json"])
    #expect(package?["configuration"] as? String == "debug")
  }

  @Test("What would change the adapted text is not offered to the editor")
  func capabilities() throws {
    let answer = try JSONSerialization.data(
      withJSONObject: ["id": 1, "result": ["capabilities": ["hoverProvider": true, "renameProvider": true]]])
    let object = try JSONSerialization.jsonObject(with: EditorBridge.forEditor(answer)) as? [String: Any]
    let capabilities = (object?["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?.keys.sorted() == ["hoverProvider"])
    let other = Data(#"{"method":"x","params":{}}"#.utf8)
    #expect(EditorBridge.forEditor(other) == other)
  }
}
