// SPDX-License-Identifier: MIT

import InterfaceDocuments
import ScreenComparison

/// The colors of a document. A color that is the same in every appearance counts by its components, however it is written.
struct ComparedColors {
  private let named: [String: MarkupElement]

  init(_ document: InterfaceDocument) { named = document.namedColors }

  func color(_ element: MarkupElement) -> ComparedColor {
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
      ?? element["xcode11CocoaTouchSystemColor"]
    {
      if let components = Self.fixed[system] { return ComparedColor(components: components) }
      return ComparedColor(name: system)
    }
    if let name = element["name"] { return ComparedColor(name: name, components: named[name].flatMap(Self.components)) }
    return ComparedColor(components: Self.components(element))
  }

  private static func components(_ element: MarkupElement) -> [Double]? {
    let alpha = element.number("alpha") ?? 1
    // A color that is not seen has no other components.
    if alpha == 0 { return [0, 0, 0, 0] }
    if let white = element.number("white") { return [white, white, white, alpha] }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else {
      return nil
    }
    return [red, green, blue, alpha]
  }

  /// The colors with a name that are the same in every appearance, and that some versions of Interface Builder write as numbers.
  ///
  /// Source: [UIColor](https://developer.apple.com/documentation/uikit/uicolor), “Fixed colors”.
  private static let fixed: [String: [Double]] = [
    "blackColor": [0, 0, 0, 1], "whiteColor": [1, 1, 1, 1], "darkTextColor": [0, 0, 0, 1],
    "lightTextColor": [1, 1, 1, 0.6], "clearColor": [0, 0, 0, 0], "darkGrayColor": [1.0 / 3, 1.0 / 3, 1.0 / 3, 1],
    "lightGrayColor": [2.0 / 3, 2.0 / 3, 2.0 / 3, 1], "grayColor": [0.5, 0.5, 0.5, 1], "redColor": [1, 0, 0, 1],
    "greenColor": [0, 1, 0, 1], "blueColor": [0, 0, 1, 1], "cyanColor": [0, 1, 1, 1], "yellowColor": [1, 1, 0, 1],
    "magentaColor": [1, 0, 1, 1], "orangeColor": [1, 0.5, 0, 1], "purpleColor": [0.5, 0, 0.5, 1],
    "brownColor": [0.6, 0.4, 0.2, 1],
    "groupTableViewBackgroundColor": [0.93725490196078431, 0.93725490196078431, 0.95686274509803926, 1],
  ]
}
