// SPDX-License-Identifier: MIT

/// A tool as the protocol describes it: its name, what it does, and its arguments.
struct AgentTool: Sendable {
  /// An argument.
  struct Argument: Sendable {
    let name: String
    /// The JSON type: `string`, `number`, `boolean` or `array`.
    let type: String
    let description: String
    var isRequired = false
    var choices: [String] = []
    /// The type of the elements of an array; `nil` for any.
    var element: String? = "string"
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
      if !argument.accepts(value) {
        let article = argument.type == "array" ? "an" : "a"
        return "The argument '\(argument.name)' has to be \(article) \(argument.type)."
      }
      if let text = value as? String, !argument.choices.isEmpty, !argument.choices.contains(text) {
        return "The argument '\(argument.name)' can be \(argument.choices.joined(separator: ", ")), not '\(text)'."
      }
    }
    guard let form = StepForm.tools.first(where: { $0.nameOfTool == name }) else { return nil }
    do throws(LiveStepError) {
      _ = try ToolArguments(values).step(form)
      return nil
    } catch {
      return error.message
    }
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
    Argument(name: "contrast", type: "string", description: "The contrast", choices: ["normal", "high"]),
    Argument(name: "language", type: "string", description: "The language of the app's texts, such as de"),
  ]

  private static let preview = Argument(
    name: "name", type: "string", isRequired: true, description: "The name of the preview, or a part of it")

  static let all: [AgentTool] =
    [
      AgentTool(
        name: "list_previews",
        summary: "List the previews, scenes, nibs and classes that can be drawn, with file and line.",
        arguments: []),
      AgentTool(
        name: "render_preview",
        summary: "Build the package and draw a preview. Answers with the picture, the views as text, and the findings.",
        arguments: [preview] + screen),
      AgentTool(
        name: "why",
        summary:
          "Explain what determines the frame of a view, with its constraints, in a preview or in the running app.",
        arguments: [
          Argument(name: "view", type: "string", description: "The view, as the text of the screen names it"),
          Argument(name: "name", type: "string", description: "The preview; the running app unless named"),
        ] + screen),
      AgentTool(
        name: "sweep", summary: "Find the widths at which a preview conflicts, overlaps or cuts its texts.",
        arguments: [
          preview,
          Argument(name: "heights", type: "string", description: "Heights in place of widths, such as 300-900"),
        ]),
      AgentTool(
        name: "run_app",
        summary: "Build the package and start its app. Answers with the picture and the views as text.",
        arguments: screen),
      AgentTool(
        name: "set_screen",
        summary: "Rotate the running app, or move it to another device, appearance, text size, contrast or direction. "
          + "Another system or language starts it again.",
        arguments: screen),
      AgentTool(name: "screen", summary: "Look at the running app: its picture and its views as text.", arguments: []),
      AgentTool(
        name: "steps", summary: "Perform a script in the running app: a list of steps as for tinamou run --steps.",
        arguments: [
          Argument(
            name: "steps", type: "string", isRequired: true,
            description: "The list in YAML or JSON, such as [{\"tap\": \"Sign in\"}, {\"wait-for\": \"Welcome\"}]")
        ]),
      AgentTool(
        name: "check",
        summary: "Check xibs, storyboards, layout files and visual formats for conflicts and other faults.",
        arguments: [
          Argument(name: "paths", type: "array", isRequired: true, description: "Files and folders")
        ]),
      AgentTool(
        name: "devices", summary: "List the devices with their sizes and safe areas, in points.", arguments: []),
      AgentTool(
        name: "audit",
        summary:
          "Say whether an app is ready for windows of any size and for every reader, and what to write instead: reads its "
          + "sources, documents and settings.",
        arguments: [
          Argument(name: "folder", type: "string", isRequired: true, description: "The folder of the app")
        ]),
      AgentTool(
        name: "explain", summary: "Explain a console log with “Unable to simultaneously satisfy constraints”.",
        arguments: [Argument(name: "log", type: "string", isRequired: true, description: "The log")]),
    ] + StepForm.tools.map(AgentTool.init)
}

extension StepForm {
  /// The steps that are tools of the protocol. A picture of the screen is part of most answers there.
  static let tools = all.filter { SettingName(rawValue: $0.name) == nil && $0.name != "picture" }

  /// The name of the step as a tool.
  var nameOfTool: String { toolName ?? name.replacingOccurrences(of: "-", with: "_") }
}

extension AgentTool {
  /// The tool that performs a step of the running app.
  fileprivate init(_ form: StepForm) {
    let isPlaced = form.details.contains { $0.name == "at" || $0.name == "path" }
    self.init(
      name: form.nameOfTool, summary: "In the running app: " + form.summary,
      arguments: (form.value.map { [Argument($0, isRequired: !isPlaced)] } ?? [])
        + form.details.map { Argument($0, isRequired: false) })
  }
}

extension AgentTool.Argument {
  fileprivate init(_ part: StepForm.Part, isRequired: Bool) {
    self.init(name: part.name, type: "string", isRequired: isRequired, description: part.summary)
    switch part.kind {
    case .target, .text: self = with("string")
    case .choice(let choices):
      self = with("string")
      self.choices = choices
    case .number: self = with("number")
    case .flag: self = with("boolean")
    case .numbers:
      self = with("array")
      element = "number"
    case .words: self = with("array")
    case .path:
      self = with("array")
      element = nil
    }
  }

  private func with(_ type: String) -> Self {
    Self(name: name, type: type, description: description, isRequired: isRequired)
  }
}

extension AgentTool.Argument {
  init(name: String, type: String, isRequired: Bool, description: String) {
    self.init(name: name, type: type, description: description, isRequired: isRequired, choices: [])
  }

  fileprivate var schema: [String: Any] {
    var schema: [String: Any] = ["type": type, "description": description]
    if type == "array" { schema["items"] = element.map { ["type": $0] } ?? [:] }
    if !choices.isEmpty { schema["enum"] = choices }
    return schema
  }

  fileprivate func accepts(_ value: Any) -> Bool {
    switch type {
    case "string": value is String
    case "number": value is Double || value is Int
    case "boolean": value is Bool
    default:
      switch element {
      case "string": value is [String]
      case "number": value is [Double] || value is [Int]
      default: value is [Any]
      }
    }
  }
}
