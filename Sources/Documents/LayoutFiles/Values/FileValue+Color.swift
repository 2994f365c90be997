// SPDX-License-Identifier: MIT

import Tinamou

@MainActor
extension UIColor: FileValue {
  static var schema: ValueSchema { .reference("color") }

  /// Reads a color name, `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or a name with an opacity such as `label/0.5`.
  static func read(_ node: SourceNode, of key: String, in reading: FileReading) throws(LayoutFileError) -> Self {
    let text = try reading.scalar(node, of: key).text
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let color = parts[0].hasPrefix("#") ? hexadecimal(parts[0]) : ColorNames.all[parts[0]] else {
      let isName = Identifier.isValid(parts[0])
      let fault: LayoutFileFault =
        isName ? .unknownChoice(text, kind: "a color") : .unreadableValue(text, as: "a color")
      throw reading.error(fault, at: node, suggestion: Spelling.closest(to: parts[0], in: ColorNames.all.keys))
    }
    guard parts.count == 2 else { return try cast(color, at: node, in: reading) }
    guard let alpha = YAMLNumber.parse(parts[1]), (0...1).contains(alpha) else {
      throw reading.error(.outOfRange(parts[1], range: "from 0 to 1"), at: node)
    }
    return try cast(color.withAlphaComponent(CGFloat(alpha)), at: node, in: reading)
  }

  /// Converts the color to `Self`, which is always `UIColor` here, because a file cannot contain a subclass.
  private static func cast(
    _ color: UIColor, at node: SourceNode, in reading: FileReading
  ) throws(LayoutFileError) -> Self {
    guard let color = color as? Self else {
      throw reading.error(.unreadableValue("this", as: "a color"), at: node)
    }
    return color
  }

  /// Returns the color of three, four, six or eight hexadecimal digits after `#`.
  private static func hexadecimal(_ text: String) -> UIColor? {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { CGFloat($0) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }
}
