// SPDX-License-Identifier: MIT

import Foundation

/// A reader of the path data of SVG, the value of the attribute `d`.
///
/// Source: W3C, “SVG 1.1”, 8.3 “Path data” and 8.3.9 “The grammar for path data”.
struct PathDataReader {
  private let characters: [UInt8]
  private var position = 0
  private var path = DrawingCommand.Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the curve before, and the kind of that curve.
  private var control: (kind: Character, point: CGPoint)?

  private init(_ data: String) { characters = Array(data.utf8) }

  /// Returns the path that `data` describes; `nil` if it is not path data.
  static func path(_ data: String) -> DrawingCommand.Path? {
    var reader = PathDataReader(data)
    return reader.readCommands() ? reader.path : nil
  }

  // MARK: Commands

  private mutating func readCommands() -> Bool {
    var command: Character?
    while skipSeparators(), position < characters.count {
      let scalar = Character(Unicode.Scalar(characters[position]))
      if scalar.isLetter {
        position += 1
        command = scalar
      } else if let repeated = command {
        // Numbers without a command repeat it; after a first point they are lines.
        command = repeated == "M" ? "L" : repeated == "m" ? "l" : repeated
      }
      guard let command, read(command) else { return false }
    }
    return true
  }

  private mutating func read(_ command: Character) -> Bool {
    let origin = command.isLowercase ? point : .zero
    let kind = Character(command.uppercased())
    switch kind {
    case "M":
      guard let end = readPoint(from: origin) else { return false }
      path.move(to: end)
      (start, point) = (end, end)
    case "L":
      guard let end = readPoint(from: origin) else { return false }
      addLine(to: end)
    case "H":
      guard let x = readNumber() else { return false }
      addLine(to: CGPoint(x: origin.x + x, y: point.y))
    case "V":
      guard let y = readNumber() else { return false }
      addLine(to: CGPoint(x: point.x, y: origin.y + y))
    case "C", "S", "Q", "T":
      return readCurve(kind, from: origin)
    case "A":
      guard let arc = readArc(from: origin) else { return false }
      for curve in arc.curves(from: point) { path.elements.append(curve) }
      point = arc.end
    case "Z":
      path.close()
      point = start
    default: return false
    }
    control = nil
    return true
  }

  private mutating func addLine(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private mutating func readCurve(_ kind: Character, from origin: CGPoint) -> Bool {
    let first: CGPoint
    if kind == "C" || kind == "Q" {
      guard let read = readPoint(from: origin) else { return false }
      first = read
    } else {
      first = reflectedControl(of: kind == "S" ? "C" : "Q")
    }
    var last = first
    if kind == "C" || kind == "S" {
      guard let read = readPoint(from: origin) else { return false }
      last = read
    }
    guard let end = readPoint(from: origin) else { return false }
    let isCubic = kind == "C" || kind == "S"
    path.elements.append(
      isCubic ? .cubic(control1: first, control2: last, end: end) : .quad(control: first, end: end))
    control = (isCubic ? "C" : "Q", last)
    point = end
    return true
  }

  /// The control point before, mirrored at the current point, if a curve of a kind came before; the current point otherwise.
  private func reflectedControl(of kind: Character) -> CGPoint {
    guard let control, control.kind == kind else { return point }
    return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  private mutating func readArc(from origin: CGPoint) -> EllipticalArc? {
    guard let width = readNumber(), let height = readNumber(), let rotation = readNumber(),
      let isLarge = readFlag(), let isClockwise = readFlag(), let end = readPoint(from: origin)
    else { return nil }
    return EllipticalArc(
      radii: CGSize(width: abs(width), height: abs(height)), rotation: rotation * .pi / 180, isLarge: isLarge,
      isClockwise: isClockwise, end: end)
  }

  // MARK: Numbers

  private mutating func readPoint(from origin: CGPoint) -> CGPoint? {
    guard let x = readNumber(), let y = readNumber() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Reads the digit 0 or 1, which need not be separated from what follows.
  private mutating func readFlag() -> Bool? {
    _ = skipSeparators()
    guard position < characters.count else { return nil }
    defer { position += 1 }
    switch characters[position] {
    case UInt8(ascii: "0"): return false
    case UInt8(ascii: "1"): return true
    default: return nil
    }
  }

  private mutating func readNumber() -> CGFloat? {
    _ = skipSeparators()
    let first = position
    skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    skipDigits()
    if position < characters.count, characters[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position < characters.count, characters[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      skipDigits()
    }
    return Double(String(decoding: characters[first..<position], as: UTF8.self)).map { CGFloat($0) }
  }

  private mutating func skipDigits() { while skip({ (48...57).contains($0) }) {} }

  /// Skips one character if it meets a condition, and returns whether it does.
  @discardableResult
  private mutating func skip(_ condition: (UInt8) -> Bool) -> Bool {
    guard position < characters.count, condition(characters[position]) else { return false }
    position += 1
    return true
  }

  private mutating func skipSeparators() -> Bool {
    while skip({ $0 == UInt8(ascii: ",") || $0 == 32 || (9...13).contains($0) }) {}
    return true
  }
}
