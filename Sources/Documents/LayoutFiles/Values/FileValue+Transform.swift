// SPDX-License-Identifier: MIT

import Tinamou

@MainActor
extension CGAffineTransform: FileValue {
  static var schema: ValueSchema {
    .object([
      "scale": .any([.number, .list(.number, counts: [2])]), "rotate": .number,
      "translate": .list(.number, counts: [2]),
    ])
  }

  /// Reads a mapping: `scale` with one or two factors, `rotate` in degrees clockwise, `translate` in points. They are
  /// applied in this order.
  static func read(
    _ node: SourceNode, of key: String, in reading: FileReading
  ) throws(LayoutFileError) -> CGAffineTransform {
    let fields = try FileFields(
      node, of: key, owner: "a transform", keys: ["scale", "rotate", "translate"], in: reading)
    var transform = CGAffineTransform.identity
    if let translate = try fields.value("translate", as: CGPoint.self) {
      transform = transform.translatedBy(x: translate.x, y: translate.y)
    }
    if let degrees = try fields.value("rotate", as: CGFloat.self) {
      transform = transform.rotated(by: degrees * .pi / 180)
    }
    if let scale = fields.node("scale") {
      let factors = try scaleFactors(scale, in: reading)
      transform = transform.scaledBy(x: factors.x, y: factors.y)
    }
    return transform
  }

  private static func scaleFactors(_ node: SourceNode, in reading: FileReading) throws(LayoutFileError) -> CGPoint {
    guard case .sequence = node.content else {
      let factor = try CGFloat.read(node, of: "scale", in: reading)
      return CGPoint(x: factor, y: factor)
    }
    return try CGPoint.read(node, of: "scale", in: reading)
  }
}
