// SPDX-License-Identifier: MIT

import Foundation

/// The messages between an editor and SourceKit-LSP, such that the server sees adapted texts and the editor the author's.
///
/// Adapted texts have the author's lines, and nearly always the author's columns, so that places need not be translated.
/// Requests whose answers are changes of a text are not offered, because the server would change the adapted text.
public struct EditorBridge {
  /// Returns the text for the compiler of the file at a path, or `nil` if it is the author's.
  private let adapt: (_ path: String, _ text: String) -> String?
  /// Called after the editor has written a file.
  private let saved: () -> Void
  /// The toolsets with which the server builds.
  private let toolsets: [String]
  private var documents: [String: DocumentText] = [:]

  /// Creates a bridge without documents.
  public init(
    toolsets: [String], adapt: @escaping (_ path: String, _ text: String) -> String?, saved: @escaping () -> Void
  ) {
    self.toolsets = toolsets
    self.adapt = adapt
    self.saved = saved
  }

  // MARK: From the editor

  /// The message for the server in place of one of the editor.
  public mutating func forServer(_ message: Data) -> Data {
    guard let method = Self.method(of: message), let change = Self.changes[method],
      var object = Self.object(message), var parameters = object["params"] as? [String: Any],
      change(&self, &parameters)
    else { return message }
    object["params"] = parameters
    return Self.data(object) ?? message
  }

  /// The changes of the parameters of some messages. The result is whether there was one.
  private static let changes: [String: @Sendable (inout EditorBridge, inout [String: Any]) -> Bool] = [
    "initialize": { $0.initialize(&$1) }, "textDocument/didOpen": { $0.open(&$1) },
    "textDocument/didChange": { $0.change(&$1) }, "textDocument/didClose": { $0.close($1) },
    "textDocument/didSave": { $0.save(&$1) },
  ]

  /// Names the toolsets to the server, which takes them as it does those of a configuration file.
  private func initialize(_ parameters: inout [String: Any]) -> Bool {
    var options = parameters["initializationOptions"] as? [String: Any] ?? [:]
    var package = options["swiftPM"] as? [String: Any] ?? [:]
    package["toolsets"] = (package["toolsets"] as? [String] ?? []) + toolsets
    options["swiftPM"] = package
    parameters["initializationOptions"] = options
    return true
  }

  private mutating func open(_ parameters: inout [String: Any]) -> Bool {
    guard var document = parameters["textDocument"] as? [String: Any], document["languageId"] as? String == "swift",
      let uri = document["uri"] as? String, let text = document["text"] as? String
    else { return false }
    documents[uri] = DocumentText(text)
    document["text"] = adapted(uri, text)
    parameters["textDocument"] = document
    return true
  }

  private mutating func change(_ parameters: inout [String: Any]) -> Bool {
    guard let uri = Self.uri(parameters), documents[uri] != nil else { return false }
    for case let change as [String: Any] in parameters["contentChanges"] as? [Any] ?? [] {
      guard let text = change["text"] as? String else { continue }
      if let range = change["range"] as? [String: Any], let start = Self.position(range["start"]),
        let end = Self.position(range["end"])
      {
        documents[uri]?.replace(from: start, to: end, with: text)
      } else {
        documents[uri]?.replace(with: text)
      }
    }
    parameters["contentChanges"] = [["text": adapted(uri, documents[uri]?.text ?? "")]]
    return true
  }

  private mutating func close(_ parameters: [String: Any]) -> Bool {
    if let uri = Self.uri(parameters) { documents[uri] = nil }
    return false
  }

  private func save(_ parameters: inout [String: Any]) -> Bool {
    parameters["text"] = nil
    saved()
    return true
  }

  private func adapted(_ uri: String, _ text: String) -> String {
    guard let path = URL(string: uri), path.isFileURL else { return text }
    return adapt(path.resolvingSymlinksInPath().path, text) ?? text
  }

  // MARK: From the server

  /// The message for the editor in place of one of the server.
  public static func forEditor(_ message: Data) -> Data {
    // Only the answer to `initialize` has this member.
    guard message.range(of: Data(#""capabilities""#.utf8)) != nil, var object = object(message),
      var result = object["result"] as? [String: Any], var capabilities = result["capabilities"] as? [String: Any]
    else { return message }
    for name in withheld { capabilities[name] = nil }
    result["capabilities"] = capabilities
    object["result"] = result
    return data(object) ?? message
  }

  /// The capabilities whose answers change texts.
  private static let withheld = [
    "codeActionProvider", "documentFormattingProvider", "documentOnTypeFormattingProvider",
    "documentRangeFormattingProvider", "renameProvider",
  ]

  // MARK: JSON

  private static func method(of message: Data) -> String? {
    struct Head: Decodable { var method: String? }
    return (try? JSONDecoder().decode(Head.self, from: message))?.method
  }

  private static func object(_ message: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: message)) as? [String: Any]
  }

  private static func data(_ object: [String: Any]) -> Data? {
    try? JSONSerialization.data(withJSONObject: object, options: .withoutEscapingSlashes)
  }

  private static func uri(_ parameters: [String: Any]) -> String? {
    (parameters["textDocument"] as? [String: Any])?["uri"] as? String
  }

  private static func position(_ value: Any?) -> DocumentText.Position? {
    guard let value = value as? [String: Any], let line = value["line"] as? Int,
      let character = value["character"] as? Int
    else { return nil }
    return DocumentText.Position(line: line, character: character)
  }
}
