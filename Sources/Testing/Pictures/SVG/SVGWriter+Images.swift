// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

extension SVGWriter {
  mutating func write(_ image: DrawingCommand.Image, in rect: CGRect) {
    guard image.size.width > 0, image.size.height > 0, rect.width > 0, rect.height > 0 else { return }
    guard image.capInsets != .zero else {
      return writePart(of: image, CGRect(origin: .zero, size: image.size), in: rect)
    }
    let caps = image.capInsets
    let columns = NinePartAxis(length: image.size.width, room: rect.width, caps.left, caps.right, image.isTiled)
    let rows = NinePartAxis(length: image.size.height, room: rect.height, caps.top, caps.bottom, image.isTiled)
    for row in rows.parts {
      for column in columns.parts {
        writePart(
          of: image, CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          in: CGRect(
            x: rect.minX + column.target, y: rect.minY + row.target, width: column.targetLength,
            height: row.targetLength))
      }
    }
  }

  private mutating func writePart(of image: DrawingCommand.Image, _ source: CGRect, in target: CGRect) {
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
    let toTarget = CGAffineTransform(
      a: target.width / source.width, b: 0, c: 0, d: target.height / source.height,
      tx: target.minX - source.minX * target.width / source.width,
      ty: target.minY - source.minY * target.height / source.height)
    beginScope(isGroup: false)
    if source.size != image.size {
      let clip = id("c")
      definitions += "<clipPath id=\"\(clip)\"><rect \(SVGText.box(target))/></clipPath>\n"
      open("g clip-path=\"url(#\(clip))\"")
    }
    open("g transform=\"\(SVGText.transform(toTarget))\"")
    current.transform = toTarget.concatenating(current.transform)
    switch image.content {
    case .png(let data): check(image, data) { $0.writePixels("image/png", data, image) }
    case .jpeg(let data): check(image, data) { $0.writePixels("image/jpeg", data, image) }
    case .commands(let commands): writeDrawing(commands, image)
    }
    endScope()
  }

  private mutating func writePixels(_ type: String, _ data: Data, _ image: DrawingCommand.Image) {
    let isSideways = image.orientation.isSideways
    let stored = isSideways ? CGSize(width: image.size.height, height: image.size.width) : image.size
    let turn = image.orientation.transform(width: stored.width, height: stored.height, to: image.size)
    let turned = turn.isIdentity ? "" : " transform=\"\(SVGText.transform(turn))\""
    let element =
      "<image width=\"\(SVGText.number(stored.width))\" height=\"\(SVGText.number(stored.height))\"\(turned) "
      + "style=\"image-orientation:none\" preserveAspectRatio=\"none\" href=\"data:\(type);base64,\(data.base64EncodedString())\"/>"
    guard let tint = image.tint else {
      let opacity = current.alpha < 1 ? " opacity=\"\(SVGText.number(current.alpha))\"" : ""
      return line(opacity.isEmpty ? element : "<g\(opacity)>\(element)</g>")
    }
    let mask = id("m")
    definitions += "<mask id=\"\(mask)\" style=\"mask-type:alpha\">\(element)</mask>\n"
    line(
      "<rect \(SVGText.box(CGRect(origin: .zero, size: image.size))) \(paint("fill", tint)) mask=\"url(#\(mask))\"/>")
  }

  private mutating func writeDrawing(_ commands: [DrawingCommand], _ image: DrawingCommand.Image) {
    let stored =
      image.orientation.isSideways
      ? CGSize(width: image.size.height, height: image.size.width) : image.size
    let turn = image.orientation.transform(width: stored.width, height: stored.height, to: image.size)
    if !turn.isIdentity { open("g transform=\"\(SVGText.transform(turn))\"") }
    let outer = ink
    defer { ink = outer }
    guard let tint = image.tint else {
      beginScope(isGroup: true)
      write(commands)
      endScope()
      return
    }
    guard commands.contains(.setBlendMode(.destinationOut)) else {
      if case .own = outer { ink = .tint(tint) }
      beginScope(isGroup: true)
      write(commands)
      endScope()
      return
    }
    // Clearing in a template needs a mask: white where it is painted, black where it is cleared.
    ink = .mask
    var inner = SVGWriter(continuing: self)
    inner.write(commands)
    let content = inner.finishedContent
    take(idsAndDefinitionsOf: inner)
    ink = outer
    let mask = id("m")
    definitions += "<mask id=\"\(mask)\">\n\(content)</mask>\n"
    line(
      "<rect \(SVGText.box(CGRect(origin: .zero, size: image.size))) \(paint("fill", tint)) mask=\"url(#\(mask))\"/>")
  }
}
