// SPDX-License-Identifier: MIT

import Foundation
import Scenes

/// Tables for readers, in Markdown.
struct Report {
  let session: Session

  /// The table of build times, with one row for each scene and size.
  var buildTable: String {
    var lines = [
      "| scene | views | solver, µs a view | kiwi, µs a view | ratio | Yoga, µs a view | whole tree of views, µs a view | bytes a view (solver / kiwi) |",
      "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for scene in Gates.buildScenes {
      for size in session.plan.sizes { lines += buildRow(scene, size) }
    }
    return lines.joined(separator: "\n")
  }

  /// The summary table, with some scenes of a thousand views.
  var summaryTable: String {
    let names = [
      ("independent", "independent rows"), ("chain", "a column"), ("equal-chain", "a row of equal widths"),
      ("grid", "a grid"), ("chat-stack", "chat cells in a column"),
    ]
    let lines = names.map { scene, name in
      let cells = [Engine.cassowary, .kiwi, .yoga, .tinamou].map { perView($0, scene, 1000) }
      return "| \(name) | " + cells.joined(separator: " | ") + " |"
    }
    return (["| scene | our solver | kiwi | Yoga (flexbox) | our whole view tree |", "|---|--:|--:|--:|--:|"] + lines)
      .joined(separator: "\n")
  }

  private func buildRow(_ scene: String, _ size: Int) -> [String] {
    guard let ours = session.result(.cassowary, scene, size) else { return [] }
    let kiwi = session.result(.kiwi, scene, size)
    let bytes = Report.whole(ours.bytes / Double(ours.views))
    let kiwiBytes = kiwi.map { Report.whole($0.bytes / Double($0.views)) } ?? "–"
    let cells = [
      scene, String(ours.views), perView(.cassowary, scene, size), perView(.kiwi, scene, size),
      ratio(kiwi?.build_us, to: ours.build_us, isAbandoned: session.isAbandoned(.kiwi, scene, size)),
      perView(.yoga, scene, size), perView(.tinamou, scene, size), "\(bytes) / \(kiwiBytes)",
    ]
    return ["| " + cells.joined(separator: " | ") + " |"]
  }

  /// The table of edit times, with one row for each scene and a column for each size.
  var frameTable: String {
    let sizes = session.plan.sizes
    var lines = [
      "| scene, µs a frame at | engine | " + sizes.map(String.init).joined(separator: " | ") + " |",
      "|---|---|" + sizes.map { _ in "--:|" }.joined(),
    ]
    for scene in Scene.names {
      for engine in Engine.allCases {
        let cells = sizes.map { session.result(engine, scene, $0).map { Report.number($0.frame_us) } ?? "–" }
        guard cells.contains(where: { $0 != "–" }) else { continue }
        lines.append("| \(scene) | \(engine.rawValue) | " + cells.joined(separator: " | ") + " |")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The table of growth exponents of build times, from each size to the next.
  var growthTable: String {
    let steps = Array(zip(session.plan.sizes, session.plan.sizes.dropFirst()))
    var lines = [
      "| growth of building | engine | " + steps.map { "\($0.0) to \($0.1)" }.joined(separator: " | ") + " |",
      "|---|---|" + steps.map { _ in "--:|" }.joined(),
    ]
    for scene in Gates.buildScenes {
      for engine in Engine.allCases {
        let cells = steps.map { step in
          session.growth(engine, scene, from: step.0, to: step.1).map { String(format: "%.2f", $0) } ?? "–"
        }
        guard cells.contains(where: { $0 != "–" }) else { continue }
        lines.append("| \(scene) | \(engine.rawValue) | " + cells.joined(separator: " | ") + " |")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The table of the feed, whose times are compared with those of frames by hand.
  var feedTable: String {
    guard let byHand = session.result(.tinamou, "feed-by-hand", 100) else { return "" }
    let lines = [
      ("frames by hand", "feed-by-hand"), ("constraints", "feed-constraints"), ("stack views", "feed-stacks"),
    ].compactMap { name, scene in
      session.result(.tinamou, scene, 100).map { result in
        "| \(name) | \(Report.number(result.build_us / 1000)) | \(Report.number(result.build_us / byHand.build_us)) |"
      }
    }
    return (["| 100 items laid out by | ms | ÷ by hand |", "|---|--:|--:|"] + lines).joined(separator: "\n")
  }

  /// Returns the table of all limits, unmet ones first.
  static func gateTable(_ gates: [Gate]) -> String {
    let rows = (gates.filter { !$0.isMet } + gates.filter(\.isMet)).map { gate in
      "| \(gate.isMet ? "met" : "**missed**") | \(gate.promise) | \(gate.isFloor ? "≥" : "≤") \(number(gate.limit)) | "
        + "\(number(gate.measured)) \(gate.unit) |"
    }
    return (["| | promise | limit | measured |", "|---|---|--:|--:|"] + rows).joined(separator: "\n")
  }

  private func perView(_ engine: Engine, _ scene: String, _ size: Int) -> String {
    guard let result = session.result(engine, scene, size) else {
      return session.isAbandoned(engine, scene, size) ? "> \(Report.whole(session.plan.patience)) s in all" : "–"
    }
    return Report.number(result.build_us / Double(result.views))
  }

  private func ratio(_ theirs: Double?, to ours: Double, isAbandoned: Bool) -> String {
    if let theirs { return Report.number(theirs / ours) + " ×" }
    return isAbandoned ? "> " + Report.number(1e6 * session.plan.patience / ours) + " ×" : "–"
  }

  /// Returns a number with three significant digits.
  static func number(_ value: Double) -> String {
    switch abs(value) {
    case 1000...: whole(value)
    case 100...: String(format: "%.0f", value)
    case 10...: String(format: "%.1f", value)
    case 1...: String(format: "%.2f", value)
    default: String(format: "%.3f", value)
    }
  }

  /// Returns an integer with its digits in groups of three, separated by thin spaces.
  static func whole(_ value: Double) -> String {
    let digits = Array(String(format: "%.0f", value))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0, digits[index - 1] != "-" { text += "," }
      text.append(digit)
    }
    return text
  }
}
