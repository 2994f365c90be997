// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutModel
import Tinamou
import VisualFormat

/// The views that words describe, and the points at which a person touches them.
@MainActor
struct LivePlaces {
  let screen: LiveScreen

  // MARK: Views

  /// The only view, or the only control, that a word describes.
  func view(_ word: String) throws(LiveFailure) -> UIView {
    for window in screen.windows { window.layoutIfNeeded() }
    let found = screen.views(described: word)
    if let only = Self.only(found) { return only }
    if found.count > 1 { throw .severalViews(word, found.map { Rectangle($0.convert($0.bounds, to: nil)) }) }
    if let (plain, number) = Self.numbered(word) {
      let several = screen.views(described: plain)
      if several.indices.contains(number - 1) { return several[number - 1] }
      if !several.isEmpty { throw .numberOutOfRange(word, count: several.count) }
    }
    if screen.hides(word) { throw .hidden(word) }
    throw .noView(word, known: descriptions(closeTo: word))
  }

  /// The only one of some views. Of a control and other views, such as a switch with the label of its row, it is the control.
  private static func only(_ found: [UIView]) -> UIView? {
    if found.count == 1 { return found[0] }
    let controls = found.filter { $0 is UIControl }
    return controls.count == 1 ? controls[0] : nil
  }

  private static func numbered(_ word: String) -> (String, Int)? {
    guard word.hasSuffix("]"), let open = word.lastIndex(of: "["),
      let number = Int(word[word.index(after: open)...].dropLast())
    else { return nil }
    return (String(word[..<open]), number)
  }

  /// The words of the views on the screen, the ones that are most similar to a word first.
  private func descriptions(closeTo word: String) -> [String] {
    let wanted = Array(word.lowercased())
    var known: Set<String> = []
    let words = screen.windowsByImportance.flatMap(ViewFinder.descriptions) + parts.map { "“\($0.label)”" }
    let all = words.filter { known.insert($0).inserted }
    return all.enumerated().map { position, description in
      let plain = Array(description.lowercased().filter { !"“”".contains($0) }.prefix(wanted.count + 20))
      return (description, EditDistance.between(wanted, plain), position)
    }.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  // MARK: Parts

  /// The parts of the visible controls that have no views of their own.
  private var parts: [DrawnPart] {
    screen.windowsByImportance.flatMap(ViewFinder.shownViews).flatMap(DrawnPart.parts)
      .filter { !visibleArea(of: $0.control).isEmpty }
  }

  /// Whether a word is the label of a part of a control.
  func showsPart(_ word: String) -> Bool { parts.contains { $0.label == word } }

  /// The only part of a control that a word describes, if it describes no view; `Increment[2]` is the second of several.
  func part(_ word: String) throws(LiveFailure) -> DrawnPart? {
    for window in screen.windows { window.layoutIfNeeded() }
    guard screen.views(described: word).isEmpty else { return nil }
    let parts = parts
    let found = parts.filter { $0.label == word }
    if found.count > 1 {
      throw .severalViews(word, found.map { Rectangle($0.control.convert($0.frame, to: nil)) })
    }
    if let only = found.first { return only }
    guard let (plain, number) = Self.numbered(word) else { return nil }
    let several = parts.filter { $0.label == plain }
    return several.indices.contains(number - 1) ? several[number - 1] : nil
  }

  private func point(on part: DrawnPart, _ word: String) throws(LiveFailure) -> CGPoint {
    guard part.isEnabled else { throw .disabled(word) }
    let seen = visibleArea(of: part.control).intersection(part.control.convert(part.frame, to: nil))
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { throw .offScreen(word) }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    guard reaches(part.control, at: middle) else {
      throw screen.hit(at: middle).map { .covered(word, by: ViewTitle($0).line) } ?? .unreachable(word)
    }
    return middle
  }

  // MARK: Points

  /// The point of the screen at which a person touches a target; the middle of the screen without one.
  func point(_ target: LiveTarget?) throws(LiveFailure) -> CGPoint {
    switch target {
    case nil: return CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .word(let word):
      if let part = try part(word) { return try point(on: part, word) }
      let view = try touchedView(word)
      if let control = view as? UIControl, !control.isEnabled { throw .disabled(word) }
      return try point(on: view, word)
    }
  }

  /// The point at which a person touches a view: the middle of the part that is seen, or the nearest point to it at which no other view
  /// is in front.
  func point(on view: UIView, _ word: String) throws(LiveFailure) -> CGPoint {
    let seen = visibleArea(of: view)
    guard seen.width > 0, seen.height > 0 else { throw .offScreen(word) }
    let points = Self.points(in: seen)
    if let point = points.first(where: { reaches(view, at: $0) }) { return point }
    guard let front = screen.hit(at: points[0]) else { throw .unreachable(word) }
    if view.isDescendant(of: front) { throw .unreachable(word) }
    throw .covered(word, by: ViewTitle(front).line)
  }

  /// The part of a view that is on the screen and that no superview clips, in the coordinates of the screen.
  func visibleArea(of view: UIView) -> CGRect {
    var area = view.convert(view.bounds, to: nil).intersection(screen.bounds)
    var current = view.superview
    while let superview = current, !area.isNull {
      if superview.clipsToBounds || superview is UIScrollView {
        area = area.intersection(superview.convert(superview.bounds, to: nil))
      }
      current = superview.superview
    }
    return area.isNull ? .zero : area
  }

  /// Whether a touch at a point of the screen reaches a view: the view, something in it, or for a view that takes no touches, what
  /// contains it.
  private func reaches(_ view: UIView, at point: CGPoint) -> Bool {
    guard let hit = screen.hit(at: point) else { return false }
    if hit.isDescendant(of: view) { return true }
    let takesTouches = view is UIControl && view.isUserInteractionEnabled
    return !takesTouches && view.isDescendant(of: hit)
  }

  /// Points of an area, the middle first, and then from the middle to the edges.
  private static func points(in area: CGRect) -> [CGPoint] {
    let parts: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
    let all = parts.flatMap { x in parts.map { y in (x: x, y: y) } }
    return all.sorted { hypot($0.x - 0.5, $0.y - 0.5) < hypot($1.x - 0.5, $1.y - 0.5) }.map {
      CGPoint(x: area.minX + area.width * $0.x, y: area.minY + area.height * $0.y)
    }
  }
}
