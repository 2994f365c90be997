// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutFiles
import Tinamou

/// A report on a solved scene, as text and as JSON: the frames of its views and the findings.
@MainActor
public struct SceneReport {
  private let scene: LayoutScene
  /// The findings.
  public let findings: [Finding]

  /// Creates a report on a scene that has been laid out.
  public init(_ scene: LayoutScene, findings: [Finding]) {
    self.scene = scene
    self.findings = findings
  }

  /// Returns a table of frames followed by the findings.
  public func text(style: ReportStyle) -> String {
    let lines = table.lines(headerStyle: style.bold).joined(separator: "\n") + "\n"
    guard !findings.isEmpty else { return lines }
    return lines + "\n" + findings.map { $0.text(path: scene.source.path, style: style) }.joined()
  }

  /// Returns the findings alone, each on one line with its notes below.
  public func findingsText(style: ReportStyle) -> String {
    findings.map { $0.text(path: scene.source.path, style: style) }.joined()
  }

  private var table: TextTable {
    var table = TextTable([
      ("view", .left), ("class", .left), ("x", .right), ("y", .right), ("width", .right), ("height", .right),
      ("", .left),
    ])
    let ambiguous = ambiguousNames
    for view in scene.views {
      let frame = view.view.frame
      table.add(
        [indentation(of: view) + view.name, view.className]
          + [frame.minX, frame.minY, frame.width, frame.height].map { NumberFormat.text($0) }
          + [ambiguous.contains(view.name) ? "ambiguous" : ""])
    }
    return table
  }

  private func indentation(of view: SceneView) -> String {
    var depth = 0
    var next = view.view.superview
    while let superview = next, superview !== scene.window {
      depth += 1
      next = superview.superview
    }
    return String(repeating: "  ", count: depth)
  }

  private var ambiguousNames: Set<String> {
    Set(scene.openViews.map(\.view.name))
  }

  /// `{"schema":1,"file":…,"scenes":[{"id":…,"views":[…],"findings":[…]}]}`; frames are x, y, width and height in the
  /// superview's coordinates, in points, on the device's pixels.
  public var json: JSONValue {
    let ambiguous = ambiguousNames
    let views = scene.views.map { view -> JSONValue in
      let frame = view.view.frame
      return .object([
        ("id", .string(view.name)), ("name", .string(view.name)), ("class", .string(view.className)),
        ("parent", view.parent.map { .string($0) } ?? .null),
        ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })),
        ("ambiguous", .bool(ambiguous.contains(view.name))),
      ])
    }
    return .object([
      ("schema", .integer(1)), ("file", .string(scene.source.path)),
      (
        "scenes",
        .array([
          .object([
            ("id", .string(scene.views[0].name)), ("views", .array(views)), ("findings", .array(findings.map(\.json))),
          ])
        ])
      ),
    ])
  }
}
