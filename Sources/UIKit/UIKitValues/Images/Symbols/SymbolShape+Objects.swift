// SPDX-License-Identifier: MIT

import Foundation

/// Drawings of symbols for things, actions and media. The drawings are original work; the names are Apple's.
extension SymbolShape {
  /// Returns a shape that is stroked.
  static func line(_ lines: String, _ width: CGFloat = 1.19, _ height: CGFloat = 1.14) -> SymbolShape {
    SymbolShape(lines: lines, size: CGSize(width: width, height: height))
  }

  /// Returns a shape that is filled.
  static func area(_ areas: String, _ width: CGFloat = 1.19, _ height: CGFloat = 1.14) -> SymbolShape {
    SymbolShape(areas: areas, size: CGSize(width: width, height: height))
  }

  /// Returns a shape with lines and areas.
  static func both(
    _ lines: String, _ areas: String, _ width: CGFloat = 1.19, _ height: CGFloat = 1.14
  ) -> SymbolShape {
    SymbolShape(lines: lines, areas: areas, size: CGSize(width: width, height: height))
  }

  static let circleArrow =
    "M 20.5 7 C 18.8 3.8 15.6 2 12 2 C 6.5 2 2 6.5 2 12 C 2 17.5 6.5 22 12 22 C 16.8 22 20.9 18.6 21.8 14"
  static let circleArrowBack =
    "M 3.5 7 C 5.2 3.8 8.4 2 12 2 C 17.5 2 22 6.5 22 12 C 22 17.5 17.5 22 12 22 C 7.2 22 3.1 18.6 2.2 14"
  private static let tagPath = "M 2 3 L 11 3 L 22 14 L 14 22 L 2 11 Z"
  private static let flagPath = "M 4 2.5 C 10 0 14 6 20.5 3.5 L 20.5 14 C 14 16.5 10 10.5 4 13 Z"
  private static let eyePath =
    "M 1 12 C 5 6 9 4.5 12 4.5 C 15 4.5 19 6 23 12 C 19 18 15 19.5 12 19.5 C 9 19.5 5 18 1 12 Z"
  static let cloudPath =
    "M 6.5 19.5 C 3.5 19.5 1.5 17.4 1.5 14.8 C 1.5 12.4 3.3 10.5 5.6 10.2 C 6.2 6.8 9 4.5 12.3 4.5 C 16 4.5 18.9 7.2 19.2 10.8 C 21.2 11.2 22.5 13 22.5 15 C 22.5 17.6 20.5 19.5 18 19.5 Z"
  private static let micPath = "R 8.5 1.5 7 13 3.5"
  private static let micStand =
    "M 4.5 11 C 4.5 16 7.5 18.5 12 18.5 C 16.5 18.5 19.5 16 19.5 11 M 12 18.5 L 12 22.5 M 8 22.5 L 16 22.5"
  static let speakerPath = "M 1.5 9 L 5.5 9 L 11.5 4 L 11.5 20 L 5.5 15 L 1.5 15 Z"
  private static let waves = "M 15 9 C 16.3 10.6 16.3 13.4 15 15 M 18 6.5 C 20.8 9.5 20.8 14.5 18 17.5"
  private static let shieldPath = "M 12 1.5 L 21 5 C 21 13 18.5 19 12 22.5 C 5.5 19 3 13 3 5 Z"
  private static let boltPath = "M 14 1 L 4.5 14 L 11 14 L 9.5 23 L 19.5 9.5 L 13 9.5 Z"
  private static let flamePath =
    "M 12 1.5 C 13.5 6.5 19.5 9.5 19.5 15.5 C 19.5 20 16 22.5 12 22.5 C 8 22.5 4.5 20 4.5 15.5 C 4.5 12.5 6 10.5 7.5 9 C 8 11 9 12 10 12.5 C 9.5 8.5 10 5 12 1.5 Z"
  private static let dropPath =
    "M 12 1.5 C 15 6 19 10.5 19 15.2 C 19 19.5 16 22.5 12 22.5 C 8 22.5 5 19.5 5 15.2 C 5 10.5 9 6 12 1.5 Z"
  private static let leafPath =
    "M 21.5 2.5 C 10 2.5 3 6 3 13.5 C 3 18 6.5 20.5 10.5 20.5 C 18.5 20.5 21.5 13 21.5 2.5 Z"
  private static let moonPath =
    "M 20.5 15.5 C 13 18.5 6.5 12.5 9 3 C 4.5 4.8 2 8.6 2 12.5 C 2 18 6.3 22 11.5 22 C 15.4 22 18.8 19.6 20.5 15.5 Z"
  private static let sunRays =
    "M 12 1 L 12 3.5 M 12 20.5 L 12 23 M 1 12 L 3.5 12 M 20.5 12 L 23 12 M 4.2 4.2 L 6 6 M 18 18 L 19.8 19.8 M 4.2 19.8 L 6 18 M 18 6 L 19.8 4.2"
  private static let handPath =
    "M 2 10.5 L 6 10.5 L 6 21 L 2 21 Z M 8 20.5 L 8 11 L 12.5 2 C 14.5 2 15.5 4 14.5 9 L 20.5 9 C 22 9 22.5 10.5 22 12 L 19.5 20 C 19.2 21 18.5 21.5 17.5 21.5 L 10.5 21.5 Z"
  private static let bookPath =
    "M 12 5 C 9 3 5 3 1.5 4 L 1.5 20 C 5 19 9 19 12 21 C 15 19 19 19 22.5 20 L 22.5 4 C 19 3 15 3 12 5 Z"
  private static let giftPath = "R 2 7 20 5 1 R 3.5 12 17 10 1"
  private static let keyPath = "O 7 7 5 M 10.5 10.5 L 21.5 21.5 M 17 17 L 20 14 M 19.5 19.5 L 22 17"
  private static let crownPath = "M 2 6 L 7 12 L 12 3.5 L 17 12 L 22 6 L 20 19.5 L 4 19.5 Z"
  private static let bulbPath =
    "M 8.5 18 C 8.5 15 4.5 13.5 4.5 9 C 4.5 4.8 7.8 1.5 12 1.5 C 16.2 1.5 19.5 4.8 19.5 9 C 19.5 13.5 15.5 15 15.5 18 Z"
  private static let carPath =
    "M 1.5 18 L 1.5 12.5 L 4.5 11 L 7 5.5 L 17 5.5 L 19.5 11 L 22.5 12.5 L 22.5 18 Z"
  private static let sealPath =
    "M 12 1.5 L 15 4 L 19 4 L 19.8 8 L 22.5 12 L 19.8 16 L 19 20 L 15 20 L 12 22.5 L 9 20 L 5 20 L 4.2 16 L 1.5 12 L 4.2 8 L 5 4 L 9 4 Z"
  private static let octagonPath = "M 8 2 L 16 2 L 22 8 L 22 16 L 16 22 L 8 22 L 2 16 L 2 8 Z"
  private static let boxPath = "M 12 1.5 L 21.5 6.5 L 21.5 17.5 L 12 22.5 L 2.5 17.5 L 2.5 6.5 Z"
  private static let facePoints = "M 7.5 14.5 C 9 17.5 15 17.5 16.5 14.5"

