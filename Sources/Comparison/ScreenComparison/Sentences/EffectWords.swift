// SPDX-License-Identifier: MIT

import LayoutModel

/// The words for frames that change, which are counted rather than listed.
enum EffectWords {
  /// Returns the consequence of a change, such as “so it and 3 other views move down by 8”; `nil` for none.
  ///
  /// - Parameters:
  ///   - saysSize: Whether the sentence says the new size of the element itself already.
  ///   - saysFrame: Whether it says its new frame.
  static func consequence(_ effects: [FrameEffect], of element: Int?, saysSize: Bool = false, saysFrame: Bool = false)
    -> String?
  {
    guard let first = effects.first else { return nil }
    guard first.element == element else { return "so " + count(effects, isOther: false) + " " + together(effects) }
    let others = Array(effects.dropFirst())
    if !others.isEmpty, let common = common(effects, isSingular: false) {
      return "so it and \(count(others, isOther: true)) \(common)"
    }
    let own = saysFrame ? nil : own(first, saysSize: saysSize).map { "it " + $0 }
    let rest = others.isEmpty ? nil : count(others, isOther: true) + " " + together(others)
    let parts = [own, rest].compactMap { $0 }
    return parts.isEmpty ? nil : "so " + parts.joined(separator: " and ")
  }

  private static func count(_ effects: [FrameEffect], isOther: Bool) -> String {
    let noun = effects.count == 1 ? "view" : "views"
    return "\(effects.count) \(isOther ? "other " : "")\(noun)"
  }

  /// Returns what is said of frames that have the same change: “moves down by 8”; `nil` if they have not.
  static func common(_ effects: [FrameEffect], isSingular: Bool) -> String? {
    guard let first = effects.first, !first.isResized,
      effects.allSatisfy({ !$0.isResized && $0.move.isNear(first.move) })
    else { return nil }
    return (isSingular ? "moves " : "move ") + direction(first.move)
  }

  private static func together(_ effects: [FrameEffect]) -> String {
    let isSingular = effects.count == 1
    if let common = common(effects, isSingular: isSingular) { return common }
    if isSingular { return own(effects[0]) ?? "changes" }
    if effects.allSatisfy({ !$0.isResized }) { return "move" }
    return effects.allSatisfy({ !$0.isMoved }) ? "change size" : "move or change size"
  }

  /// Returns what is said of one frame.
  static func own(_ effect: FrameEffect, saysSize: Bool = false) -> String? {
    var parts: [String] = []
    if effect.isMoved { parts.append("moves " + direction(effect.move)) }
    var sizes: [String] = []
    if abs(effect.after.width - effect.before.width) > ElementComparison.tolerance {
      sizes.append(size(effect.before.width, effect.after.width, "wide"))
    }
    if abs(effect.after.height - effect.before.height) > ElementComparison.tolerance {
      sizes.append(size(effect.before.height, effect.after.height, "high"))
    }
    if !sizes.isEmpty, !saysSize { parts.append("is " + sizes.joined(separator: " and ")) }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  private static func size(_ before: Double, _ after: Double, _ adjective: String) -> String {
    "\(short(after)) \(adjective) (\(short(before)) before)"
  }

  /// Returns a distance in words: “down by 8 and left by 12”.
  static func direction(_ move: Size) -> String {
    var parts: [String] = []
    if abs(move.height) > ElementComparison.tolerance {
      parts.append((move.height > 0 ? "down" : "up") + " by " + short(abs(move.height)))
    }
    if abs(move.width) > ElementComparison.tolerance {
      parts.append((move.width > 0 ? "right" : "left") + " by " + short(abs(move.width)))
    }
    return parts.joined(separator: " and ")
  }

  private static func short(_ value: Double) -> String { ValueWords.number((value * 10).rounded() / 10) }
}

extension FrameEffect {
  /// Whether the size differs.
  package var isResized: Bool {
    abs(after.width - before.width) > ElementComparison.tolerance
      || abs(after.height - before.height) > ElementComparison.tolerance
  }

  /// Whether the position in the superview differs.
  package var isMoved: Bool {
    abs(move.width) > ElementComparison.tolerance || abs(move.height) > ElementComparison.tolerance
  }
}

extension Size {
  /// Whether both distances are the same as far as one sees.
  func isNear(_ other: Size) -> Bool {
    abs(width - other.width) <= 2 * ElementComparison.tolerance
      && abs(height - other.height) <= 2 * ElementComparison.tolerance
  }
}
