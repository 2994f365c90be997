// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel

/// A report on the sizes at which findings of a layout begin and end.
public struct SweepReport {
  private let sweep: LayoutSweep
  /// The name of the layout: that of its file, with the scene if there are several.
  private let name: String

  /// Creates a report on a sweep of the layout with a name.
  public init(_ sweep: LayoutSweep, name: String) {
    self.sweep = sweep
    self.name = name
  }

  /// A line for the sweep, and one for each finding: the sizes, the severity, the sentence and the rule.
  public func text(style: ReportStyle) -> String {
    let first =
      style.bold(name.singleLine + ": ") + "\(dimension) \(sweep.range.lowerBound) to \(sweep.range.upperBound): "
      + summary + style.faint(" (\(sweep.layoutCount) layouts)")
    var table = TextTable([(dimension, .left), ("severity", .left), ("finding", .left)])
    for span in sweep.spans {
      table.add([
        sizes(span), span.finding.severity.rawValue,
        FindingMessages.sentence(for: span.finding) + " [\(span.finding.rule.rawValue)]",
      ])
    }
    let lines = sweep.spans.isEmpty ? [] : table.lines(headerStyle: style.bold).map { "  " + $0 }
    return ([first] + lines).joined(separator: "\n") + "\n"
  }

  /// The sweep as an object.
  public var json: JSONValue {
    .object([
      ("schema", .integer(1)), ("name", .string(name)), ("dimension", .string(dimension)),
      ("from", .integer(sweep.range.lowerBound)), ("to", .integer(sweep.range.upperBound)),
      ("layouts", .integer(sweep.layoutCount)),
      (
        "spans",
        .array(
          sweep.spans.map { span in
            .object([
              ("from", .integer(span.sizes.lowerBound)), ("to", .integer(span.sizes.upperBound)),
              ("finding", span.finding.json),
            ])
          })
      ),
    ])
  }

  private var dimension: String { sweep.axis == .horizontal ? "width" : "height" }

  private var summary: String {
    sweep.spans.isEmpty ? "nothing found" : "\(sweep.spans.count) finding\(sweep.spans.count == 1 ? "" : "s")"
  }

  private func sizes(_ span: LayoutSweep.Span) -> String {
    span.sizes.count == 1 ? "\(span.sizes.lowerBound)" : "\(span.sizes.lowerBound)…\(span.sizes.upperBound)"
  }
}
