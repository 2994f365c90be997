// SPDX-License-Identifier: MIT

import Foundation

/// The lines and areas of a symbol on a 24×24 grid, with y pointing down.
///
/// The notation: `M x y` moves, `L x y` draws a line, `C x1 y1 x2 y2 x y` a curve, `Z` closes, `O x y r` is a circle
/// and `R x y w h r` a rectangle with rounded corners.
struct SymbolShape: Sendable {
  /// The path that is stroked.
  var lines = ""
  /// The path that is filled.
  var areas = ""
  /// The areas of an icon that is filled.
  var icon: IconAreas?
  /// The path that is stroked in what has been drawn before, which removes it.
  var cuts = ""
  /// The size of the symbol, in multiples of the font size. Circles are 20 × 19 at 17 points.
  var size = CGSize(width: 1.18, height: 1.12)
  /// The size of the drawing in the middle of the symbol, in multiples of the font size; `nil` if it reaches to the edges.
  var drawnSize: CGSize?

  /// Returns the path that a text in the notation describes.
  static func path(_ text: String) -> DrawingCommand.Path {
    var path = DrawingCommand.Path()
    var words = text.split(separator: " ")[...]
    func numbers(_ count: Int) -> [CGFloat] {
      defer { words = words.dropFirst(count) }
      return words.prefix(count).map { CGFloat(Double($0) ?? 0) }
    }
    while let verb = words.popFirst() {
      switch verb {
      case "M":
        let n = numbers(2)
        path.move(to: CGPoint(x: n[0], y: n[1]))
      case "L":
        let n = numbers(2)
        path.addLine(to: CGPoint(x: n[0], y: n[1]))
      case "C":
        let n = numbers(6)
        path.addCubic(
          control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]), end: CGPoint(x: n[4], y: n[5]))
      case "O":
        let n = numbers(3)
        path.elements +=
          DrawingCommand.Path(
            ellipseIn: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])
          ).elements
      case "R":
        let n = numbers(5)
        let radius = CGSize(width: n[4], height: n[4])
        path.elements +=
          DrawingCommand.Path(
            rect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), topLeft: radius, topRight: radius,
            bottomRight: radius, bottomLeft: radius
          ).elements
      default: path.close()
      }
    }
    return path
  }
}

extension SymbolShape {
  private static func tall(_ width: CGFloat, lines: String = "", areas: String = "") -> SymbolShape {
    SymbolShape(lines: lines, areas: areas, size: CGSize(width: width, height: 1.19))
  }

  private static func wide(_ height: CGFloat, lines: String = "", areas: String = "") -> SymbolShape {
    SymbolShape(lines: lines, areas: areas, size: CGSize(width: 1.19, height: height))
  }

  private static let starPath =
    "M 12 1.8 L 14.9 8.6 L 22.3 9.3 L 16.7 14.2 L 18.4 21.5 L 12 17.6 L 5.6 21.5 L 7.3 14.2 L 1.7 9.3 L 9.1 8.6 Z"
  private static let heartPath =
    "M 12 21 C 5 16 1.5 12 1.5 8 C 1.5 4.8 4 2.5 7 2.5 C 9 2.5 11 3.6 12 5.5 C 13 3.6 15 2.5 17 2.5 C 20 2.5 22.5 4.8 22.5 8 C 22.5 12 19 16 12 21 Z"
  private static let shiftPath = "M 12 2.5 L 22 12.5 L 16.5 12.5 L 16.5 21 L 7.5 21 L 7.5 12.5 L 2 12.5 Z"
  private static let bellPath =
    "M 3.5 18 L 20.5 18 C 19 16.5 18.5 14.5 18.5 10.5 C 18.5 6.5 16 3 12 3 C 8 3 5.5 6.5 5.5 10.5 C 5.5 14.5 5 16.5 3.5 18 Z"
  private static let housePath =
    "M 3.5 11 L 3.5 21 L 20.5 21 L 20.5 11 M 1 12.5 L 12 2.5 L 23 12.5 M 9.5 21 L 9.5 14 L 14.5 14 L 14.5 21"
  private static let personPath = "O 12 7 4.8 M 2.5 22 C 2.5 17 6 14.2 12 14.2 C 18 14.2 21.5 17 21.5 22 Z"
  private static let bookmarkPath = "M 6 2 L 18 2 L 18 22 L 12 16.5 L 6 22 Z"
  private static let folderPath =
    "M 1.5 6 L 1.5 19 C 1.5 20 2 20.5 3 20.5 L 21 20.5 C 22 20.5 22.5 20 22.5 19 L 22.5 7 C 22.5 6 22 5.5 21 5.5 L 12 5.5 L 10 3.5 L 4 3.5 C 2.5 3.5 1.5 4.5 1.5 6 Z"
  private static let bubblePath =
    "M 12 2.5 C 5.5 2.5 1.5 6.5 1.5 11 C 1.5 14 3 16.5 5.5 18 C 5.5 19.5 5 21 4 22 C 6.5 22 8.5 21 9.8 19.4 C 10.5 19.5 11.2 19.5 12 19.5 C 18.5 19.5 22.5 15.5 22.5 11 C 22.5 6.5 18.5 2.5 12 2.5 Z"
  private static let planePath = "M 22.5 1.5 L 1.5 10 L 9.5 14.5 L 14 22.5 Z"
  private static let trianglePath = "M 12 2.5 L 23 21 L 1 21 Z"

