// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Points in the coordinates of one view that are looked up in those of another one.
  static let foreignPoint = SourceRule { text in
    guard text.language == .swift else { return [] }
    return text.touchedPoints.compactMap { point in
      guard let list = text.list(around: point.tokens.lowerBound),
        point.tokens.lowerBound == list.lowerBound + 1,
        let fault = text.mismatch(of: point.view, in: list.lowerBound - 1)
      else { return nil }
      let start = text.startOfChain(endingAt: list.lowerBound - 1)
      return SourceFault(
        rule: .foreignPoint, range: text.bytes(of: start..<list.lowerBound), message: fault,
        advice: "ask for location(in:) of the view in whose coordinates it is looked up, or convert the point")
    }
  }
}

/// A point of a finger, as an expression.
private struct TouchedPoint {
  let tokens: Range<Int>
  /// The names of the view in whose coordinates it is, without `self`.
  let view: [String]
}

extension SourceCode {
  /// The points that `location(in:)` returns, and the constants that keep one, where they are used.
  fileprivate var touchedPoints: [TouchedPoint] {
    indices(of: "location").flatMap { index -> [TouchedPoint] in
      guard isAt(index - 1, "."), isAt(index + 1, "("), identifier(at: index + 2) == "in", isAt(index + 3, ":") else {
        return []
      }
      let end = closing(index + 1)
      let argument = (index + 4)..<max(index + 4, end)
      guard argument.allSatisfy({ isAt($0, ".") || isAt($0, "?") || isAt($0, "!") || !identifier(at: $0).isEmpty })
      else {
        return []
      }
      let view = identifiers(in: argument).filter { $0 != "self" }
      guard view != ["nil"] else { return [] }
      let start = startOfChain(endingAt: index)
      let point = TouchedPoint(tokens: start..<(end + 1), view: view)
      guard isAt(start - 1, "="), identifier(at: start - 3) == "let",
        let function = blocks.outermostFunction(at: index)
      else { return [point] }
      let name = identifier(at: start - 2)
      return indices(of: name).filter {
        function.body.contains($0) && $0 > end && !isAt($0 - 1, ".") && !isAt($0 + 1, ".")
      }.map { TouchedPoint(tokens: $0..<($0 + 1), view: view) }
    }
  }

  /// The reason why a point of `view` is not one of the view whose member `test` is called; `nil` if it may be.
  fileprivate func mismatch(of view: [String], in test: Int) -> String? {
    let owner = identifiers(in: startOfChain(endingAt: test)..<test).filter { $0 != "self" }
    let name = view.isEmpty ? "this view" : view.joined(separator: ".")
    switch identifier(at: test) {
    case "contains" where owner.last == "frame" && Array(owner.dropLast()) == view:
      return "the point is in the coordinates of \(name), and its frame is in those of its superview"
    case "contains" where owner.last == "bounds" && isForeign(view, to: Array(owner.dropLast())):
      return "the point is in the coordinates of \(name), and the bounds are in those of another view"
    case "hitTest":
      let further = owner.dropFirst(view.count)
      guard owner.starts(with: view), !further.isEmpty, further.allSatisfy({ ["superview", "window"].contains($0) })
      else {
        return nil
      }
      return "the point is in the coordinates of \(name), and is looked up in those of a view around it"
    default: return nil
    }
  }

  /// Whether one of two views contains the other one. The names of views that may be the same one tell nothing.
  private func isForeign(_ view: [String], to owner: [String]) -> Bool {
    guard view != owner else { return false }
    if owner.isEmpty { return view == ["superview"] || view == ["window"] }
    return owner != ["view"] && (view.isEmpty || view == ["view"] || view.last == "superview")
  }
}
