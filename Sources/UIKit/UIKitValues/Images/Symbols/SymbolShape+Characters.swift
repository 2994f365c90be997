// SPDX-License-Identifier: MIT

import Foundation

extension SymbolShape {
  /// Returns the drawing of "a", "7" or "42", the parts of names such as "42.circle"; `nil` for other names.
  static func characters(_ name: String) -> SymbolShape? {
    let strokes = name.compactMap { characterLines[$0] }
    guard strokes.count == name.count else { return nil }
    switch strokes.count {
    case 1: return SymbolShape(lines: strokes[0], size: CGSize(width: 0.72, height: 1))
    case 2 where name.allSatisfy(\.isNumber):
      return SymbolShape(
        lines: compressed(strokes[0], toX: 0) + " " + compressed(strokes[1], toX: 12),
        size: CGSize(width: 1.1, height: 0.95))
    default: return nil
    }
  }

  /// Returns a text in the notation whose lines and curves are drawn at half the width, from `left`.
  private static func compressed(_ text: String, toX left: Double) -> String {
    var isX = true
    return text.split(separator: " ").map { word in
      guard let number = Double(word) else {
        isX = true
        return String(word)
      }
      defer { isX.toggle() }
      return isX ? "\(number / 2 + left)" : String(word)
    }.joined(separator: " ")
  }

  /// The lines of letters and digits.
  private static let characterLines: [Character: String] = [
    "0": "M 12 3 C 8 3 6 7 6 12 C 6 17 8 21 12 21 C 16 21 18 17 18 12 C 18 7 16 3 12 3 Z",
    "1": "M 8 7 L 13 3 L 13 21",
    "2": "M 6.5 8 C 6.5 5 9 3 12 3 C 15 3 17.5 5 17.5 8 C 17.5 12 8 16 6.5 21 L 17.5 21",
    "3":
      "M 7 5.5 C 8 4 10 3 12 3 C 15 3 17 5 17 7.5 C 17 10 15 11.5 11 11.5 C 15 11.5 17.5 13.5 17.5 16.2 C 17.5 19 15 21 12 21 C 9.5 21 7.5 20 6.5 18",
    "4": "M 15 21 L 15 3 L 5.5 16 L 18.5 16",
    "5":
      "M 16.5 3 L 8 3 L 7 11 C 8.5 9.8 10 9.3 12 9.3 C 15.3 9.3 17.5 11.7 17.5 15 C 17.5 18.6 15 21 12 21 C 9.5 21 7.5 20 6.5 18",
    "6":
      "M 16.5 5 C 15.5 3.7 14 3 12.3 3 C 8.5 3 6.5 7 6.5 12.5 C 6.5 18 8.5 21 12 21 C 15.3 21 17.5 18.5 17.5 15.3 C 17.5 12 15.3 9.8 12 9.8 C 9 9.8 6.7 12 6.5 15",
    "7": "M 6 3 L 18 3 L 10 21",
    "8":
      "M 12 11.3 C 9.3 11.3 7.2 9.6 7.2 7.2 C 7.2 4.7 9.3 3 12 3 C 14.7 3 16.8 4.7 16.8 7.2 C 16.8 9.6 14.7 11.3 12 11.3 C 8.8 11.3 6.3 13.3 6.3 16.2 C 6.3 19 8.8 21 12 21 C 15.2 21 17.7 19 17.7 16.2 C 17.7 13.3 15.2 11.3 12 11.3 Z",
    "9":
      "M 7.5 19 C 8.5 20.3 10 21 11.7 21 C 15.5 21 17.5 17 17.5 11.5 C 17.5 6 15.5 3 12 3 C 8.7 3 6.5 5.5 6.5 8.7 C 6.5 12 8.7 14.2 12 14.2 C 15 14.2 17.3 12 17.5 9",
    "a": "M 5 21 L 12 3 L 19 21 M 7.6 15 L 16.4 15",
    "b":
      "M 7 3 L 7 21 L 13 21 C 16 21 18 19 18 16.3 C 18 13.5 16 11.5 13 11.5 L 7 11.5 M 7 3 L 12.5 3 C 15 3 16.8 4.8 16.8 7.2 C 16.8 9.8 15 11.5 12.5 11.5",
    "c":
      "M 18.5 7 C 17.5 4.5 15.3 3 12.5 3 C 8.3 3 5.5 6.8 5.5 12 C 5.5 17.2 8.3 21 12.5 21 C 15.3 21 17.5 19.5 18.5 17",
    "d": "M 6.5 3 L 6.5 21 L 11 21 C 15.7 21 18.5 17.5 18.5 12 C 18.5 6.5 15.7 3 11 3 Z",
    "e": "M 17 3 L 7 3 L 7 21 L 17 21 M 7 12 L 15.5 12",
    "f": "M 17 3 L 7 3 L 7 21 M 7 12 L 15.5 12",
    "g":
      "M 18 7 C 17 4.5 15 3 12.3 3 C 8.2 3 5.3 6.8 5.3 12 C 5.3 17.2 8.2 21 12.3 21 C 16 21 18.7 18 18.7 13 L 12.8 13",
    "h": "M 6 3 L 6 21 M 18 3 L 18 21 M 6 12 L 18 12",
    "i": "M 12 3 L 12 21",
    "j": "M 16 3 L 16 15.5 C 16 19 14.3 21 11.5 21 C 8.8 21 7 19.2 7 16.5",
    "k": "M 7 3 L 7 21 M 17.5 3 L 7 14 M 10.5 10.5 L 18 21",
    "l": "M 8 3 L 8 21 L 17.5 21",
    "m": "M 4.5 21 L 4.5 3 L 12 18 L 19.5 3 L 19.5 21",
    "n": "M 6 21 L 6 3 L 18 21 L 18 3",
    "o": "M 12 3 C 7.8 3 5 6.8 5 12 C 5 17.2 7.8 21 12 21 C 16.2 21 19 17.2 19 12 C 19 6.8 16.2 3 12 3 Z",
    "p": "M 7 21 L 7 3 L 12.5 3 C 16 3 18 5.2 18 8.2 C 18 11.3 16 13.5 12.5 13.5 L 7 13.5",
    "q":
      "M 12 3 C 7.8 3 5 6.8 5 12 C 5 17.2 7.8 21 12 21 C 16.2 21 19 17.2 19 12 C 19 6.8 16.2 3 12 3 Z M 14 16.5 L 19 22",
    "r": "M 7 21 L 7 3 L 12.5 3 C 15.8 3 17.8 5 17.8 8 C 17.8 11 15.8 12.8 12.5 12.8 L 7 12.8 M 12.8 12.8 L 18 21",
    "s":
      "M 17.5 7 C 17 4.5 15 3 12 3 C 8.7 3 6.7 5 6.7 7.5 C 6.7 13.3 18 10.5 18 16.5 C 18 19.2 15.7 21 12 21 C 8.5 21 6.3 19.3 6 16.7",
    "t": "M 5.5 3 L 18.5 3 M 12 3 L 12 21",
    "u": "M 6 3 L 6 14.5 C 6 18.5 8.3 21 12 21 C 15.7 21 18 18.5 18 14.5 L 18 3",
    "v": "M 5 3 L 12 21 L 19 3",
    "w": "M 2.5 3 L 7.5 21 L 12 5 L 16.5 21 L 21.5 3",
    "x": "M 6 3 L 18 21 M 18 3 L 6 21",
    "y": "M 5.5 3 L 12 12.5 L 18.5 3 M 12 12.5 L 12 21",
    "z": "M 6.5 3 L 17.5 3 L 6 21 L 18 21",
  ]
}