  /// The diameter of circles is the font size.
  ///
  /// Source: 13 pictures of "checkmark.circle.fill", iOS 17 to 26, and one of "plus.circle" in the large scale, iOS 13 (Facts,
  /// “Recorded snapshots”).
  private static let circleSize = CGSize(width: 1, height: 1)

  /// The symbols that have a drawing. The drawings are original work; the names and proportions are Apple's.
  private static let basic: [String: SymbolShape] = [
    "plus": SymbolShape(lines: "M 12 2 L 12 22 M 2 12 L 22 12", size: CGSize(width: 1.1, height: 0.97)),
    "minus": wide(0.16, lines: "M 2 12 L 22 12"),
    "multiply": SymbolShape(lines: "M 4 4 L 20 20 M 20 4 L 4 20", size: CGSize(width: 1, height: 0.9)),
    "xmark": SymbolShape(lines: "M 3 3 L 21 21 M 21 3 L 3 21", size: CGSize(width: 1.05, height: 0.93)),
    "checkmark": SymbolShape(lines: "M 2.5 13 L 9 21 L 21.5 3", size: CGSize(width: 1.05, height: 0.94)),
    "chevron.right": tall(0.66, lines: "M 6 2 L 18 12 L 6 22"),
    "chevron.left": tall(0.66, lines: "M 18 2 L 6 12 L 18 22"),
    "chevron.forward": tall(0.66, lines: "M 6 2 L 18 12 L 6 22"),
    "chevron.backward": tall(0.66, lines: "M 18 2 L 6 12 L 18 22"),
    "chevron.up": wide(0.65, lines: "M 2 18 L 12 6 L 22 18"),
    "chevron.down": wide(0.65, lines: "M 2 6 L 12 18 L 22 6"),
    "arrow.right": wide(0.9, lines: "M 2 12 L 22 12 M 14 4 L 22 12 L 14 20"),
    "arrow.left": wide(0.9, lines: "M 22 12 L 2 12 M 10 4 L 2 12 L 10 20"),
    "shift": SymbolShape(lines: shiftPath),
    "shift.fill": SymbolShape(areas: shiftPath),
    "arrow.up": tall(0.95, lines: "M 12 22 L 12 2 M 4 10 L 12 2 L 20 10"),
    "arrow.down": tall(0.95, lines: "M 12 2 L 12 22 M 4 14 L 12 22 L 20 14"),
    "circle": SymbolShape(lines: "O 12 12 10.5", drawnSize: circleSize),
    "circle.fill": SymbolShape(areas: "O 12 12 11", drawnSize: circleSize),
    "square": SymbolShape(lines: "R 2 2 20 20 4", size: CGSize(width: 1.12, height: 1.07)),
    "square.fill": SymbolShape(areas: "R 1.5 1.5 21 21 4.5", size: CGSize(width: 1.12, height: 1.07)),
    "star": wide(1.08, lines: starPath),
    "star.fill": wide(1.08, areas: starPath),
    "heart": wide(1.05, lines: heartPath),
    "heart.fill": wide(1.05, areas: heartPath),
    "bell": tall(1.05, lines: bellPath + " M 9.5 21.5 L 14.5 21.5"),
    "bell.fill": tall(1.05, areas: bellPath + " R 9 19.5 6 3 1.5"),
    "house": wide(1.02, lines: housePath),
    "house.fill": wide(
      1.02,
      areas:
        "M 12 2 L 23.5 12 L 20.5 12 L 20.5 21.5 L 14.5 21.5 L 14.5 14 L 9.5 14 L 9.5 21.5 L 3.5 21.5 L 3.5 12 L 0.5 12 Z"
    ),
    "person": SymbolShape(lines: personPath),
    "person.fill": SymbolShape(areas: personPath),
    "magnifyingglass": SymbolShape(lines: "O 10 10 7.5 M 15.6 15.6 L 22 22"),
    "envelope": wide(0.9, lines: "R 1.5 3 21 18 3 M 2.5 5 L 12 13.5 L 21.5 5"),
    "trash": tall(
      1.05,
      lines:
        "M 4 6 L 5.5 22 L 18.5 22 L 20 6 M 2 6 L 22 6 M 8.5 6 L 9 2.5 L 15 2.5 L 15.5 6 M 10 10 L 10.3 18 M 14 10 L 13.7 18"
    ),
    "ellipsis": wide(0.27, areas: "O 3.5 12 2.6 O 12 12 2.6 O 20.5 12 2.6"),
    "photo": wide(0.95, lines: "R 1.5 3 21 18 3 O 7.5 9 2 M 2 18.5 L 9 12.5 L 13 17 L 17 11.5 L 22 17"),
    "gear": SymbolShape(
      lines:
        "O 12 12 7.5 O 12 12 3 M 12 1.5 L 12 4.5 M 12 19.5 L 12 22.5 M 1.5 12 L 4.5 12 M 19.5 12 L 22.5 12 M 4.6 4.6 L 6.7 6.7 M 17.3 17.3 L 19.4 19.4 M 4.6 19.4 L 6.7 17.3 M 17.3 6.7 L 19.4 4.6"
    ),
    "gearshape": SymbolShape(
      lines:
        "O 12 12 8 O 12 12 3.2 M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12 M 4.6 4.6 L 6.3 6.3 M 17.7 17.7 L 19.4 19.4 M 4.6 19.4 L 6.3 17.7 M 17.7 6.3 L 19.4 4.6"
    ),
    "info": tall(
      0.5,
      areas:
        "O 12 3.5 2.2 M 8 9 L 13.6 9 L 13.6 19.5 L 17 19.5 L 17 22 L 7.5 22 L 7.5 19.5 L 10.8 19.5 L 10.8 11.5 L 8 11.5 Z"
    ),
    "questionmark": tall(
      0.75, lines: "M 6 8 C 6 4.5 8.5 2.5 12 2.5 C 15.5 2.5 18 4.6 18 7.6 C 18 12 12 11.5 12 16", areas: "O 12 21 1.7"),
    "exclamationmark": tall(0.4, lines: "M 12 2.5 L 12 15.5", areas: "O 12 21 1.8"),
    "exclamationmark.triangle": SymbolShape(lines: trianglePath + " M 12 9 L 12 15", areas: "O 12 18 1.1"),
    "exclamationmark.triangle.fill": SymbolShape(areas: trianglePath),
    "line.3.horizontal": wide(0.75, lines: "M 2 4 L 22 4 M 2 12 L 22 12 M 2 20 L 22 20"),
    "line.horizontal.3": wide(0.75, lines: "M 2 4 L 22 4 M 2 12 L 22 12 M 2 20 L 22 20"),
    "lock": tall(
      0.85, lines: "R 4 10.5 16 11.5 2.5 M 7.5 10.5 L 7.5 7 C 7.5 4 9.5 2 12 2 C 14.5 2 16.5 4 16.5 7 L 16.5 10.5"),
    "lock.fill": tall(
      0.85, lines: "M 7.5 10.5 L 7.5 7 C 7.5 4 9.5 2 12 2 C 14.5 2 16.5 4 16.5 7 L 16.5 10.5",
      areas: "R 3.5 10 17 12.5 3"),
    "bookmark": tall(0.9, lines: bookmarkPath),
    "bookmark.fill": tall(0.9, areas: bookmarkPath),
    "play": tall(1, lines: "M 5 2.5 L 21 12 L 5 21.5 Z"),
    "play.fill": tall(1, areas: "M 5 2 L 21.5 12 L 5 22 Z"),
    "pause.fill": tall(0.9, areas: "R 5 2 5 20 1.5 R 14 2 5 20 1.5"),
    "stop.fill": SymbolShape(areas: "R 3 3 18 18 3"),
    "folder": wide(0.98, lines: folderPath),
    "folder.fill": wide(0.98, areas: folderPath),
    "bubble.left": SymbolShape(lines: bubblePath),
    "bubble.left.fill": SymbolShape(areas: bubblePath),
    "message": SymbolShape(lines: bubblePath),
    "message.fill": SymbolShape(areas: bubblePath),
    "paperplane": SymbolShape(lines: planePath + " M 22.5 1.5 L 9.5 14.5"),
    "paperplane.fill": SymbolShape(areas: planePath),
    "calendar": wide(0.98, lines: "R 1.5 3.5 21 18.5 3 M 1.5 9 L 22.5 9 M 7 1.5 L 7 5 M 17 1.5 L 17 5"),
    "clock": SymbolShape(lines: "O 12 12 10.5 M 12 5.5 L 12 12 L 7.5 15"),
    "doc": tall(0.95, lines: "M 5 2 L 14 2 L 20 8 L 20 22 L 5 22 Z M 14 2 L 14 8 L 20 8"),
    "cart": SymbolShape(
      lines: "M 1.5 3 L 5 3 L 8 16 L 20 16 L 22.5 6.5 L 6 6.5", areas: "O 9.5 20.5 1.9 O 18.5 20.5 1.9"),
    "square.and.arrow.up": tall(
      1.02, lines: "M 8 8 L 4 8 L 4 22 L 20 22 L 20 8 L 16 8 M 12 15 L 12 1.5 M 7.5 6 L 12 1.5 L 16.5 6"),
    "square.and.pencil": wide(
      1.09, lines: "M 13 4 L 3 4 L 3 21 L 20 21 L 20 11 M 21 2.5 L 10.5 13 L 9.5 14.5 L 11 13.8 L 21.6 3.2 Z"),
    "camera": wide(0.95, lines: "M 2 7 L 7 7 L 9 4 L 15 4 L 17 7 L 22 7 L 22 20 L 2 20 Z O 12 13 4"),
    "camera.fill": wide(0.95, areas: "M 2 6.5 L 7 6.5 L 9 3.5 L 15 3.5 L 17 6.5 L 22 6.5 L 22 20.5 L 2 20.5 Z"),
    "phone.fill": SymbolShape(
      areas:
        "M 3 4 C 4 2.5 6 1.5 7 2 L 10 7 C 10.5 8 9 9.5 8.5 10.5 C 10 13 11.5 14.2 13.8 15.5 C 14.8 15 16 13.5 17 14 L 22 17 C 22.5 18 21.5 20 20 21 C 15 23.5 0.5 10 3 4 Z"
    ),
    "location.fill": SymbolShape(areas: "M 22 2 L 14 22 L 12 12 L 2 10 Z"),
    "mappin": tall(0.5, lines: "M 12 9 L 12 22", areas: "O 12 6 5"),
  ]

