// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutChecks
import Tinamou

/// A report on a document that has been laid out, as text and as JSON: the frames of its views and the findings.
@MainActor
public struct CanvasReport {
  private let canvas: Canvas
  private let path: String
  /// The findings.
  public let findings: CanvasFindings

  /// Creates a report on the document at `path` with its findings.
  public init(_ canvas: Canvas, path: String, findings: CanvasFindings) {
    self.canvas = canvas
    self.path = path
    self.findings = findings
  }

  // MARK: Text

  /// Returns a table of frames for each scene with its findings below.
  public func text(style: ReportStyle) -> String {
    canvas.scenes.map { table(of: $0, style: style) }.joined(separator: "\n") + findingText(style: style)
  }

  private func table(of scene: CanvasScene, style: ReportStyle) -> String {
    var table = TextTable([
      ("view", .left), ("class", .left), ("x", .right), ("y", .right), ("width", .right), ("height", .right),
      ("", .left),
    ])
    let ambiguous = ambiguousViews(in: scene)
    for view in scene.views {
      let frame = view.view.frame
      let indentation = String(repeating: "  ", count: depth(of: view.interface))
      table.add(
        [indentation + view.interface.id, view.interface.className]
          + [frame.minX, frame.minY, frame.width, frame.height].map { NumberFormat.text($0) }
          + [ambiguous.contains(ObjectIdentifier(view.view)) ? "ambiguous" : ""])
    }
    let heading = canvas.scenes.count > 1 ? style.bold("scene \(scene.scene.id)") + "\n" : ""
    return heading + table.lines(headerStyle: style.bold).joined(separator: "\n") + "\n"
  }

  private func depth(of view: InterfaceView) -> Int {
    var depth = 0
    var next = view.parent
    while let parent = next {
      depth += 1
      next = parent.parent
    }
    return depth
  }

  private func findingText(style: ReportStyle) -> String {
    let all = findings.all
    return all.isEmpty ? "" : "\n" + all.map { $0.text(path: path, style: style) }.joined()
  }

  private func ambiguousViews(in scene: CanvasScene) -> Set<ObjectIdentifier> {
    Set(scene.roots.flatMap { $0.view.inspection.ambiguousViews.map { ObjectIdentifier($0) } })
  }

  // MARK: JSON

  /// `{"schema":1,"file":…,"scenes":[{"id":…,"views":[…],"findings":[…]}]}`. Frames are x, y, width and height in the
  /// superview's coordinates, in points, on the device's pixels. Identifiers are those of the document.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("file", .string(path)),
      ("scenes", .array(zip(canvas.scenes, findings.ofScenes).map(json(of:findings:)))),
      ("findings", .array(findings.ofDocument.map(\.json))),
    ])
  }

  private func json(of scene: CanvasScene, findings: [Finding]) -> JSONValue {
    let ambiguous = ambiguousViews(in: scene)
    let views = scene.views.map { view -> JSONValue in
      let frame = view.view.frame
      return .object([
        ("id", .string(view.interface.id)), ("name", .string(view.interface.displayName)),
        ("class", .string(view.interface.className)),
        ("parent", view.interface.parent.map { .string($0.id) } ?? .null),
        ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })),
        ("ambiguous", .bool(ambiguous.contains(ObjectIdentifier(view.view)))),
      ])
    }
    return .object([
      ("id", .string(scene.scene.id)), ("views", .array(views)),
      ("findings", .array(findings.map(\.json))),
    ])
  }
}
