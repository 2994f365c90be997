// SPDX-License-Identifier: MIT

import Foundation

/// A chart of build time by number of views, with logarithmic axes and one panel for each scene.
struct Plot {
  let session: Session
  let scenes = ["chain", "equal-chain", "grid", "chat-stack", "pressure", "nested"]

  private static let panel = (width: 300.0, height: 250.0, columns: 3)
  private static let margin = (left: 58.0, right: 12.0, top: 30.0, bottom: 36.0)
  /// The exponents of ten at the ends of the axis.
  private static let views = (low: 1.0, high: 5.0)
  private static let time = (low: 0.0, high: 7.0)
  private static let looks: [Engine: (color: String, name: String)] = [
    .cassowary: ("#0a7d4f", "Tinamou's solver"), .tinamou: ("#1f5fbf", "whole tree of views"),
    .kiwi: ("#c2410c", "kiwi"), .yoga: ("#7c3aed", "Yoga (flexbox)"),
  ]

  var svg: String {
    let rows = (scenes.count + Plot.panel.columns - 1) / Plot.panel.columns
    // The last label of an axis is wider than the space beside it.
    let width = Plot.panel.width * Double(Plot.panel.columns) + 18
    let height = Plot.panel.height * Double(rows) + 30
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      font-family="Inter, Helvetica, Arial, sans-serif" font-size="11">
      <title>Time to build and solve against the number of views</title>
      <rect width="100%" height="100%" fill="#ffffff"/>
      """
    ]
    for (index, scene) in scenes.enumerated() {
      let x = Plot.panel.width * Double(index % Plot.panel.columns)
      let y = Plot.panel.height * Double(index / Plot.panel.columns)
      parts.append("<g transform=\"translate(\(x) \(y))\">\(axes(scene))\(curves(scene))</g>")
    }
    parts.append(legend(y: height - 12))
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func axes(_ scene: String) -> String {
    var text = "<text x=\"\(Plot.margin.left)\" y=\"18\" font-weight=\"600\">\(scene)</text>"
    for power in Int(Plot.views.low)...Int(Plot.views.high) {
      let x = horizontal(Double(power))
      text += line(x, vertical(Plot.time.low), x, vertical(Plot.time.high))
      text += label(Plot.viewLabels[power - 1], x: x, y: vertical(Plot.time.low) + 14, anchor: "middle")
    }
    for power in Int(Plot.time.low)...Int(Plot.time.high) {
      let y = vertical(Double(power))
      text += line(horizontal(Plot.views.low), y, horizontal(Plot.views.high), y)
      text += label(Plot.timeLabels[power], x: Plot.margin.left - 6, y: y + 4, anchor: "end")
    }
    return text + label("views", x: horizontal(3), y: vertical(Plot.time.low) + 28, anchor: "middle")
  }

  private static let viewLabels = ["10", "100", "1,000", "10,000", "100,000"]
  private static let timeLabels = ["1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s"]

  private func curves(_ scene: String) -> String {
    Engine.allCases.map { engine in
      let points = session.plan.sizes.compactMap { size in
        session.result(engine, scene, size).map {
          (horizontal(log10(Double($0.views))), vertical(log10(max(1, $0.build_us))))
        }
      }
      guard !points.isEmpty, let look = Plot.looks[engine] else { return "" }
      let path = points.map { String(format: "%.1f,%.1f", $0.0, $0.1) }.joined(separator: " ")
      let dots = points.map { String(format: "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\"/>", $0.0, $0.1) }.joined()
      return """
        <g fill="\(look.color)"><polyline points="\(path)" fill="none" stroke="\(look.color)" stroke-width="1.8"/>\(dots)</g>
        """
    }.joined(separator: "\n")
  }

  private func legend(y: Double) -> String {
    Engine.allCases.enumerated().map { index, engine in
      guard let look = Plot.looks[engine] else { return "" }
      let x = Plot.margin.left + 190 * Double(index)
      return "<rect x=\"\(x)\" y=\"\(y - 8)\" width=\"18\" height=\"4\" fill=\"\(look.color)\"/>"
        + "<text x=\"\(x + 24)\" y=\"\(y - 2)\">\(look.name)</text>"
    }.joined()
  }

  private func horizontal(_ power: Double) -> Double {
    let room = Plot.panel.width - Plot.margin.left - Plot.margin.right
    return Plot.margin.left + room * (power - Plot.views.low) / (Plot.views.high - Plot.views.low)
  }

  private func vertical(_ power: Double) -> Double {
    let room = Plot.panel.height - Plot.margin.top - Plot.margin.bottom
    return Plot.panel.height - Plot.margin.bottom - room * (power - Plot.time.low) / (Plot.time.high - Plot.time.low)
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    String(format: "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#e2e5e9\"/>", x1, y1, x2, y2)
  }

  private func label(_ text: String, x: Double, y: Double, anchor: String) -> String {
    "<text x=\"\(x.rounded())\" y=\"\(y.rounded())\" fill=\"#555c66\" text-anchor=\"\(anchor)\">\(text)</text>"
  }
}
