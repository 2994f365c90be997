// SPDX-License-Identifier: MIT

import Foundation

/// A gradient of a PDF file, along a line or between two circles.
///
/// Source: ISO 32000-1, 8.7.4.5.
struct PDFShading {
  private static let stopCount = 33

  private let gradient: CGGradient
  private let coordinates: [CGFloat]
  private let options: CGGradientDrawingOptions

  /// Creates the gradient of a value; `nil` if it is not supported.
  init?(_ value: PDFValue?, alpha: CGFloat, in file: PDFFile) {
    guard let entries = file.resolved(value)?.entries, let kind = file.resolved(entries["ShadingType"])?.number,
      kind == 2 || kind == 3, let numbers = file.numbers(entries["Coords"]), numbers.count == (kind == 2 ? 4 : 6),
      let space = PDFColorSpace(entries["ColorSpace"], in: file),
      let function = PDFFunction(entries["Function"], in: file)
    else { return nil }
    let domain = file.numbers(entries["Domain"]).flatMap { $0.count == 2 ? $0 : nil } ?? [0, 1]
    let colors = (0..<Self.stopCount).compactMap { index -> CGColor? in
      let share = Double(index) / Double(Self.stopCount - 1)
      return function.values(at: [domain[0] + (domain[1] - domain[0]) * share]).flatMap(space.color)?.withAlpha(alpha)
    }
    guard colors.count == Self.stopCount, let gradient = CGGradient(colors: colors, locations: nil) else { return nil }
    self.gradient = gradient
    coordinates = numbers.map { CGFloat($0) }
    let extend = file.resolved(entries["Extend"])?.elements ?? []
    var options: CGGradientDrawingOptions = []
    if extend.first == .word("true") { options.insert(.drawsBeforeStartLocation) }
    if extend.last == .word("true") { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  /// The command that fills the clipping area.
  var command: DrawingCommand {
    let c = coordinates
    if c.count == 4 {
      return .linearGradient(
        gradient, start: CGPoint(x: c[0], y: c[1]), end: CGPoint(x: c[2], y: c[3]), options: options)
    }
    return .radialGradient(
      gradient, startCenter: CGPoint(x: c[0], y: c[1]), startRadius: c[2], endCenter: CGPoint(x: c[3], y: c[4]),
      endRadius: c[5], options: options)
  }
}
