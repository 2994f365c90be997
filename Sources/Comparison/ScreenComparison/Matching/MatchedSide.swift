// SPDX-License-Identifier: MIT

import LayoutModel

/// One of two screens, with the keys by which its elements are found on the other. None of them contains an object identifier.
struct MatchedSide: Sendable {
  let elements: [ComparedElement]
  /// The subviews of each element that has any.
  let children: [Int: [Int]]
  /// The look of each element by itself: its class, its text and its properties.
  let looks: [String]
  /// Whether each element has a text, and no other element looks like it.
  let isOnlyWithText: [Bool]
  /// The look of each element and of all in it, without their order.
  let contents: [String]
  /// Whether each element is a row of a list, or part of one: rows are known by what is in them, and not by their place.
  let isInRow: [Bool]
  /// The class and the texts of each live cell or header without a name.
  let rowTexts: [Int: String]
  /// The frame of each element.
  let places: [String]
  /// The classes and texts of the superviews of each element.
  let paths: [String]

  init(_ screen: ComparedScreen) {
    elements = screen.elements
    children = Dictionary(grouping: screen.elements.indices.filter { screen.elements[$0].superview != nil }) { index in
      screen.elements[index].superview ?? 0
    }
    looks = elements.map(\.looks)
    let counts = Dictionary(looks.map { ($0, 1) }, uniquingKeysWith: +)
    isOnlyWithText = zip(elements, looks).map { element, look in !(element.text ?? "").isEmpty && counts[look] == 1 }
    isInRow = Self.rows(of: elements, children, looks)
    rowTexts = Self.rowTexts(of: screen)
    places = elements.map { $0.frame.map { " at \($0.values)" } ?? "" }
    var paths: [String] = []
    for element in elements {
      let parent = element.superview.flatMap { paths.indices.contains($0) ? $0 : nil }
      paths.append((parent.map { paths[$0] } ?? "") + "/" + element.kind + (element.text ?? ""))
    }
    self.paths = paths
    // The hashes of subviews, added up: their order does not count.
    var sums = looks.map { $0.hashValue }
    for index in elements.indices.reversed() {
      guard let parent = elements[index].superview else { continue }
      var hasher = Hasher()
      hasher.combine(sums[index])
      sums[parent] &+= hasher.finalize()
    }
    contents = sums.map { "\($0)" }
  }

  private static func rowTexts(of screen: ComparedScreen) -> [Int: String] {
    var texts: [Int: String] = [:]
    for (index, element) in screen.elements.enumerated() {
      guard let text = element.text, !text.isEmpty,
        let row = screen.superviews(of: index).first(where: { screen.elements[$0].isLiveRow })
      else { continue }
      texts[row, default: screen.elements[row].kind] += "\u{1}" + text
    }
    return texts
  }

  /// The number of subviews that look the same which make their superview a list.
  private static let shortestList = 3

  private static func rows(of elements: [ComparedElement], _ children: [Int: [Int]], _ looks: [String]) -> [Bool] {
    var result = elements.map { _ in false }
    for siblings in children.values {
      let containers = siblings.filter { children[$0] != nil && elements[$0].isNameless }
      for group in Dictionary(grouping: containers, by: { looks[$0] }).values where group.count >= shortestList {
        for index in group { result[index] = true }
      }
    }
    for (index, element) in elements.enumerated() where element.isLiveRow { result[index] = true }
    for (index, element) in elements.enumerated() {
      guard let superview = element.superview, superview < index, result[superview] else { continue }
      result[index] = true
    }
    return result
  }

  /// The distance between the places of an element and of one of the other side, in points.
  func distance(from index: Int, to other: Int, in side: MatchedSide) -> Double {
    guard let one = elements[index].frame, let two = side.elements[other].frame else { return 0 }
    return zip(one.values, two.values).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}

extension ComparedElement {
  /// Whether the element is a row of live views without a name. A document has prototypes of rows, with identifiers of their own.
  fileprivate var isLiveRow: Bool { isRow && isNameless && objectID == nil }

  fileprivate var looks: String {
    let values = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([className, kind, text ?? ""] + values).joined(separator: "\u{1}")
  }
}
