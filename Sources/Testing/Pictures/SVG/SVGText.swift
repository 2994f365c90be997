// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel
import Tinamou

/// Numbers, colors, paths and strings in SVG syntax.
enum SVGText {
  /// Formats a number with at most three decimal places and without trailing zeros.
  static func number(_ value: CGFloat) -> String {
    let thousandths = (Double(value) * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 9e15 else { return "0" }
    let (whole, rest) = Int(saturating: abs(thousandths)).quotientAndRemainder(dividingBy: 1000)
    var text = "\(whole)"
    if rest > 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: 3 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return thousandths < 0 ? "-" + text : text
  }

  static func color(_ color: CGColor) -> String {
    let c = [color.red, color.green, color.blue].map {
      Int(saturating: Double((min(max($0, 0), 1) * 255).rounded()))
    }
    return "#" + c.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns `fill="…"` and, for a color that is not opaque, `fill-opacity="…"`. `name` is the attribute, such as
  /// fill, stroke or flood.
  static func paint(_ name: String, _ color: CGColor, alpha: CGFloat) -> String {
    let opacity = min(max(color.alpha * alpha, 0), 1)
    return #"\#(name)="\#(self.color(color))""# + (opacity < 1 ? #" \#(name)-opacity="\#(number(opacity))""# : "")
  }

  static func transform(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(number(t.tx)) \(number(t.ty)))" }
    func precise(_ value: CGFloat) -> String { String(format: "%.6g", Double(value)) }
    return "matrix(" + [t.a, t.b, t.c, t.d].map(precise).joined(separator: " ") + " \(number(t.tx)) \(number(t.ty)))"
  }

  /// Returns the start of a shape element: `<rect …` for an axis-aligned rectangle, otherwise `<path …`.
  static func shape(_ path: DrawingCommand.Path) -> String {
    if let rect = rectangle(path) { return "<rect " + box(rect) }
    return #"<path d="\#(data(path))""#
  }

  static func box(_ rect: CGRect) -> String {
    #"x="\#(number(rect.minX))" y="\#(number(rect.minY))" width="\#(number(rect.width))" height="\#(number(rect.height))""#
  }

  static func data(_ path: DrawingCommand.Path) -> String {
    func point(_ p: CGPoint) -> String { "\(number(p.x)) \(number(p.y))" }
    return path.elements.map { element in
      switch element {
      case .move(let p): "M\(point(p))"
      case .line(let p): "L\(point(p))"
      case .quad(let c, let p): "Q\(point(c)) \(point(p))"
      case .cubic(let c1, let c2, let p): "C\(point(c1)) \(point(c2)) \(point(p))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func rectangle(_ path: DrawingCommand.Path) -> CGRect? {
    guard path.elements.count == 5, path.elements[4] == .close, case .move(let a) = path.elements[0],
      case .line(let b) = path.elements[1], case .line(let c) = path.elements[2], case .line(let d) = path.elements[3],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, c.x >= a.x, c.y >= a.y
    else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y)
  }
}
