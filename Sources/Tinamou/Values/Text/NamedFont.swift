// SPDX-License-Identifier: MIT

import FontFiles
import SystemFont

/// A font with a name: a font of iOS with approximate proportions, or a registered font from a file.
struct NamedFont: Sendable {
  let name: String
  let familyName: String
  let family: FontFamily
  let weight: FontWeight
  let posture: FontFace.Posture
  /// The file of a registered font.
  var file: FontFile?

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
  static func member(of familyName: String, weight: FontWeight, posture: FontFace.Posture) -> NamedFont? {
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
    abs(self.weight.rawValue - weight.rawValue) + (self.posture == posture ? 0 : 10)
  }

  /// The fonts of iOS.
  private static let all: [NamedFont] = families.flatMap { (row: Family) -> [NamedFont] in
    row.members.map { member in
      NamedFont(
        name: member.0, familyName: row.name, family: row.family, weight: member.1,
        posture: member.2 ? .italic : .upright)
    }
  }

  private struct Family {
    var name: String
    var family: FontFamily
    var members: [(String, FontWeight, Bool)]
  }

  /// Returns a family of a regular, a bold, an italic and a bold italic font.
  private static func four(_ name: String, _ family: FontFamily, _ names: [String]) -> Family {
    let styles: [(FontWeight, Bool)] = [(.regular, false), (.bold, false), (.regular, true), (.bold, true)]
    return Family(name: name, family: family, members: zip(names, styles).map { ($0, $1.0, $1.1) })
  }

  private static let families: [Family] = [
    four("Arial", .arial, ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"]),
    Family(
      name: "Avenir", family: .avenir,
      members: [
        ("Avenir-Book", .regular, false), ("Avenir-Roman", .regular, false), ("Avenir-Light", .light, false),
        ("Avenir-Medium", .medium, false), ("Avenir-Heavy", .heavy, false), ("Avenir-Black", .black, false),
        ("Avenir-BookOblique", .regular, true), ("Avenir-Oblique", .regular, true),
        ("Avenir-LightOblique", .light, true), ("Avenir-MediumOblique", .medium, true),
        ("Avenir-HeavyOblique", .heavy, true), ("Avenir-BlackOblique", .black, true),
      ]),
    avenirNext("Avenir Next", "AvenirNext", .avenirNext),
    avenirNext("Avenir Next Condensed", "AvenirNextCondensed", .avenirNextCondensed),
    four("Courier", .courier, ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"]),
    four(
      "Courier New", .courierNew,
      ["CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT"]),
    Family(
      name: "Futura", family: .futura,
      members: [
        ("Futura-Medium", .medium, false), ("Futura-Bold", .bold, false), ("Futura-MediumItalic", .medium, true),
      ]),
    four("Georgia", .georgia, ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"]),
    Family(
      name: "Gill Sans", family: .gillSans,
      members: [
        ("GillSans", .regular, false), ("GillSans-Light", .light, false), ("GillSans-SemiBold", .semibold, false),
        ("GillSans-Bold", .bold, false), ("GillSans-Italic", .regular, true), ("GillSans-LightItalic", .light, true),
        ("GillSans-SemiBoldItalic", .semibold, true), ("GillSans-BoldItalic", .bold, true),
      ]),
    Family(
      name: "Helvetica", family: .helvetica,
      members: [
        ("Helvetica", .regular, false), ("Helvetica-Light", .light, false), ("Helvetica-Bold", .bold, false),
        ("Helvetica-Oblique", .regular, true), ("Helvetica-LightOblique", .light, true),
        ("Helvetica-BoldOblique", .bold, true),
      ]),
    Family(
      name: "Helvetica Neue", family: .helveticaNeue,
      members: [
        ("HelveticaNeue", .regular, false), ("HelveticaNeue-UltraLight", .ultraLight, false),
        ("HelveticaNeue-Thin", .thin, false), ("HelveticaNeue-Light", .light, false),
        ("HelveticaNeue-Medium", .medium, false), ("HelveticaNeue-Bold", .bold, false),
        ("HelveticaNeue-Italic", .regular, true), ("HelveticaNeue-UltraLightItalic", .ultraLight, true),
        ("HelveticaNeue-ThinItalic", .thin, true), ("HelveticaNeue-LightItalic", .light, true),
        ("HelveticaNeue-MediumItalic", .medium, true), ("HelveticaNeue-BoldItalic", .bold, true),
      ]),
    Family(
      name: "Helvetica Neue", family: .helveticaNeueCondensed,
      members: [
        ("HelveticaNeue-CondensedBold", .bold, false), ("HelveticaNeue-CondensedBlack", .black, false),
      ]),
    Family(
      name: "Hiragino Sans", family: .hiraginoSans,
      members: [
        ("HiraginoSans-W3", .regular, false), ("HiraginoSans-W6", .semibold, false), ("HiraginoSans-W7", .bold, false),
      ]),
    four(
      "Hoefler Text", .hoeflerText,
      ["HoeflerText-Regular", "HoeflerText-Black", "HoeflerText-Italic", "HoeflerText-BlackItalic"]),
    four("Menlo", .menlo, ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"]),
    four("Palatino", .palatino, ["Palatino-Roman", "Palatino-Bold", "Palatino-Italic", "Palatino-BoldItalic"]),
    pingFang("HK"), pingFang("SC"), pingFang("TC"),
    four(
      "Times New Roman", .timesNewRoman,
      ["TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"]),
    four(
      "Trebuchet MS", .trebuchet, ["TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic", "Trebuchet-BoldItalic"]),
    four("Verdana", .verdana, ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"]),
  ]

  private static func avenirNext(_ name: String, _ prefix: String, _ family: FontFamily) -> Family {
    let styles: [(String, String, FontWeight)] = [
      ("Regular", "Italic", .regular), ("UltraLight", "UltraLightItalic", .ultraLight),
      ("Medium", "MediumItalic", .medium), ("DemiBold", "DemiBoldItalic", .semibold), ("Bold", "BoldItalic", .bold),
      ("Heavy", "HeavyItalic", .heavy),
    ]
    let upright = styles.map { ("\(prefix)-\($0.0)", $0.2, false) }
    return Family(name: name, family: family, members: upright + styles.map { ("\(prefix)-\($0.1)", $0.2, true) })
  }

  private static func pingFang(_ region: String) -> Family {
    let styles: [(String, FontWeight)] = [
      ("Regular", .regular), ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium),
      ("Semibold", .semibold),
    ]
    return Family(
      name: "PingFang \(region)", family: .pingFang,
      members: styles.map { ("PingFang\(region)-\($0.0)", $0.1, false) })
  }
}
