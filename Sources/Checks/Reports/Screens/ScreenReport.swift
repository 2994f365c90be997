// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel

/// A report on the views of a screen: one line for each, for people and programs.
public struct ScreenReport {
  private let screen: ScreenElement
  private let explanations: [Int: [ValueExplanation]]

  /// Creates a report. With `explanations`, by the index of the view, it says what determines the frames.
  public init(_ screen: ScreenElement, explanations: [Int: [ValueExplanation]] = [:]) {
    self.screen = screen
    self.explanations = explanations
  }

  /// The views, each on a line: its name and class, its text, its frame (x, y, width and height in points, in the
  /// coordinates of the screen), and in brackets what keeps it from being seen. Subviews are indented.
  ///
  /// Views of the system that show nothing, and those that only contain another one of the same size, are left out.
  public var text: String { lines(of: screen, indentation: 0).map { $0 + "\n" }.joined() }

  /// The views as in ``text``, as short as they can be for programs that pay for each letter: without containers that say nothing, with
  /// whole points, and with long texts and names cut in the middle, the more of them the longer the report would be.
  public var compactText: String {
    var text = ""
    for length in Self.shortLengths {
      let lines = lines(of: screen, indentation: 0, length: length)
      text = lines.map { $0 + "\n" }.joined()
      if text.utf8.count <= lines.count * Self.compactLineLength { break }
    }
    return text
  }

  /// The lengths of texts in a short report, in characters; the next one where the lines are too long with the one before.
  private static let shortLengths = [20, 16, 13, 10, 8, 6]
  /// The average length of the lines of a short report, in bytes: 84 lines are less than 3 KB.
  private static let compactLineLength = 36

  /// The lines of a view and those below it, short ones with a `length` of their texts.
  private func lines(of element: ScreenElement, indentation: Int, length: Int? = nil) -> [String] {
    let isCompact = length != nil
    // What assistive technology reads as one is one thing for a reader, too, unless a part of it has a text.
    let isWhole =
      element.spoken != nil && !element.children.flatMap(\.all).contains { $0.text != nil || $0.name != nil }
    let children =
      isWhole || Self.isOutOfSight(element) ? [] : element.children.filter { !Self.isDecoration($0) }
    if let content = Self.content(of: element, children) {
      return lines(of: content, indentation: indentation, length: length)
    }
    let isLeftOut = Self.contents.contains(element.className) || isCompact && Self.saysNothing(element, children)
    if isLeftOut, element.name == nil {
      return children.flatMap { lines(of: $0, indentation: indentation, length: length) }
    }
    if let length {
      return [String(repeating: " ", count: indentation) + Self.compactLine(for: element, length)]
        + children.flatMap { lines(of: $0, indentation: indentation + 1, length: length) }
    }
    let space = String(repeating: "  ", count: indentation)
    let reasons = (explanations[element.index] ?? []).map { ValueReport([$0]).text }.joined()
    return [space + Self.line(for: element)]
      + reasons.split(separator: "\n").map { "\(space)    \($0)" }
      + children.flatMap { lines(of: $0, indentation: indentation + 1) }
  }

  /// Whether neither a view nor anything in it is seen.
  private static func isOutOfSight(_ element: ScreenElement) -> Bool {
    let unseen: Set<ScreenElement.State> = [.covered, .offScreen, .hidden, .empty]
    return element.all.allSatisfy { !unseen.isDisjoint(with: $0.states) }
  }

  /// Whether a view is one of the system's without a text: a separator, a background, or a part that is not used.
  private static func isDecoration(_ element: ScreenElement) -> Bool {
    guard element.name == nil, element.text == nil else { return false }
    if element.className.hasPrefix("_") || decorations.contains(element.className) { return true }
    return unused.contains(element.className) && !Set(element.states).isDisjoint(with: [.hidden, .empty])
  }

  private static let decorations: Set<String> = [
    "BarBackgroundView", "ScrollEdgeEffectView", "ScrollIndicatorView", "UITableViewCellSeparatorView",
  ]
  private static let unused: Set<String> = [
    "UITableViewLabel", "UILabel", "UIImageView", "UIToolbar", "UINavigationBar", "UIView", "BackButtonView",
    "BarBadgeView",
  ]

  /// The only subview of a view that shows nothing itself; `nil` for other views.
  private static func content(of element: ScreenElement, _ children: [ScreenElement]) -> ScreenElement? {
    guard children.count == 1, element.name == nil, element.text == nil, element.states.isEmpty,
      children[0].frame == element.frame, containers.contains(element.className)
    else { return nil }
    return children[0]
  }

