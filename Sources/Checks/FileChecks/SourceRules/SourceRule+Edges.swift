// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Texts and controls that are held by an edge of the window instead of the safe area.
  static let screenEdge = SourceRule { text in
    guard text.language == .swift, text.mentions("viewDidLoad", "loadView") else { return [] }
    return ["topAnchor", "bottomAnchor"].flatMap { name in
      text.indices(of: name).compactMap { index -> SourceFault? in
        let receiver = text.identifier(at: index - 2)
        guard text.isAt(index - 1, "."), ScreenEdge.isContent(receiver),
          text.isAt(index + 1, "."), text.identifier(at: index + 2) == "constraint", text.isAt(index + 3, "("),
          ["equalTo", "lessThanOrEqualTo"].contains(text.identifier(at: index + 4)),
          let distance = text.distance(fromViewAt: index + 6, anchor: name),
          distance < (name == "topAnchor" ? ScreenEdge.top : ScreenEdge.bottom)
        else { return nil }
        return SourceFault(
          rule: .screenEdge, range: text.bytes(of: (index - 2)..<(index + 1)),
          message:
            "\(receiver) is held by the \(name == "topAnchor" ? "top" : "bottom") of the window, where bars and the home indicator are",
          advice: "use view.safeAreaLayoutGuide.\(name)")
      }
    }
  }
}

/// The parts at the edges of a window that bars and the home indicator take.
enum ScreenEdge {
  /// The least distance from the top at which nothing of the system is on any device, in points.
  static let top = 44.0
  /// The least distance from the bottom at which the home indicator is not.
  static let bottom = 34.0

  /// Whether a name is that of a text or a control.
  static func isContent(_ name: String) -> Bool {
    ["button", "btn", "label", "lbl", "field", "switch", "slider", "control"].contains(name.camelWords.last)
  }
}

extension SourceCode {
  /// The distance that a constraint to an anchor of `view` keeps, whose argument begins at an index; `nil` for another item, or if the distance
  /// is no number.
  fileprivate func distance(fromViewAt start: Int, anchor: String) -> Double? {
    var index = start
    if identifier(at: index) == "self", isAt(index + 1, ".") { index += 2 }
    guard identifier(at: index) == "view", isAt(index + 1, "."), identifier(at: index + 2) == anchor else { return nil }
    index += 3
    if isAt(index, ")") { return 0 }
    guard isAt(index, ","), identifier(at: index + 1) == "constant", isAt(index + 2, ":") else { return nil }
    index += isAt(index + 3, "-") ? 4 : 3
    guard let number = numbers.first(where: { $0.tokens.lowerBound == index }), isAt(number.tokens.upperBound, ")")
    else { return nil }
    return number.value
  }
}