  /// The symbols in this file.
  static let objects: [String: SymbolShape] = [
    // Arrows.
    "arrow.clockwise": line(circleArrow + " M 21 1.5 L 21 7.5 L 15 7.5"),
    "arrow.counterclockwise": line(circleArrowBack + " M 3 1.5 L 3 7.5 L 9 7.5"),
    "arrow.triangle.2.circlepath": line(
      "M 3 11 C 3.5 6.5 7.5 3 12 3 C 15.5 3 18.5 5 20 8 M 21 3 L 20.5 8.5 L 15 8 M 21 13 C 20.5 17.5 16.5 21 12 21 C 8.5 21 5.5 19 4 16 M 3 21 L 3.5 15.5 L 9 16",
      1.4, 1.1),
    "arrow.up.arrow.down": line("M 7 21 L 7 3 M 2 8 L 7 3 L 12 8 M 17 3 L 17 21 M 12 16 L 17 21 L 22 16", 1.2, 1),
    "arrow.left.arrow.right": line("M 21 7 L 3 7 M 8 2 L 3 7 L 8 12 M 3 17 L 21 17 M 16 12 L 21 17 L 16 22", 1.2, 1),
    "arrow.up.right": line("M 4 20 L 20 4 M 7 4 L 20 4 L 20 17", 0.9, 0.85),
    "arrow.up.left": line("M 20 20 L 4 4 M 17 4 L 4 4 L 4 17", 0.9, 0.85),
    "arrow.down.left": line("M 20 4 L 4 20 M 17 20 L 4 20 L 4 7", 0.9, 0.85),
    "arrow.down.right": line("M 4 4 L 20 20 M 20 7 L 20 20 L 7 20", 0.9, 0.85),
    "arrow.forward": line("M 2 12 L 22 12 M 14 4 L 22 12 L 14 20", 1.19, 0.9),
    "arrow.backward": line("M 22 12 L 2 12 M 10 4 L 2 12 L 10 20", 1.19, 0.9),
    "arrow.uturn.left": line(
      "M 8 2 L 3 7 L 8 12 M 3 7 L 15 7 C 19 7 21.5 10 21.5 14 C 21.5 18 19 21 15 21 L 9 21", 1.1, 1.05),
    "arrow.uturn.backward": line(
      "M 8 2 L 3 7 L 8 12 M 3 7 L 15 7 C 19 7 21.5 10 21.5 14 C 21.5 18 19 21 15 21 L 9 21", 1.1, 1.05),
    "arrow.uturn.right": line(
      "M 16 2 L 21 7 L 16 12 M 21 7 L 9 7 C 5 7 2.5 10 2.5 14 C 2.5 18 5 21 9 21 L 15 21", 1.1, 1.05),
    "arrowshape.turn.up.left": line(
      "M 10 3 L 1.5 11 L 10 19 L 10 14 C 16 14 20 15.5 22.5 20 C 22.5 12 18 8 10 8 Z", 1.3, 1.05),
    "arrowshape.turn.up.right": line(
      "M 14 3 L 22.5 11 L 14 19 L 14 14 C 8 14 4 15.5 1.5 20 C 1.5 12 6 8 14 8 Z", 1.3, 1.05),
    "chevron.up.chevron.down": line("M 5 9 L 12 2 L 19 9 M 5 15 L 12 22 L 19 15", 0.8, 1.1),
    "chevron.compact.down": line("M 1 10 L 12 14 L 23 10", 1.3, 0.4),
    "chevron.compact.up": line("M 1 14 L 12 10 L 23 14", 1.3, 0.4),
    "repeat": line(
      "M 17 1.5 L 21 5.5 L 17 9.5 M 3 11 L 3 9 C 3 7 4.5 5.5 6.5 5.5 L 21 5.5 M 7 22.5 L 3 18.5 L 7 14.5 M 21 13 L 21 15 C 21 17 19.5 18.5 17.5 18.5 L 3 18.5",
      1.25, 1.1),
    "shuffle": line(
      "M 2 6 L 6 6 L 15 18 L 21.5 18 M 2 18 L 6 18 L 9 14 M 12 10 L 15 6 L 21.5 6 M 18 2.5 L 21.5 6 L 18 9.5 M 18 14.5 L 21.5 18 L 18 21.5",
      1.3, 1.05),
    "rectangle.portrait.and.arrow.right": line(
      "M 14 2 L 3 2 L 3 22 L 14 22 M 8 12 L 22.5 12 M 17.5 7 L 22.5 12 L 17.5 17", 1.35, 1.14),
    "square.and.arrow.down": line(
      "M 8 8 L 4 8 L 4 22 L 20 22 L 20 8 L 16 8 M 12 1.5 L 12 15 M 7.5 10.5 L 12 15 L 16.5 10.5", 1.02, 1.3),

    // Editing and lists.
    "pencil": line("M 3 21 L 4.5 15.5 L 17 3 L 21 7 L 8.5 19.5 Z M 14.5 5.5 L 18.5 9.5", 1, 1),
    "scissors": line("O 5.5 18.5 3 O 18.5 18.5 3 M 7.5 16 L 17 2 M 16.5 16 L 7 2", 1.1, 1.14),
    "paperclip": line(
      "M 19.5 10.5 L 11 19 C 8.5 21.5 5 21 3.5 19.5 C 2 18 1.5 14.5 4 12 L 13.5 2.5 C 15.5 0.8 18 1.2 19.5 2.7 C 21 4.2 21 6.8 19.5 8.3 L 10.5 17.2 C 9.5 18.2 8 18.2 7 17.2 C 6 16.2 6 14.8 7 13.8 L 14.5 6.3",
      1.05, 1.14),
    "link": line(
      "M 10 14 C 8 12 8 9.5 10 7.5 L 14 3.5 C 16 1.5 19 1.5 20.8 3.3 C 22.5 5 22.5 8 20.5 10 L 18 12.5 M 14 10 C 16 12 16 14.5 14 16.5 L 10 20.5 C 8 22.5 5 22.5 3.2 20.7 C 1.5 19 1.5 16 3.5 14 L 6 11.5"
    ),
    "list.bullet": both("M 8 4 L 22 4 M 8 12 L 22 12 M 8 20 L 22 20", "O 3 4 1.6 O 3 12 1.6 O 3 20 1.6", 1.19, 0.9),
    "list.dash": line("M 8 4 L 22 4 M 8 12 L 22 12 M 8 20 L 22 20 M 2 4 L 4 4 M 2 12 L 4 12 M 2 20 L 4 20", 1.19, 0.9),
    "slider.horizontal.3": both(
      "M 1.5 4.5 L 22.5 4.5 M 1.5 12 L 22.5 12 M 1.5 19.5 L 22.5 19.5", "O 16 4.5 2.8 O 8 12 2.8 O 16 19.5 2.8", 1.3,
      1.05),
    "line.3.horizontal.decrease": line("M 1.5 5 L 22.5 5 M 5.5 12 L 18.5 12 M 9 19 L 15 19", 1.19, 0.8),
    "text.alignleft": line("M 2 4 L 22 4 M 2 9.5 L 15 9.5 M 2 15 L 22 15 M 2 20.5 L 15 20.5", 1.1, 0.9),
    "text.aligncenter": line("M 2 4 L 22 4 M 5.5 9.5 L 18.5 9.5 M 2 15 L 22 15 M 5.5 20.5 L 18.5 20.5", 1.1, 0.9),
    "text.alignright": line("M 2 4 L 22 4 M 9 9.5 L 22 9.5 M 2 15 L 22 15 M 9 20.5 L 22 20.5", 1.1, 0.9),
    "textformat": line(
      "M 1.5 20 L 7.5 4 L 13.5 20 M 4 14 L 11 14 M 22 11 L 22 20 M 22 15.5 C 22 12.5 15.5 12.5 15.5 15.8 C 15.5 19.5 22 19.5 22 15.5",
      1.35, 0.9),
    "bold": line(
      "M 6 2.5 L 6 21.5 L 13 21.5 C 19.5 21.5 19.5 11.5 13 11.5 L 6 11.5 M 13 11.5 C 18 11.5 18 2.5 13 2.5 L 6 2.5",
      0.75, 0.95),
    "italic": line("M 9 2.5 L 19 2.5 M 5 21.5 L 15 21.5 M 14.5 2.5 L 9.5 21.5", 0.7, 0.95),
    "underline": line("M 5 2 L 5 11 C 5 19 19 19 19 11 L 19 2 M 3.5 22 L 20.5 22", 0.8, 1.05),
    "square.grid.2x2": line("R 2 2 8.5 8.5 2 R 13.5 2 8.5 8.5 2 R 2 13.5 8.5 8.5 2 R 13.5 13.5 8.5 8.5 2", 1.12, 1.07),
    "square.grid.3x3": line(
      "R 2 2 20 20 3 M 8.7 2 L 8.7 22 M 15.3 2 L 15.3 22 M 2 8.7 L 22 8.7 M 2 15.3 L 22 15.3", 1.12, 1.07),
    "square.stack": line("R 3 9 18 13 3 M 5 5.5 L 19 5.5 M 7 2 L 17 2", 1.1, 1.2),
    "square.on.square": line(
      "R 8 8 14 14 3 M 5 16 L 4.5 16 C 3 16 2 15 2 13.5 L 2 4.5 C 2 3 3 2 4.5 2 L 13.5 2 C 15 2 16 3 16 4.5 L 16 5",
      1.19, 1.19),
    "rectangle": line("R 1.5 4 21 16 3", 1.3, 1),
    "rectangle.stack": line("R 2.5 8 19 13 3 M 5 4.5 L 19 4.5 M 7.5 1.5 L 16.5 1.5", 1.2, 1.14),
    "capsule": line("R 1.5 6 21 12 6", 1.4, 0.85),
    "triangle": line("M 12 2.5 L 23 21 L 1 21 Z", 1.19, 1.05),
    "diamond": line("M 12 1.5 L 22.5 12 L 12 22.5 L 1.5 12 Z", 1.25, 1.25),
    "hexagon": line("M 12 1.5 L 21.5 7 L 21.5 17 L 12 22.5 L 2.5 17 L 2.5 7 Z", 1.19, 1.25),
    "octagon": line(octagonPath),
    "seal": line(sealPath, 1.25, 1.25),
    "shield": line(shieldPath, 1.05, 1.25),
    "checkmark.shield": line(shieldPath + " M 8 12 L 11 15 L 16 8.5", 1.05, 1.25),
    "lock.shield": both(
      shieldPath + " M 9.5 11.5 L 9.5 9.5 C 9.5 6.5 14.5 6.5 14.5 9.5 L 14.5 11.5", "R 8 11.5 8 6 1", 1.05, 1.25),
    "checkmark.seal": line(sealPath + " M 8 12 L 11 15.5 L 16.5 8.5", 1.25, 1.25),
    "xmark.octagon": line(octagonPath + " M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5"),

    // People, places and travel.
    "person.2": line(
      "O 8.5 8 3.8 M 1 20.5 C 1 16.5 4 14.3 8.5 14.3 C 13 14.3 16 16.5 16 20.5 Z M 14 4.6 C 17 3.5 19.5 5.5 19.5 8 C 19.5 10 18.3 11.4 16.5 11.8 M 17.5 14.6 C 21 15 23 17 23 20.5 L 19 20.5",
      1.6, 1.05),
    "person.3": line(
      "O 12 8 3.4 M 5.5 20 C 5.5 16 8 14 12 14 C 16 14 18.5 16 18.5 20 Z O 4.5 9.5 2.2 O 19.5 9.5 2.2 M 1 18 C 1 15.5 2.5 14 4.5 14 M 23 18 C 23 15.5 21.5 14 19.5 14",
      2, 1.05),
    "person.crop.circle": line(
      "O 12 12 10.5 O 12 9.5 3.6 M 5 19.5 C 6 16.5 8.5 15.3 12 15.3 C 15.5 15.3 18 16.5 19 19.5"),
    "person.crop.square": line(
      "R 2 2 20 20 4 O 12 9.5 3.6 M 5 21.5 C 5 17.5 8 15.3 12 15.3 C 16 15.3 19 17.5 19 21.5", 1.12, 1.07),
    "map": line(
      "M 1.5 5 L 8.5 2 L 15.5 5 L 22.5 2 L 22.5 19 L 15.5 22 L 8.5 19 L 1.5 22 Z M 8.5 2 L 8.5 19 M 15.5 5 L 15.5 22",
      1.25, 1.1),
    "location": line("M 22 2 L 14 22 L 12 12 L 2 10 Z", 1.1, 1.1),
    "globe": line("O 12 12 10.5 M 1.5 12 L 22.5 12 M 12 1.5 C 6 7 6 17 12 22.5 M 12 1.5 C 18 7 18 17 12 22.5"),
    "flag": line(flagPath + " M 4 2.5 L 4 22.5", 1.05, 1.2),
    "flag.fill": both("M 4 2.5 L 4 22.5", flagPath, 1.05, 1.2),
    "pin": line("M 8 2 L 16 2 L 15 9 L 18.5 13.5 L 5.5 13.5 L 9 9 Z M 12 13.5 L 12 22.5", 0.8, 1.25),
    "airplane": area(
      "M 22.5 12 C 22.5 13.2 21 13.7 19.5 13.7 L 14.5 13.7 L 9.5 22 L 7 22 L 9.8 13.7 L 5 13.7 L 3 16.5 L 1.3 16.5 L 2.5 12 L 1.3 7.5 L 3 7.5 L 5 10.3 L 9.8 10.3 L 7 2 L 9.5 2 L 14.5 10.3 L 19.5 10.3 C 21 10.3 22.5 10.8 22.5 12 Z",
      1.25, 1.19),
    "car": both(carPath, "O 6.5 14.5 1.6 O 17.5 14.5 1.6 R 2.5 18 4 3 1 R 17.5 18 4 3 1", 1.3, 1),
    "bus": both(
      "R 3 2.5 18 17 3 M 3 13 L 21 13", "O 7 16.3 1.3 O 17 16.3 1.3 R 4.5 19.5 4 3 1 R 15.5 19.5 4 3 1", 1.05, 1.19),
    "bicycle": line(
      "O 5 16.5 4 O 19 16.5 4 M 5 16.5 L 9 8 L 16.5 8 L 19 16.5 M 9 8 L 12.5 16.5 L 5 16.5 M 12.5 16.5 L 16.5 8 M 16.5 8 L 15 5 L 18 5 M 7.5 6.5 L 10.5 6.5",
      1.6, 1),
    "figure.walk": both(
      "M 12 7.5 L 11 14 L 7 21.5 M 11.5 13 L 15 16.5 L 16.5 21.5 M 12 8 L 7.5 11 L 7 14 M 12.5 8.5 L 15.5 11.5 L 18.5 12.5",
      "O 13 3.5 2", 0.8, 1.25),
    "building.2": line(
      "R 2 5 11 17 1 R 13 10 9 12 1 M 5 9 L 6 9 M 9 9 L 10 9 M 5 13 L 6 13 M 9 13 L 10 13 M 5 17 L 6 17 M 9 17 L 10 17 M 16.5 14 L 18.5 14 M 16.5 18 L 18.5 18",
      1.3, 1.19),

    // Weather and nature.
    "sun.max": line("O 12 12 4.8 " + sunRays, 1.3, 1.3),
    "sun.max.fill": both(sunRays, "O 12 12 5.4", 1.3, 1.3),
    "moon": line(moonPath, 1.1, 1.14),
    "cloud": line(cloudPath, 1.4, 1),
    "cloud.rain": line(cloudPath + " M 7 21 L 6 23.5 M 12 21 L 11 23.5 M 17 21 L 16 23.5", 1.4, 1.25),
    "snowflake": line(
      "M 12 1.5 L 12 22.5 M 3 6.8 L 21 17.2 M 3 17.2 L 21 6.8 M 9.5 3 L 12 5.5 L 14.5 3 M 9.5 21 L 12 18.5 L 14.5 21",
      1.14, 1.25),
    "drop": line(dropPath, 0.85, 1.2),
    "flame": line(flamePath, 0.95, 1.25),
    "leaf": line(leafPath + " M 3 22 C 5 17 9 12.5 15 9.5", 1.2, 1.1),
    "bolt": line(boltPath, 0.85, 1.25),
    "sparkles": area(
      "M 9 4 L 11 11 L 18 13 L 11 15 L 9 22 L 7 15 L 0.5 13 L 7 11 Z M 18 1 L 19 4.5 L 22.5 5.5 L 19 6.5 L 18 10 L 17 6.5 L 13.5 5.5 L 17 4.5 Z",
      1.19, 1.19),
    "pawprint": area(
      "O 7 7 2.6 O 17 7 2.6 O 3.5 13 2.3 O 20.5 13 2.3 M 12 11 C 8 11 5 16 6 19 C 7 21.5 10 20.5 12 20.5 C 14 20.5 17 21.5 18 19 C 19 16 16 11 12 11 Z",
      1.25, 1.19),

    // Signals and media.
    "eye": line(eyePath + " O 12 12 3.4", 1.5, 0.95),
    "hand.thumbsup": line(handPath, 1.19, 1.19),
    "hand.raised": line(
      "M 6 13 L 6 6 C 6 4 9 4 9 6 L 9 11 L 9 3.5 C 9 1.5 12 1.5 12 3.5 L 12 11 L 12 4 C 12 2 15 2 15 4 L 15 12 L 15 6.5 C 15 4.5 18 4.5 18 6.5 L 18 15 C 18 20 15.5 22.5 11.5 22.5 C 7 22.5 5 20 2.5 15 C 2 13.5 4 12.5 6 15",
      1.05, 1.25),
    "mic": line(micPath + " " + micStand, 0.85, 1.3),
    "mic.fill": both(micStand, micPath, 0.85, 1.3),
    "speaker": line(speakerPath, 0.85, 1),
    "speaker.fill": area(speakerPath, 0.85, 1),
    "speaker.wave.2": line(speakerPath + " " + waves, 1.4, 1.05),
    "speaker.wave.2.fill": both(waves, speakerPath, 1.4, 1.05),
    "video": line("R 1.5 5 14 14 3 M 15.5 10.5 L 22.5 6.5 L 22.5 17.5 L 15.5 13.5", 1.45, 0.95),
    "film": line(
      "R 1.5 3.5 21 17 2.5 M 6 3.5 L 6 20.5 M 18 3.5 L 18 20.5 M 6 12 L 18 12 M 1.5 8 L 6 8 M 1.5 16 L 6 16 M 18 8 L 22.5 8 M 18 16 L 22.5 16",
      1.3, 1.05),
    "music.note": both("M 9 19 L 9 4 L 20 2 L 20 7 L 9 9", "O 6.5 19 3", 0.9, 1.2),
    "headphones": both(
      "M 2.5 17 L 2.5 12 C 2.5 6.5 6.5 2.5 12 2.5 C 17.5 2.5 21.5 6.5 21.5 12 L 21.5 17",
      "R 2 13.5 5 8 2 R 17 13.5 5 8 2", 1.19, 1.14),
    "backward.fill": area("M 11.5 4 L 1 12 L 11.5 20 Z M 22.5 4 L 12 12 L 22.5 20 Z", 1.5, 0.95),
    "forward.fill": area("M 1.5 4 L 12 12 L 1.5 20 Z M 12.5 4 L 23 12 L 12.5 20 Z", 1.5, 0.95),
    "backward.end.fill": area("R 2 4 3 16 1 M 22 4 L 5.5 12 L 22 20 Z", 1, 0.9),
    "forward.end.fill": area("R 19 4 3 16 1 M 2 4 L 18.5 12 L 2 20 Z", 1, 0.9),
    "pause": line("R 5 2 5 20 1.5 R 14 2 5 20 1.5", 0.85, 1),
    "stop": line("R 3 3 18 18 3"),
    "waveform": line(
      "M 2 10 L 2 14 M 6 6 L 6 18 M 10 2 L 10 22 M 14 7 L 14 17 M 18 4 L 18 20 M 22 10 L 22 14", 1.3, 1.1),
    "wifi": both(
      "M 1.5 9 C 7 3.5 17 3.5 22.5 9 M 5 13 C 9 9 15 9 19 13 M 8.5 16.8 C 10.5 14.8 13.5 14.8 15.5 16.8", "O 12 20 1.6",
      1.4, 1),
    "antenna.radiowaves.left.and.right": both(
      "M 12 12 L 12 22 M 8 8 C 6 10.5 6 13.5 8 16 M 16 8 C 18 10.5 18 13.5 16 16 M 4.5 5 C 0.8 9.5 0.8 14.5 4.5 19 M 19.5 5 C 23.2 9.5 23.2 14.5 19.5 19",
      "O 12 12 2.2", 1.5, 1.05),
    "battery.100": both("R 1 7 19.5 10 2.5 M 22.5 10.5 L 22.5 13.5", "R 3 9 15.5 6 1", 1.6, 0.75),

    // Devices and documents.
    "iphone": line("R 6 1.5 12 21 3 M 10.5 19.5 L 13.5 19.5", 0.8, 1.3),
    "ipad": line("R 3.5 1.5 17 21 2.5 M 10.5 20 L 13.5 20", 1.05, 1.25),
    "desktopcomputer": line("R 1.5 3 21 14 2 M 12 17 L 12 21 M 7.5 21 L 16.5 21", 1.4, 1.1),
    "laptopcomputer": line("R 4 4 16 12 1.5 M 1 19 L 23 19", 1.6, 0.95),
    "tv": line("R 1.5 3.5 21 14.5 2 M 7.5 21 L 16.5 21", 1.4, 1.05),
    "keyboard": line(
      "R 1 5.5 22 13 2.5 M 4.5 9 L 5.5 9 M 9 9 L 10 9 M 13.5 9 L 14.5 9 M 18 9 L 19 9 M 7 15 L 17 15 M 4.5 12 L 5.5 12 M 18 12 L 19 12",
      1.5, 0.9),
    "printer": line(
      "M 6.5 8 L 6.5 2 L 17.5 2 L 17.5 8 M 6 18 L 2 18 L 2 8 L 22 8 L 22 18 L 18 18 M 6.5 14 L 17.5 14 L 17.5 22 L 6.5 22 Z",
      1.25, 1.14),
    "doc.text": line(
      "M 5 2 L 14 2 L 20 8 L 20 22 L 5 22 Z M 14 2 L 14 8 L 20 8 M 8.5 12.5 L 16.5 12.5 M 8.5 16.5 L 16.5 16.5", 0.95,
      1.19),
    "doc.on.doc": line(
      "M 9 6 L 15 6 L 21 12 L 21 22 L 9 22 Z M 15 6 L 15 12 L 21 12 M 6.5 17 L 3 17 L 3 2 L 11 2 L 13 4", 1.14, 1.25),
    "doc.on.clipboard": line(
      "M 8 4 L 3.5 4 L 3.5 20 L 8 20 M 16 4 L 18 4 L 18 7 M 8 2 L 14 2 L 14 5.5 L 8 5.5 Z R 10 9.5 11 13 1.5", 1.14,
      1.25),
    "book": line(bookPath + " M 12 5 L 12 21", 1.35, 1.05),
    "newspaper": line(
      "M 1.5 3.5 L 18 3.5 L 18 20.5 L 4 20.5 C 2.5 20.5 1.5 19.5 1.5 18 Z M 18 9 L 22.5 9 L 22.5 18 C 22.5 19.5 21.5 20.5 20 20.5 L 18 20.5 M 5 8 L 14.5 8 M 5 12 L 14.5 12 M 5 16 L 11 16",
      1.35, 1.05),
    "tray": line(
      "M 1.5 13 L 5 3.5 L 19 3.5 L 22.5 13 L 22.5 20.5 L 1.5 20.5 Z M 1.5 13 L 8 13 C 8 17 16 17 16 13 L 22.5 13", 1.3,
      1),
    "archivebox": line("R 1.5 3 21 5 1 M 3 8 L 3 21 L 21 21 L 21 8 M 9 12 L 15 12", 1.25, 1.05),
    "tag": both(tagPath, "O 6.5 7.5 1.6", 1.14, 1.14),
    "creditcard": line("R 1.5 4 21 16 2.5 M 1.5 9.5 L 22.5 9.5 M 5 15.5 L 9 15.5", 1.35, 1),
    "bag": line("M 4 7.5 L 20 7.5 L 21.5 22 L 2.5 22 Z M 8 10 L 8 6 C 8 0.5 16 0.5 16 6 L 16 10", 1.05, 1.19),
    "gift": line(
      giftPath
        + " M 12 7 L 12 22 M 12 7 C 7 7 5.5 5 6.5 3 C 8 0.8 11 2.5 12 7 C 13 2.5 16 0.8 17.5 3 C 18.5 5 17 7 12 7",
      1.14, 1.19),
    "briefcase": line("R 1.5 7 21 14 2.5 M 8 7 L 8 3.5 L 16 3.5 L 16 7 M 1.5 13.5 L 22.5 13.5", 1.3, 1.05),
    "shippingbox": line(boxPath + " M 2.5 6.5 L 12 11.5 L 21.5 6.5 M 12 11.5 L 12 22.5 M 7 4 L 16.5 9", 1.19, 1.25),
    "cube": line(boxPath + " M 2.5 6.5 L 12 11.5 L 21.5 6.5 M 12 11.5 L 12 22.5", 1.14, 1.25),
    "key": line(keyPath, 1.1, 1.1),
    "lock.open": line(
      "R 4 10.5 16 11.5 2.5 M 7.5 10.5 L 7.5 7 C 7.5 4 9.5 2 12 2 C 14.5 2 16 3.5 16.5 5.5", 0.95, 1.19),
    "hammer": line(
      "M 2 6 L 8 2.5 L 14 2.5 L 14 5 L 16 7 L 12.5 10.5 L 10.5 8.5 L 7 9.5 Z M 13.5 9.5 L 22 19 L 19.5 21.5 L 10.5 12.5",
      1.25, 1.14),
    "wrench": line(
      "M 21 6 L 17.5 9.5 L 14.5 6.5 L 18 3 C 14 1.5 10 5 11 9.5 L 2.5 18 C 1 19.5 4.5 23 6 21.5 L 14.5 13 C 19 14 22.5 10 21 6 Z",
      1.14, 1.14),
    "paintbrush": line(
      "M 21 2.5 L 11 12 L 13.5 14.5 L 22.5 4 Z M 11 12 C 7 12 7 18 2 19.5 C 5 23.5 12.5 22 13.5 14.5", 1.19, 1.14),
    "lightbulb": line(bulbPath + " M 8.5 20.5 L 15.5 20.5 M 10 22.8 L 14 22.8", 0.85, 1.3),
    "crown": line(crownPath, 1.35, 1.05),
    "gamecontroller": line(
      "M 7 6 L 17 6 C 20.5 6 23 12 22.5 17 C 22.3 20 19.5 19.5 17 15.5 L 7 15.5 C 4.5 19.5 1.7 20 1.5 17 C 1 12 3.5 6 7 6 Z M 7.5 9 L 7.5 13 M 5.5 11 L 9.5 11",
      1.6, 1.05),
    "cross": line(
      "M 8.5 2 L 15.5 2 L 15.5 8.5 L 22 8.5 L 22 15.5 L 15.5 15.5 L 15.5 22 L 8.5 22 L 8.5 15.5 L 2 15.5 L 2 8.5 L 8.5 8.5 Z",
      1.14, 1.14),
    "face.smiling": both("O 12 12 10.5 " + facePoints, "O 8.5 9.5 1.3 O 15.5 9.5 1.3"),
    "qrcode": both(
      "R 2 2 7 7 1 R 15 2 7 7 1 R 2 15 7 7 1",
      "R 4.5 4.5 2 2 0 R 17.5 4.5 2 2 0 R 4.5 17.5 2 2 0 R 13 13 3 3 0 R 19 13 3 3 0 R 16 16 3 3 0 R 13 19 3 3 0 R 19 19 3 3 0",
      1.07, 1.07),
    "viewfinder": line(
      "M 2 8 L 2 2 L 8 2 M 16 2 L 22 2 L 22 8 M 22 16 L 22 22 L 16 22 M 8 22 L 2 22 L 2 16", 1.19, 1.14),
    "barcode": line(
      "M 2 4 L 2 20 M 5 4 L 5 20 M 9 4 L 9 20 M 12 4 L 12 20 M 15 4 L 15 20 M 19 4 L 19 20 M 22 4 L 22 20", 1.35, 1),

    // Time, calls and charts.
    "alarm": line(
      "O 12 13 8.5 M 12 8 L 12 13 L 8.5 15 M 2 6 L 6 2 M 18 2 L 22 6 M 6 19.5 L 4 22 M 18 19.5 L 20 22", 1.14, 1.14),
    "timer": line("O 12 13 9.3 M 12 13 L 8 8.5 M 12 1 L 12 4"),
    "stopwatch": line(
      "O 12 13.5 8.5 M 12 13.5 L 12 8.5 M 9.5 1.5 L 14.5 1.5 M 12 1.5 L 12 5 M 18.5 5.5 L 20 7", 1.05, 1.2),
    "hourglass": line(
      "M 4.5 2 L 19.5 2 M 4.5 22 L 19.5 22 M 6.5 2 L 6.5 6 C 6.5 9.5 11 10 11 12 C 11 14 6.5 14.5 6.5 18 L 6.5 22 M 17.5 2 L 17.5 6 C 17.5 9.5 13 10 13 12 C 13 14 17.5 14.5 17.5 18 L 17.5 22",
      0.85, 1.19),
    "phone": line(
      "M 3 4 C 4 2.5 6 1.5 7 2 L 10 7 C 10.5 8 9 9.5 8.5 10.5 C 10 13 11.5 14.2 13.8 15.5 C 14.8 15 16 13.5 17 14 L 22 17 C 22.5 18 21.5 20 20 21 C 12 24 0 12 3 4 Z",
      1.1, 1.1),
    "bubble.right": line(
      "M 12 2.5 C 18.5 2.5 22.5 6.5 22.5 11 C 22.5 14 21 16.5 18.5 18 C 18.5 19.5 19 21 20 22 C 17.5 22 15.5 21 14.2 19.4 C 13.5 19.5 12.8 19.5 12 19.5 C 5.5 19.5 1.5 15.5 1.5 11 C 1.5 6.5 5.5 2.5 12 2.5 Z"
    ),
    "chart.bar": line("R 2 12 5 10 1 R 9.5 7 5 15 1 R 17 2 5 20 1", 1.3, 1.05),
    "chart.line.uptrend.xyaxis": line(
      "M 2 2 L 2 22 L 22.5 22 M 5.5 17 L 10.5 11 L 14 14 L 21.5 5 M 16.5 5 L 21.5 5 L 21.5 10", 1.3, 1.14),
    "chart.pie": line(
      "M 10.5 3 C 5.5 3.5 2 7.5 2 12.5 C 2 18 6.2 22 11.5 22 C 16.5 22 20.5 18.5 21 13.5 L 10.5 13.5 Z M 14 1.5 L 14 10 L 22.5 10 C 22 5.5 18.5 2 14 1.5 Z",
      1.19, 1.14),
    "number": line("M 9 2 L 6.5 22 M 17.5 2 L 15 22 M 3.5 8 L 21.5 8 M 2.5 16 L 20.5 16", 0.95, 0.95),
    "at": line(
      "O 12 12 4 M 16 8 L 16 13.5 C 16 17 21.5 17 21.5 12 C 21.5 6.5 17.5 2.5 12 2.5 C 6.5 2.5 2.5 6.5 2.5 12 C 2.5 17.5 6.5 21.5 12 21.5 C 14 21.5 16 21 17.5 20",
      1.14, 1.14),
    "dollarsign": line(
      "M 18.5 7 C 18 4.5 15.5 3.5 12 3.5 C 8 3.5 5.5 5.2 5.5 7.8 C 5.5 13.5 18.5 10.5 18.5 16.2 C 18.5 19 16 20.5 12 20.5 C 8.5 20.5 6 19.5 5.5 17 M 12 1 L 12 23",
      0.75, 1.25),
    "percent": line("M 19.5 3.5 L 4.5 20.5 O 6.5 6.5 3.5 O 17.5 17.5 3.5", 1, 0.95),
    "equal": line("M 2.5 8.5 L 21.5 8.5 M 2.5 15.5 L 21.5 15.5", 1.05, 0.45),
    "divide": both("M 2.5 12 L 21.5 12", "O 12 4.5 2 O 12 19.5 2", 1.05, 0.95),
    "command": line(
      "M 8 8 L 16 8 L 16 16 L 8 16 Z M 8 8 L 5 8 C 1.5 8 1.5 2.5 5 2.5 C 8 2.5 8 5 8 8 M 16 8 L 16 5 C 16 1.5 21.5 1.5 21.5 5 C 21.5 8 19 8 16 8 M 16 16 L 19 16 C 22.5 16 22.5 21.5 19 21.5 C 16 21.5 16 19 16 16 M 8 16 L 8 19 C 8 22.5 2.5 22.5 2.5 19 C 2.5 16 5 16 8 16",
      1.05, 1.05),
    "delete.left": line(
      "M 8 4 L 22.5 4 L 22.5 20 L 8 20 L 1.5 12 Z M 11.5 8.5 L 18.5 15.5 M 18.5 8.5 L 11.5 15.5", 1.35, 1.05),
    "sidebar.left": line("R 1.5 3.5 21 17 3 M 8.5 3.5 L 8.5 20.5 M 4 7.5 L 6 7.5 M 4 11 L 6 11", 1.3, 1.05),
    "square.stack.3d.up": line(
      "M 12 2 L 22.5 7 L 12 12 L 1.5 7 Z M 1.5 12 L 12 17 L 22.5 12 M 1.5 17 L 12 22 L 22.5 17", 1.3, 1.25),
    "photo.on.rectangle": line(
      "R 5.5 7 17 14 2.5 M 2.5 16 L 2.5 6 C 2.5 4.5 3.5 3.5 5 3.5 L 18 3.5 O 10 11.5 1.5 M 6 19 L 11.5 14 L 14.5 17 L 17.5 13.5 L 22 18",
      1.4, 1.14),
  ]
}
