// SPDX-License-Identifier: MIT

import SystemFont

/// The fonts of iOS.
extension NamedFont {
  struct Family {
    var name: String
    var family: FontFamily
    var members: [(String, FontWeight, Bool)]
  }

  /// Returns a family of one font.
  private static func one(_ name: String, _ family: FontFamily, _ member: String, _ weight: FontWeight) -> Family {
    Family(name: name, family: family, members: [(member, weight, false)])
  }

  /// Returns a family of a regular, a bold, an italic and a bold italic font.
  private static func four(_ name: String, _ family: FontFamily, _ names: [String]) -> Family {
    let styles: [(FontWeight, Bool)] = [(.regular, false), (.bold, false), (.regular, true), (.bold, true)]
    return Family(name: name, family: family, members: zip(names, styles).map { ($0, $1.0, $1.1) })
  }

  static let families: [Family] = [
    Family(
      name: "American Typewriter", family: .americanTypewriter,
      members: [
        ("AmericanTypewriter", .regular, false), ("AmericanTypewriter-Light", .light, false),
        ("AmericanTypewriter-Semibold", .semibold, false), ("AmericanTypewriter-Bold", .bold, false),
      ]),
    Family(
      name: "Apple SD Gothic Neo", family: .appleSDGothicNeo,
      members: [
        ("AppleSDGothicNeo-Regular", .regular, false), ("AppleSDGothicNeo-UltraLight", .ultraLight, false),
        ("AppleSDGothicNeo-Thin", .thin, false), ("AppleSDGothicNeo-Light", .light, false),
        ("AppleSDGothicNeo-Medium", .medium, false), ("AppleSDGothicNeo-SemiBold", .semibold, false),
        ("AppleSDGothicNeo-Bold", .bold, false),
      ]),
    four("Arial", .arial, ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"]),
    one("Arial Rounded MT Bold", .arialRounded, "ArialRoundedMTBold", .bold),
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
    Family(
      name: "Baskerville", family: .baskerville,
      members: [
        ("Baskerville", .regular, false), ("Baskerville-SemiBold", .semibold, false),
        ("Baskerville-Bold", .bold, false),
        ("Baskerville-Italic", .regular, true), ("Baskerville-SemiBoldItalic", .semibold, true),
        ("Baskerville-BoldItalic", .bold, true),
      ]),
    Family(
      name: "Bodoni 72", family: .bodoni72,
      members: [
        ("BodoniSvtyTwoITCTT-Book", .regular, false), ("BodoniSvtyTwoITCTT-Bold", .bold, false),
        ("BodoniSvtyTwoITCTT-BookIta", .regular, true),
      ]),
    one("Bradley Hand", .bradleyHand, "BradleyHandITCTT-Bold", .bold),
    Family(
      name: "Chalkboard SE", family: .chalkboardSE,
      members: [
        ("ChalkboardSE-Regular", .regular, false), ("ChalkboardSE-Light", .light, false),
        ("ChalkboardSE-Bold", .bold, false),
      ]),
    one("Chalkduster", .chalkduster, "Chalkduster", .regular),
    four("Cochin", .cochin, ["Cochin", "Cochin-Bold", "Cochin-Italic", "Cochin-BoldItalic"]),
    Family(
      name: "Copperplate", family: .copperplate,
      members: [
        ("Copperplate", .regular, false), ("Copperplate-Light", .light, false), ("Copperplate-Bold", .bold, false),
      ]),
    four("Courier", .courier, ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"]),
    four(
      "Courier New", .courierNew,
      ["CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT"]),
    Family(
      name: "Didot", family: .didot,
      members: [("Didot", .regular, false), ("Didot-Bold", .bold, false), ("Didot-Italic", .regular, true)]),
    one("DIN Alternate", .dinAlternate, "DINAlternate-Bold", .bold),
    one("DIN Condensed", .dinCondensed, "DINCondensed-Bold", .bold),
    Family(
      name: "Futura", family: .futura,
      members: [
        ("Futura-Medium", .medium, false), ("Futura-Bold", .bold, false), ("Futura-MediumItalic", .medium, true),
      ]),
    Family(
      name: "Futura", family: .futuraCondensed,
      members: [("Futura-CondensedMedium", .medium, false), ("Futura-CondensedExtraBold", .black, false)]),
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
      name: "Hiragino Kaku Gothic ProN", family: .hiraginoSans,
      members: [("HiraKakuProN-W3", .regular, false), ("HiraKakuProN-W6", .semibold, false)]),
    Family(
      name: "Hiragino Mincho ProN", family: .hiraginoMincho,
      members: [("HiraMinProN-W3", .regular, false), ("HiraMinProN-W6", .semibold, false)]),
    Family(
      name: "Hiragino Sans", family: .hiraginoSans,
      members: [
        ("HiraginoSans-W3", .regular, false), ("HiraginoSans-W6", .semibold, false), ("HiraginoSans-W7", .bold, false),
      ]),
    four(
      "Hoefler Text", .hoeflerText,
      ["HoeflerText-Regular", "HoeflerText-Black", "HoeflerText-Italic", "HoeflerText-BlackItalic"]),
    Family(
      name: "Marker Felt", family: .markerFelt,
      members: [("MarkerFelt-Thin", .regular, false), ("MarkerFelt-Wide", .bold, false)]),
    four("Menlo", .menlo, ["Menlo-Regular", "Menlo-Bold", "Menlo-Italic", "Menlo-BoldItalic"]),
    Family(
      name: "Noteworthy", family: .noteworthy,
      members: [("Noteworthy-Light", .regular, false), ("Noteworthy-Bold", .bold, false)]),
    Family(
      name: "Optima", family: .optima,
      members: [
        ("Optima-Regular", .regular, false), ("Optima-Bold", .bold, false), ("Optima-ExtraBlack", .black, false),
        ("Optima-Italic", .regular, true), ("Optima-BoldItalic", .bold, true),
      ]),
    four("Palatino", .palatino, ["Palatino-Roman", "Palatino-Bold", "Palatino-Italic", "Palatino-BoldItalic"]),
    one("Papyrus", .papyrus, "Papyrus", .regular),
    pingFang("HK"), pingFang("SC"), pingFang("TC"),
    four("Rockwell", .rockwell, ["Rockwell-Regular", "Rockwell-Bold", "Rockwell-Italic", "Rockwell-BoldItalic"]),
    Family(
      name: "Snell Roundhand", family: .snellRoundhand,
      members: [
        ("SnellRoundhand", .regular, false), ("SnellRoundhand-Bold", .bold, false),
        ("SnellRoundhand-Black", .black, false),
      ]),
    four(
      "Times New Roman", .timesNewRoman,
      ["TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldItalicMT"]),
    four(
      "Trebuchet MS", .trebuchet, ["TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic", "Trebuchet-BoldItalic"]),
    four("Verdana", .verdana, ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"]),
    one("Zapfino", .zapfino, "Zapfino", .regular),
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
