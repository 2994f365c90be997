// SPDX-License-Identifier: MIT

import LayoutChecks

extension SourceRule {
  /// Labels that get no color where the other texts of a view get those of a theme.
  static let unthemedText = SourceRule { text in
    guard text.language == .swift else { return [] }
    let themed = text.blocks.all.filter { block in
      guard case .function = block.kind else { return false }
      return text.identifiers(in: block.header).contains { $0.camelWords.contains("theme") }
    }
    guard !themed.isEmpty else { return [] }
    let colored = Set(
      text.indices(of: "textColor").filter { index in themed.contains { $0.body.contains(index) } }
        .filter { text.isAssigned(after: $0) }.map { text.owner(of: $0) })
    let labels = text.outlets(of: "UILabel")
    // Other views may get their colors where all of their kind do.
    guard labels.filter({ colored.contains(text.identifier(at: $0)) }).count >= 3 else { return [] }
    return labels.compactMap { index in
      let name = text.identifier(at: index)
      guard !colored.contains(name), text.isOnlyFilled(name, declaredAt: index),
        let type = text.blocks.around(index).first, case .type(let typeName) = type.kind,
        themed.contains(where: { text.blocks.typeName(around: $0) == typeName })
      else { return nil }
      return SourceFault(
        rule: .unthemedText, range: text.bytes(of: index..<(index + 1)),
        message: "\(name) gets no color of the theme, as \(colored.count) other texts of the view do",
        advice: "set its textColor where the theme is applied")
    }
  }

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

extension SourceCode {
  /// The name of the view whose member is at an index, as `label` of `self.label?.textColor`.
  fileprivate func owner(of index: Int) -> String {
    var place = index - 2
    while isAt(place, "?") || isAt(place, "!") { place -= 1 }
    return identifier(at: place)
  }

  /// The names of the outlets to views of a class, where they are declared.
  fileprivate func outlets(of type: String) -> [Int] {
    indices(of: type).map { $0 - 2 }.filter { index in
      isAt(index + 1, ":") && identifier(at: index - 1) == "var"
        && identifiers(in: max(0, index - 8)..<index).contains("IBOutlet")
        && blocks.around(index).first.map { if case .type = $0.kind { true } else { false } } == true
    }
  }

  /// Whether code only gives a label texts and a place, and no color or style.
  fileprivate func isOnlyFilled(_ name: String, declaredAt declaration: Int) -> Bool {
    indices(of: name).filter { $0 != declaration }
      .allSatisfy { ["text", "isHidden", "numberOfLines", "frame"].contains(memberName(after: $0)) }
  }

  private func memberName(after index: Int) -> String {
    var next = index + 1
    while isAt(next, "?") || isAt(next, "!") { next += 1 }
    return isAt(next, ".") ? identifier(at: next + 1) : ""
  }
}

extension SourceBlocks {
  /// The name of the type, or of the extended type, around a block.
  fileprivate func typeName(around block: SourceBlock) -> String? {
    guard let parent = block.parent, case .type(let name) = all[parent].kind else { return nil }
    return name
  }
}
