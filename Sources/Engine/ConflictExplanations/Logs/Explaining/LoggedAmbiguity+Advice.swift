// SPDX-License-Identifier: MIT

extension LoggedAmbiguity {
  /// The ambiguity in a sentence without a final period.
  public var sentence: String {
    let name = view ?? "a view"
    guard !parts.isEmpty else {
      return "\(name) has an ambiguous layout: several positions or sizes satisfy its constraints"
    }
    let names = parts.map(\.rawValue)
    return "\(name) is ambiguous: its constraints do not determine its \(SuggestionFinder.list(names))"
  }

  /// The changes that determine what is open.
  public var advice: [String] {
    guard !parts.isEmpty else {
      return [
        "find what is open: pause, and print view.value(forKey: \"_autolayoutTrace\"), or select the view in the view debugger; then "
          + "constrain one horizontal and one vertical position of it, and the sizes that its content does not give"
      ]
    }
    return Part.allCases.filter(parts.contains).map(Self.advice)
  }

  private static func advice(_ part: Part) -> String {
    switch part {
    case .horizontalPosition: "constrain its leading edge, trailing edge or horizontal center"
    case .verticalPosition: "constrain its top edge, bottom edge, vertical center or baseline"
    case .width, .height:
      "constrain its \(part.rawValue) or both its edges; beside views that also have a size of content, give it another priority "
        + "of content hugging or compression resistance"
    case .contentWidth:
      "pin the content to the leading and trailing edge of contentLayoutGuide, and give it a width, such as that of "
        + "frameLayoutGuide"
    case .contentHeight:
      "pin the content to the top and bottom of contentLayoutGuide, without a gap in the chain between them"
    }
  }
}
