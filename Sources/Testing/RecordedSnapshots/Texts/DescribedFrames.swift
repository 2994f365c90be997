// SPDX-License-Identifier: MIT

/// The frames in the descriptions of a view and its subviews, in the order of the lines.
struct DescribedFrames {
  /// A view in a description.
  struct View: Equatable {
    /// The class, or what the app's description begins with.
    let name: String
    /// x, y, width and height.
    let frame: [Double]
  }

  /// The views that have a frame.
  let views: [View]

  /// Reads a text such as that of `recursiveDescription`.
  init(_ text: String) {
    views = text.split(separator: "\n").compactMap(Self.view)
  }

  private static func view(_ line: Substring) -> View? {
    guard let start = line.firstIndex(of: "<"), let mark = line.firstRange(of: "frame = (") else { return nil }
    let inside = line[mark.upperBound...].prefix { $0 != ")" }
    let numbers = inside.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e") }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let name = line[line.index(after: start)..<mark.lowerBound].prefix { $0 != ":" }
    let parts = name.split(separator: ";").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && $0 != " " }
    return View(name: parts.joined(separator: ","), frame: numbers)
  }

  /// Says which views have moved since a recording, one on a line; empty if none has.
  func changes(since old: DescribedFrames) -> [String] {
    guard views.map(\.name) == old.views.map(\.name) else {
      return ["The views are others: \(old.views.count) have been recorded, there are \(views.count)."]
    }
    return zip(old.views, views).compactMap { was, now in
      guard was.frame != now.frame else { return nil }
      let parts = zip(["x", "y", "width", "height"], zip(was.frame, now.frame)).filter { $0.1.0 != $0.1.1 }.map {
        "\($0.0) \($0.1.0) → \($0.1.1)"
      }
      return "\(now.name): " + parts.joined(separator: ", ")
    }
  }
}
