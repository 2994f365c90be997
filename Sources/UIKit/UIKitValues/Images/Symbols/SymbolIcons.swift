// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The icons of two free sets whose shapes stand for symbols without a drawing of our own.
///
/// The tables say which icon stands for which symbol, and how large it is: a size does not depend on whether the sets are installed.
/// The name of an icon that is mirrored ends with a tilde. They are Bootstrap Icons (MIT license) and Material Design Icons (SIL Open Font
/// License), as Debian packages them.
enum SymbolIcons {
  /// An icon that stands for a symbol.
  struct Entry: Sendable {
    let icon: String
    let isMaterial: Bool
    /// Whether left and right are exchanged.
    let isMirrored: Bool
    /// The size, in multiples of the font size.
    let size: CGSize
  }

  /// Returns the shape of a symbol; `nil` if no icon stands for it. It is a box with a dot while the sets are not installed.
  static func shape(of name: String) -> SymbolShape? {
    if let entry = entry(of: name) { return shape(entry, entry.icon) }
    guard name.hasSuffix(".fill"), let entry = entry(of: String(name.dropLast(5))) else { return nil }
    let filled = entry.icon + "-fill"
    return shape(entry, !entry.isMaterial && IconFiles.isThere(filled) ? filled : entry.icon)
  }

  private static func shape(_ entry: Entry, _ icon: String) -> SymbolShape {
    var shape = SymbolShape.placeholder
    if let areas = entry.isMaterial ? IconFiles.material(icon) : IconFiles.bootstrap(icon) {
      shape = SymbolShape(icon: entry.isMirrored ? areas.mirrored : areas)
    }
    shape.size = entry.size
    return shape
  }

  private static func entry(of name: String) -> Entry? { entries[name] ?? entries[SymbolNames.current(name)] }

  /// The entries of both tables, by the present names of the symbols.
  static let entries: [String: Entry] = {
    var result: [String: Entry] = [:]
    for (table, isMaterial) in [(material, true), (bootstrap, false)] {
      for line in table.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count > 3, let width = Double(words[1]), let height = Double(words[2].dropLast()) else { continue }
        let isMirrored = words[0].hasSuffix("~")
        let entry = Entry(
          icon: String(isMirrored ? words[0].dropLast() : words[0]), isMaterial: isMaterial, isMirrored: isMirrored,
          size: CGSize(width: width / 100, height: height / 100))
        for name in words[3...] { result[String(name)] = entry }
      }
    }
    return result
  }()
}

/// The areas of an icon on a 24×24 grid, with y pointing down.
struct IconAreas: Sendable {
  var areas: [(path: DrawingCommand.Path, rule: CGPathFillRule)]

  /// The areas with left and right exchanged.
  var mirrored: IconAreas {
    let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
    return IconAreas(areas: areas.map { ($0.path.applying(flip), $0.rule) })
  }

  /// The smallest rectangle around all areas.
  var bounds: CGRect { areas.reduce(CGRect.null) { $0.union($1.path.bounds) } }
}

/// The files of the icon sets.
enum IconFiles {
  /// The folder of the files that an archive brings; `nil` where the packages of Debian are used.
  private static let ownFolder = ProcessInfo.processInfo.environment["TINAMOU_SYMBOLS"]
  private static let bootstrapFolder = ownFolder.map { $0 + "/svg" } ?? "/usr/share/bootstrap-icons/svg"
  private static let materialFile =
    (ownFolder ?? "/usr/share/fonts/svg/materialdesignicons-webfont") + "/materialdesignicons-webfont.svg"

  /// Whether the sets are installed.
  static let areInstalled = isThere("square") && materialGlyphs != nil

  static func isThere(_ icon: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(bootstrapFolder)/\(icon).svg")
  }

  private static let known = Mutex<[String: IconAreas?]>([:])

  /// Returns an icon of Bootstrap Icons, a file of `path` elements on a 16×16 grid; `nil` if it cannot be read.
  static func bootstrap(_ icon: String) -> IconAreas? {
    if let areas = known.withLock({ $0[icon] }) { return areas }
    let areas = (try? String(contentsOfFile: "\(bootstrapFolder)/\(icon).svg", encoding: .utf8)).flatMap(areas(ofFile:))
    known.withLock { $0[icon] = .some(areas) }
    return areas
  }

  private static func areas(ofFile text: String) -> IconAreas? {
    let toGrid = CGAffineTransform(scaleX: 1.5, y: 1.5)
    var result = IconAreas(areas: [])
    for element in text.components(separatedBy: "<path").dropFirst() {
      guard let data = attribute("d", in: element), let path = PathDataReader.path(data) else { return nil }
      let rule: CGPathFillRule = attribute("fill-rule", in: element) == "evenodd" ? .evenOdd : .winding
      result.areas.append((path.applying(toGrid), rule))
    }
    return result.areas.isEmpty ? nil : result
  }

  /// The glyphs of Material Design Icons, in the elements `glyph` of an SVG font, each from its name on.
  private static let materialGlyphs: [Substring: Substring]? = {
    guard let text = try? String(contentsOfFile: materialFile, encoding: .utf8) else { return nil }
    var glyphs: [Substring: Substring] = [:]
    for element in text.components(separatedBy: "glyph-name=\"").dropFirst() {
      guard let end = element.firstIndex(of: "\"") else { continue }
      glyphs[element[..<end]] = element[end...]
    }
    return glyphs
  }()

  /// Returns an icon of Material Design Icons: a glyph of 512 units an em, 448 of them above the baseline; `nil` if it cannot be read.
  static func material(_ icon: String) -> IconAreas? {
    guard let element = materialGlyphs?[icon[...]], let data = attribute("d", in: String(element)),
      let path = PathDataReader.path(data)
    else { return nil }
    let scale: CGFloat = 24 / 512
    let toGrid = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 448 * scale)
    return IconAreas(areas: [(path.applying(toGrid), .winding)])
  }

  /// Returns the value of an attribute of an element that ends with the next `>`.
  private static func attribute(_ name: String, in element: String) -> String? {
    guard let start = element.range(of: " \(name)=\"") else { return nil }
    let value = element[start.upperBound...]
    return value.firstIndex(of: "\"").map { String(value[..<$0]) }
  }
}