  /// The drawings by name.
  static let all = basic.merging(objects) { first, _ in first }.merging(signs) { first, _ in first }

  /// The drawings by the present names of their symbols.
  private static let byPresentName = Dictionary(all.map { (SymbolNames.current($0.key), $0.value) }) { first, _ in first
  }

  /// Returns the drawing of a symbol; `nil` if there is none.
  ///
  /// A name that ends with `.fill` or `.slash` has a drawing if the name without it has one.
  static func named(_ name: String) -> SymbolShape? {
    if let shape = all[name] ?? byPresentName[SymbolNames.current(name)] ?? characters(name) { return shape }
    if let shape = SymbolIcons.shape(of: name) { return shape }
    if name.hasSuffix(".slash.fill") { return named(String(name.dropLast(11)) + ".fill")?.crossedOut }
    if name.hasSuffix(".fill") { return named(String(name.dropLast(5)))?.filled }
    if name.hasSuffix(".slash") { return named(String(name.dropLast(6)))?.crossedOut }
    return nil
  }

  /// The shape with its outline filled. What lies inside the outline is cut out.
  private var filled: SymbolShape {
    let parts = Self.subpaths(of: lines)
    guard let outline = parts.first, areas.isEmpty || !lines.isEmpty else { return self }
    let bounds = Self.path(outline).bounds
    func isInside(_ part: String) -> Bool { bounds.contains(Self.path(part).bounds) }
    let inner = parts.dropFirst().filter(isInside)
    let outer = parts.filter { !inner.contains($0) }
    let holes = Self.subpaths(of: areas).filter(isInside)
    let rest = Self.subpaths(of: areas).filter { !holes.contains($0) }
    return SymbolShape(
      lines: outer.joined(separator: " "), areas: (outer + rest).joined(separator: " "),
      cuts: (inner + holes).joined(separator: " "), size: size)
  }

  /// The shape below a line from its upper left to its lower right corner.
  private var crossedOut: SymbolShape {
    var shape = self
    shape.cuts += " M 4 1.5 L 23 20.5"
    shape.lines += " M 2 2 L 22 22"
    return shape
  }

  /// The parts of a text in the notation that each begin anew.
  private static func subpaths(of text: String) -> [String] {
    var parts: [String] = []
    for word in text.split(separator: " ") {
      if parts.isEmpty || ["M", "O", "R"].contains(word) {
        parts.append(String(word))
      } else {
        parts[parts.count - 1] += " " + word
      }
    }
    return parts
  }

  /// The drawing of symbols that have none.
  static let placeholder = SymbolShape(lines: "R 2.5 2.5 19 19 5", areas: "O 12 12 2.4")

  /// Whether the shape is ``placeholder``.
  var isPlaceholder: Bool { lines == Self.placeholder.lines && areas == Self.placeholder.areas }

  /// Whether nothing is drawn.
  var isEmpty: Bool { lines.isEmpty && areas.isEmpty && icon == nil }
}
