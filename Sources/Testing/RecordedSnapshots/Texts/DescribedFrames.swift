// SPDX-License-Identifier: MIT

import LayoutModel
import ScreenComparison

/// The frames in the descriptions of a view and its subviews, in the order of the lines.
struct DescribedFrames {
  /// A view in a description.
  struct View: Equatable {
    /// The class, or what the app's description begins with.
    let name: String
    /// x, y, width and height.
    let frame: [Double]
    /// The number of superviews.
    var depth = 0
    /// The text in quotation marks; `nil` for none.
    var text: String?
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
    return View(
      name: parts.joined(separator: ","), frame: numbers, depth: line[..<start].count { $0 == "|" },
      text: line.firstRange(of: "text = '").map { String(line[$0.upperBound...].prefix { $0 != "'" }) })
  }

  /// Says which views have another size or place by themselves, with how many others move because of it.
  func reasons(since old: DescribedFrames) -> [String] {
    SettingSentences(SettingDifference(old.screen, screen), before: "", after: "").reasons
  }

  private var screen: ComparedScreen {
    ComparedScreen(
      outline: views.map { view in
        OutlinedView(
          depth: view.depth, className: view.name, text: view.text,
          frame: Rectangle(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3]))
      })
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
