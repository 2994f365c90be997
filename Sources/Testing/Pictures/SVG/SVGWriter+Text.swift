// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Tinamou

extension SVGWriter {
  mutating func write(_ text: DrawingCommand.TextLine) {
    if !text.string.allSatisfy(\.isWhitespace), text.font.pointSize > 0 {
      // Right-to-left text starts at its right end.
      let x = text.isRightToLeft ? text.origin.x + text.width - text.letterSpacing : text.origin.x
      var attributes = #"x="\#(SVGText.number(x))" y="\#(SVGText.number(text.origin.y))" "#
      attributes += font(text)
      attributes += " " + paint("fill", text.color)
      if text.isRightToLeft { attributes += #" direction="rtl""# }
      if text.width > 0 {
        attributes +=
          #" textLength="\#(SVGText.number(text.width - text.letterSpacing))" lengthAdjust="spacingAndGlyphs""#
      }
      line("<text \(attributes) xml:space=\"preserve\">\(XMLText.escaped(text.string, replacement: ""))</text>")
    }
    for stroke in TextDecorations(text).strokes {
      let width = SVGText.number(stroke.thickness)
      let dash =
        stroke.dash.isEmpty ? "" : #" stroke-dasharray="\#(stroke.dash.map(SVGText.number).joined(separator: " "))""#
      line(
        "<path d=\"M\(SVGText.number(text.origin.x)) \(SVGText.number(stroke.y))h\(SVGText.number(text.width))\" "
          + "fill=\"none\" \(paint("stroke", stroke.color)) stroke-width=\"\(width)\"\(dash)/>")
    }
  }

  private func font(_ text: DrawingCommand.TextLine) -> String {
    var families = FontStack.families(of: text.font, for: text.string)
    families +=
      text.font.design == .monospaced ? ["monospace"] : text.font.design == .serif ? ["serif"] : ["sans-serif"]
    let list = families.map { $0.contains(" ") ? "'\(XMLText.escaped($0))'" : XMLText.escaped($0) }.joined(
      separator: ",")
    var attributes = #"font-family="\#(list)" font-size="\#(SVGText.number(text.font.pointSize))""#
    let weight = FontStack.cssWeight(text.font.weight)
    if weight != 400 { attributes += #" font-weight="\#(weight)""# }
    if text.font.isItalic { attributes += #" font-style="italic""# }
    if text.font.hasMonospacedDigits { attributes += #" font-variant-numeric="tabular-nums""# }
    return attributes
  }
}
