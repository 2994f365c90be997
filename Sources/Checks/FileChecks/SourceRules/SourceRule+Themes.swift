// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Paths of shadows with one radius, beside corners that the system chooses.
  static let plainCornerPath = SourceRule { text in
    guard text.language == .swift,
      text.indices(of: "cornerConfiguration").contains(where: { text.isAt($0 - 1, ".") && text.isAssigned(after: $0) })
    else { return [] }
    return text.indices(of: "shadowPath").compactMap { index in
      guard text.isAt(index - 1, "."), text.isAssigned(after: index), text.identifier(at: index + 2) != "nil",
        let function = text.blocks.outermostFunction(at: index)
      else { return nil }
      let names = Set(text.identifiers(in: function.body))
      guard names.isDisjoint(with: ["effectiveRadius", "cornerConfiguration"]) else { return nil }
      return SourceFault(
        rule: .plainCornerPath, range: text.bytes(of: index..<(index + 1)),
        message: "the path of the shadow does not follow the corners that cornerConfiguration gives the view",
        advice: "make the path of effectiveRadius(corner:) of each corner")
    }
  }

  /// Symbols whose arrow points to the same side in every language.
  static let unmirroredSymbol = SourceRule { text in
    guard text.language == .swift,
      !text.mentions("imageFlippedForRightToLeftLayoutDirection", "effectiveUserInterfaceLayoutDirection")
    else { return [] }
    return text.indices(of: "systemName").compactMap { label in
      let index = label + 2
      guard text.isAt(label + 1, ":"), text.tokens.indices.contains(index), let literal = text.tokens[index].string,
        literal.isConstant, let other = SidedSymbol.mirrored(literal.text)
      else { return nil }
      return SourceFault(
        rule: .unmirroredSymbol, range: text.bytes(of: index..<(index + 1)),
        message: SidedSymbol.message(literal.text), advice: SidedSymbol.advice(other))
    }
  }
}

/// The symbols of arrows that have a name for each side, and another one for the direction of the language.
enum SidedSymbol {
  private static let sides = ["left": "backward", "right": "forward"]
  private static let families: Set<String> = ["chevron", "arrow", "arrowtriangle", "arrowshape"]
  private static let shapes: Set<String> = ["circle", "square", "fill", "2", "compact"]

  /// The name of the symbol that follows the direction of the language; `nil` for a symbol that is not one of a side.
  static func mirrored(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    guard parts.count >= 2, families.contains(parts[0]), let direction = sides[parts[1]],
      parts.dropFirst(2).allSatisfy(shapes.contains)
    else { return nil }
    parts[1] = direction
    return parts.joined(separator: ".")
  }

  static func message(_ name: String) -> String {
    "'\(name)' points to the same side in languages that are read from the right"
  }

  static func advice(_ name: String) -> String { "use '\(name)' where it means forward or back" }
}
