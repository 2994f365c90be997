// SPDX-License-Identifier: MIT

import FontFiles
import SystemFont

/// A font with a name: a font of iOS with approximate proportions, or a registered font from a file.
package struct NamedFont: Sendable {
  package let name: String
  let familyName: String
  let family: FontFamily
  let weight: FontWeight
  let posture: FontFace.Posture
  /// The file of a registered font.
  package var file: FontFile?

  /// Creates the font of a file.
  init(_ file: FontFile) {
    let face = FontFace(file, size: 1)
    self.init(
      name: file.names.postScript, familyName: file.names.family, family: face.family, weight: face.weight,
      posture: face.posture)
    self.file = file
  }

  private init(
    name: String, familyName: String, family: FontFamily, weight: FontWeight, posture: FontFace.Posture
  ) {
    self.name = name
    self.familyName = familyName
    self.family = family
    self.weight = weight
    self.posture = posture
  }

  func face(size: CGFloat) -> FontFace {
    file.map { FontFace($0, size: Double(size)) }
      ?? FontFace(family, size: Double(size), weight: weight, posture: posture)
  }

  /// Returns the font with the PostScript name `name`, or the regular font of the family with that name; `nil` for
  /// unknown names.
  static func named(_ name: String) -> NamedFont? {
    let registered = FontRegistrations.current.fonts
    return named(name, among: registered) ?? named(name, among: all)
  }

  private static func named(_ name: String, among fonts: [NamedFont]) -> NamedFont? {
    if let exact = fonts.first(where: { $0.name == name }) { return exact }
    return fonts.filter { $0.familyName == name }.min { $0.distanceFromRegular < $1.distanceFromRegular }
  }

  /// Returns the member of the family that is closest to `weight` and `posture`.
  package static func member(of familyName: String, weight: FontWeight, posture: FontFace.Posture) -> NamedFont? {
    members(of: familyName).min { $0.distance(weight, posture) < $1.distance(weight, posture) }
  }

  /// Returns the registered fonts of a family, or those of iOS if none is registered.
  static func members(of familyName: String) -> [NamedFont] {
    let registered = FontRegistrations.current.fonts.filter { $0.familyName == familyName }
    return registered.isEmpty ? all.filter { $0.familyName == familyName } : registered
  }

  static var familyNames: [String] { Set((FontRegistrations.current.fonts + all).map(\.familyName)).sorted() }

  private var distanceFromRegular: Double { distance(.regular, .upright) }

  private func distance(_ weight: FontWeight, _ posture: FontFace.Posture) -> Double {
    abs(self.weight.rawValue - weight.rawValue) + (self.posture == posture ? 0 : 10) + (isCondensed ? 5 : 0)
  }

  /// Whether the font is a condensed member of a family that has others.
  private var isCondensed: Bool { family == .futuraCondensed || family == .helveticaNeueCondensed }

  /// The fonts of iOS.
  private static let all: [NamedFont] = families.flatMap { (row: Family) -> [NamedFont] in
    row.members.map { member in
      NamedFont(
        name: member.0, familyName: row.name, family: row.family, weight: member.1,
        posture: member.2 ? .italic : .upright)
    }
  }
}