  /// Whether a view only holds others together.
  private static func saysNothing(_ element: ScreenElement, _ children: [ScreenElement]) -> Bool {
    let holds = containers.union(["UIStackView", "GlassView"]).contains(element.className)
    return holds && element.text == nil && element.spoken == nil && element.states.isEmpty
      && (!children.isEmpty || element.className != "UIView")
  }

  /// Classes of views that contain what a cell shows.
  private static let contents: Set<String> = [
    "UITableViewCellContentView", "CellContentView", "UITableViewHeaderFooterContentView",
  ]

  /// Classes that contain the views of controllers.
  private static let containers: Set<String> = ["ControllerContainerView", "UIView", "UIWindow"]

  /// The line of a view.
  public static func line(for element: ScreenElement) -> String {
    var parts = [ViewTitle(element).line]
    parts.append(numbers(element.frame))
    if !element.states.isEmpty { parts.append("[" + element.states.map(word).joined(separator: ", ") + "]") }
    return parts.joined(separator: " ").singleLine
  }

  /// The line of a view, as short as it can be, with texts of some characters. The class of a label is left out, and so are the first
  /// letters of UIKit's classes. Names may be longer than texts, because they tell views apart.
  private static func compactLine(for element: ScreenElement, _ length: Int) -> String {
    let text = element.text ?? element.spoken?.label
    let className = element.className.hasPrefix("UI") ? String(element.className.dropFirst(2)) : element.className
    var parts = [element.name ?? (text != nil && className == "Label" ? nil : className)].compactMap { $0 }
    if length < shortLengths[0] { parts = parts.map { ShortWord.cut($0, to: length + 4) } }
    if let text { parts.append("\"\(ShortWord.cut(text, to: length))\"") }
    parts.append(element.frame.values.map { "\(Int($0.rounded()))" }.joined(separator: " "))
    parts += element.states.map { $0 == .truncated ? "cut" : word(for: $0) }
    return parts.joined(separator: " ").singleLine
  }

  private static func word(for state: ScreenElement.State) -> String {
    switch state {
    case .offScreen: "off the screen"
    case .inConflict: "in a conflict"
    default: state.rawValue
    }
  }

  private static func numbers(_ frame: Rectangle) -> String {
    frame.values.map(FindingMessages.points).joined(separator: " ")
  }

  // MARK: Assistive technology

  /// The elements that assistive technology reads, one on a line, in its order.
  public static func text(of elements: [SpokenElement]) -> String {
    elements.enumerated().map { number, element in
      var parts = [element.label, element.value].compactMap { $0.map { ViewTitle.quoted($0) } }
      if parts.isEmpty { parts = ["(no label)"] }
      let line = "\(number + 1). " + (parts + element.traits).joined(separator: ", ")
      let hint = element.hint.map { " — \($0)" } ?? ""
      return "\(line)\(hint)   \(numbers(element.frame))".singleLine + "\n"
    }.joined()
  }

  // MARK: JSON

  /// The views as nested objects.
  public var json: JSONValue { json(of: screen) }

  private func json(of element: ScreenElement) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("class", .string(element.className))]
    if let name = element.name { members.append(("name", .string(name))) }
    if let text = element.text { members.append(("text", .string(text))) }
    if let label = element.spoken?.label, label != element.text { members.append(("label", .string(label))) }
    members.append(("frame", .array(element.frame.values.map { .number($0) })))
    if !element.states.isEmpty { members.append(("states", .array(element.states.map { .string($0.rawValue) }))) }
    let reasons = explanations[element.index] ?? []
    if !reasons.isEmpty {
      members.append(("why", .array(reasons.map { .string(ValueReport([$0]).text.trimmingLineEnd) })))
    }
    if !element.children.isEmpty { members.append(("children", .array(element.children.map(json)))) }
    return .object(members)
  }

  /// The elements that assistive technology reads, as a list of objects.
  public static func json(of elements: [SpokenElement]) -> JSONValue {
    .array(
      elements.map { element in
        var members: [(key: String, value: JSONValue)] = []
        if let label = element.label { members.append(("label", .string(label))) }
        if let value = element.value { members.append(("value", .string(value))) }
        if let hint = element.hint { members.append(("hint", .string(hint))) }
        members.append(("traits", .array(element.traits.map { .string($0) })))
        members.append(("frame", .array(element.frame.values.map { .number($0) })))
        return .object(members)
      })
  }
}

extension String {
  fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
