// SPDX-License-Identifier: MIT

/// A tool as the protocol describes it: its name, what it does, and its arguments.
struct AgentTool: Sendable {
  /// An argument.
  struct Argument: Sendable {
    let name: String
    /// The JSON type: `string`, `number`, `boolean` or `array` of strings.
    let type: String
    let description: String
    var isRequired = false
    var choices: [String] = []
  }

  let name: String
  let summary: String
  let arguments: [Argument]

  /// The description for `tools/list`.
  var description: [String: Any] {
    [
      "name": name, "description": summary,
      "inputSchema": [
        "type": "object",
        "properties": Dictionary(uniqueKeysWithValues: arguments.map { ($0.name, $0.schema) }),
        "required": arguments.filter(\.isRequired).map(\.name),
        "additionalProperties": false,
      ] as [String: Any],
    ]
  }

  /// The first mistake in the arguments of a call; `nil` if there is none.
  func problem(in values: [String: Any]) -> String? {
    for name in values.keys.sorted() where !arguments.contains(where: { $0.name == name }) {
      return
        "The tool '\(self.name)' has no argument '\(name)'; it has \(arguments.map(\.name).joined(separator: ", "))."
    }
    for argument in arguments {
      guard let value = values[argument.name] else {
        if argument.isRequired { return "The tool '\(name)' needs the argument '\(argument.name)'." }
        continue
      }
      if !argument.accepts(value) { return "The argument '\(argument.name)' has to be a \(argument.type)." }
      if let text = value as? String, !argument.choices.isEmpty, !argument.choices.contains(text) {
        return "The argument '\(argument.name)' can be \(argument.choices.joined(separator: ", ")), not '\(text)'."
      }
    }
    return nil
  }

  // MARK: The tools

  private static let screen = [
    Argument(name: "device", type: "string", description: "The device, such as iPhone SE or iPad Air 10.9"),
    Argument(name: "orientation", type: "string", description: "The orientation", choices: ["portrait", "landscape"]),
    Argument(name: "os", type: "string", description: "The version of iOS, such as 18 or 26"),
    Argument(name: "appearance", type: "string", description: "The appearance", choices: ["light", "dark"]),
    Argument(
      name: "text_size", type: "string", description: "The text size: xs to xxxl, accessibility1 to accessibility5"),
    Argument(name: "direction", type: "string", description: "The layout direction", choices: ["ltr", "rtl"]),
  ]

  private static let view = Argument(
    name: "view", type: "string", isRequired: true,
    description:
      "The view: its identifier, the property that holds it, its label or text; Pick[2] is the second of several")

  static let all: [AgentTool] = [
    AgentTool(
      name: "list_previews",
      summary: "List the previews, scenes, nibs and classes that can be drawn, with file and line.",
      arguments: []),
    AgentTool(
      name: "render_preview",
      summary: "Build the package and draw a preview. Answers with the picture, the views as text, and the findings.",
      arguments: [
        Argument(
          name: "name", type: "string", isRequired: true, description: "The name of the preview, or a part of it")
      ] + screen),
    AgentTool(
      name: "why",
      summary: "Explain what determines the frames of a preview: each position and size with its constraints.",
      arguments: [
        Argument(
          name: "name", type: "string", isRequired: true, description: "The name of the preview, or a part of it")
      ] + screen),
    AgentTool(
      name: "run_app", summary: "Build the package and start its app. Answers with the picture and the views as text.",
      arguments: screen),
    AgentTool(name: "tap", summary: "Tap a view of the running app.", arguments: [view]),
    AgentTool(
      name: "type_text", summary: "Type a text into the running app.",
      arguments: [
        Argument(
          name: "text", type: "string", isRequired: true, description: "The text; a line break is the return key"),
        Argument(name: "into", type: "string", description: "The field, if it is not being edited"),
      ]),
    AgentTool(
      name: "scroll", summary: "Scroll the running app.",
      arguments: [
        Argument(
          name: "points", type: "number", isRequired: true, description: "The distance; positive shows what is below"),
        Argument(name: "view", type: "string", description: "The scroll view; the largest one unless named"),
      ]),
    AgentTool(
      name: "set_screen",
      summary: "Rotate the running app, or move it to another device, appearance, text size or direction.",
      arguments: screen),
    AgentTool(name: "screen", summary: "Look at the running app: its picture and its views as text.", arguments: []),
    AgentTool(
      name: "check",
      summary: "Check xibs, storyboards, layout files and visual formats for conflicts and other faults.",
      arguments: [
        Argument(name: "paths", type: "array", isRequired: true, description: "Files and folders")
      ]),
    AgentTool(
      name: "explain", summary: "Explain a console log with “Unable to simultaneously satisfy constraints”.",
      arguments: [Argument(name: "log", type: "string", isRequired: true, description: "The log")]),
  ]
}

extension AgentTool.Argument {
  init(name: String, type: String, isRequired: Bool, description: String) {
    self.init(name: name, type: type, description: description, isRequired: isRequired, choices: [])
  }

  fileprivate var schema: [String: Any] {
    var schema: [String: Any] = ["type": type, "description": description]
    if type == "array" { schema["items"] = ["type": "string"] }
    if !choices.isEmpty { schema["enum"] = choices }
    return schema
  }

  fileprivate func accepts(_ value: Any) -> Bool {
    switch type {
    case "string": value is String
    case "number": value is Double || value is Int
    case "boolean": value is Bool
    default: value is [String]
    }
  }
}
