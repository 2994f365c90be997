// SPDX-License-Identifier: MIT

import Foundation
import Reports

/// The messages of the Model Context Protocol (JSON-RPC 2.0), and the tools that they call.
///
/// Source: the specification of the Model Context Protocol, version 2025-06-18.
@MainActor
final class ToolSession {
  private let tools: AgentTools

  nonisolated private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  init(package: PreviewPackage) { tools = AgentTools(package: package) }

  /// Ends the app that runs.
  func end() { tools.end() }

  /// Returns the answer to a message; `nil` for a notification.
  func answer(to data: Data) -> Data? {
    guard case .call = ToolMessage(data),
      let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let id = message["id"]
    else { return Self.answerAtOnce(to: data) }
    return call(message["params"] as? [String: Any] ?? [:], id)
  }

  /// Returns the answer to a message that calls no tool; `nil` for a notification.
  nonisolated static func answerAtOnce(to data: Data) -> Data? {
    guard let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return error(nil, -32700, "The message is not a JSON object.")
    }
    guard let id = message["id"] else { return nil }
    guard let method = message["method"] as? String else { return error(id, -32600, "The message has no method.") }
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch method {
    case "initialize": return result(id, initialization(parameters["protocolVersion"] as? String))
    case "ping": return result(id, [:])
    case "tools/list": return result(id, ["tools": AgentTool.all.map(\.description)])
    default: return error(id, -32601, "There is no method '\(method)'.")
    }
  }

  nonisolated private static func initialization(_ version: String?) -> [String: Any] {
    [
      "protocolVersion": version.flatMap { versions.contains($0) ? $0 : nil } ?? versions[0],
      "capabilities": ["tools": [String: Any]()],
      "serverInfo": ["name": "tinamou", "version": TinamouTool.configuration.version],
      "instructions": """
      Draws and runs UIKit code on Linux. After a change, call render_preview for the view that was changed, look at the picture, \
      and read the findings. Use run_app, then tap, type_text and the other tools to try a flow: each answers with the screen before \
      and after, and with what the app printed. A view is named as the text of the screen prints it.
      """,
    ]
  }

  private func call(_ parameters: [String: Any], _ id: Any) -> Data {
    guard let name = parameters["name"] as? String, let tool = AgentTool.all.first(where: { $0.name == name }) else {
      return Self.error(id, -32602, "There is no tool '\(parameters["name"] ?? "")'.")
    }
    let arguments = parameters["arguments"] as? [String: Any] ?? [:]
    if let problem = tool.problem(in: arguments) { return Self.error(id, -32602, problem) }
    let answer = tools.perform(name, ToolArguments(arguments))
    return Self.result(id, ["content": answer.content.map(\.json), "isError": answer.isError])
  }

  // MARK: JSON-RPC

  nonisolated private static func result(_ id: Any, _ result: [String: Any]) -> Data {
    encoded(["jsonrpc": "2.0", "id": id, "result": result])
  }

  nonisolated private static func error(_ id: Any?, _ code: Int, _ message: String) -> Data {
    encoded(["jsonrpc": "2.0", "id": id ?? NSNull(), "error": ["code": code, "message": message] as [String: Any]])
  }

  nonisolated private static func encoded(_ object: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])) ?? Data()
  }
}

/// A message of the protocol, by who answers it.
enum ToolMessage {
  /// The call of a tool, with the identifier of the request.
  case call(id: String)
  /// The end of the client's interest in a request.
  case cancellation(id: String)
  /// A message that is answered at once, or not at all.
  case other

  init(_ data: Data) {
    let message = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    switch message?["method"] as? String {
    case "tools/call":
      self = message?["id"].map { .call(id: Self.text($0)) } ?? .other
    case "notifications/cancelled":
      let request = (message?["params"] as? [String: Any])?["requestId"]
      self = request.map { .cancellation(id: Self.text($0)) } ?? .other
    default: self = .other
    }
  }

  /// An identifier as text. The number 1 and the text "1" are two.
  private static func text(_ id: Any) -> String { id is String ? "\"\(id)\"" : "\(id)" }
}

/// The arguments of a call.
struct ToolArguments {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  /// The value and the details of a step, by their names in its form.
  func step(_ form: StepForm) throws(LiveStepError) -> LiveStep {
    var details = values.compactMapValues { StepValue(json: $0) }
    let value = form.value.flatMap { details.removeValue(forKey: $0.name) }
    return try form.step(value, details)
  }

  func text(_ name: String) -> String? { values[name] as? String }
  func list(_ name: String) -> [String] { values[name] as? [String] ?? text(name).map { [$0] } ?? [] }
}

/// The answer of a tool.
struct ToolAnswer {
  /// A part of an answer.
  enum Content {
    case text(String)
    case picture(Data)

    var json: [String: Any] {
      switch self {
      case .text(let text): ["type": "text", "text": text]
      case .picture(let data): ["type": "image", "data": data.base64EncodedString(), "mimeType": "image/png"]
      }
    }
  }

  var content: [Content]
  var isError = false

  static func failure(_ text: String) -> ToolAnswer { ToolAnswer(content: [.text(text)], isError: true) }
}
