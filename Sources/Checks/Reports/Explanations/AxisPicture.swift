// SPDX-License-Identifier: MIT

import ConflictExplanations
import InterfaceDocuments

/// Drawings of conflicts along an axis: the two ways between the same edges, one below the other, to scale.
struct AxisPicture {
  private let paths: [(path: AxisPath, title: String)]
  private static let width = 720.0
  private static let margin = 24.0
  private static let rowHeight = 52.0
  private static let titleHeight = 40.0

  init(_ paths: [(path: AxisPath, title: String)]) {
    self.paths = paths
  }

  /// The picture as SVG.
  var svg: String {
    let heights = paths.map { Self.titleHeight + Self.rowHeight * ($0.path.forward.isEmpty ? 1 : 2) + 16 }
    let height = heights.reduce(0, +) + Self.margin
    var body = ""
    var top = Self.margin / 2
    for (item, ownHeight) in zip(paths, heights) {
      body += drawing(of: item.path, item.title, top)
      top += ownHeight
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.text(Self.width))" height="\(Self.text(height))" \
      font-family="Helvetica, Arial, sans-serif" font-size="13">
      <rect width="100%" height="100%" fill="white"/>
      \(body)</svg>

      """
  }

  private func drawing(of path: AxisPath, _ title: String, _ top: Double) -> String {
    let rows = [path.forward, path.backward].filter { !$0.isEmpty }
    let totals = rows.map { row in row.reduce(0) { $0 + max($1.length, 0) } }
    let scale = (Self.width - 2 * Self.margin) / max(totals.max() ?? 1, 1)
    var svg =
      "<text x=\"\(Self.text(Self.margin))\" y=\"\(Self.text(top + 20))\" fill=\"#b00020\">\(Self.label(title))</text>\n"
    for (index, row) in rows.enumerated() {
      var x = Self.margin
      let y = top + Self.titleHeight + Double(index) * Self.rowHeight
      for segment in row {
        let length = max(segment.length, 0) * scale
        svg += shape(of: segment, x, y, length)
        x += length
      }
    }
    return svg
  }

  private func shape(of segment: AxisPath.Segment, _ x: Double, _ y: Double, _ length: Double) -> String {
    let (left, right, middle) = (Self.text(x), Self.text(x + length), Self.text(x + length / 2))
    let number =
      (segment.relation == .equal ? "" : segment.relation.symbol + " ") + PointFormat.rounded(segment.length)
    let label = Self.label(segment.view.map { "\($0) \(number)" } ?? number)
    if segment.view != nil {
      return "<rect x=\"\(left)\" y=\"\(Self.text(y))\" width=\"\(Self.text(length))\" height=\"28\" fill=\"#d8e6ff\" "
        + "stroke=\"#3060c0\"/>\n<text x=\"\(middle)\" y=\"\(Self.text(y + 19))\" text-anchor=\"middle\">\(label)</text>\n"
    }
    return "<path d=\"M\(left) \(Self.text(y + 4))v20m0-10H\(right)m0-10v20\" stroke=\"#c07020\" fill=\"none\"/>\n"
      + "<text x=\"\(middle)\" y=\"\(Self.text(y + 42))\" text-anchor=\"middle\" font-size=\"11\">\(label)</text>\n"
  }

  private static func text(_ value: Double) -> String { PointFormat.rounded(value) }

  private static func label(_ text: String) -> String { XMLText.escaped(text.singleLine) }
}
