// SPDX-License-Identifier: MIT

/// A picture of the library that there is in place of a user's: a landscape that is drawn.
@MainActor
package struct SamplePhoto {
  /// The name of the landscape, in English.
  package let name: String
  /// The picture.
  package let image: UIImage

  /// The pictures of the library, the newest first.
  package static let all = landscapes.map { SamplePhoto(name: $0.name, image: $0.image) }

  private static let landscapes = [
    Landscape(
      name: "Hills in the morning", sky: 0xFFD9A0, ground: 0x5B8C5A, sun: CGPoint(x: 0.25, y: 0.3),
      ridge: [0.62, 0.5, 0.66, 0.55]),
    Landscape(
      name: "Lake", sky: 0x9FD3F5, ground: 0x2F6F9F, sun: CGPoint(x: 0.8, y: 0.2), ridge: [0.7, 0.7, 0.7, 0.7]),
    Landscape(
      name: "Mountains", sky: 0xBFE0F0, ground: 0x6B7A8F, sun: CGPoint(x: 0.6, y: 0.18), ridge: [0.75, 0.3, 0.6, 0.25]),
    Landscape(
      name: "Desert", sky: 0xFCE8B2, ground: 0xD9A066, sun: CGPoint(x: 0.5, y: 0.25), ridge: [0.6, 0.68, 0.58, 0.7]),
    Landscape(
      name: "Evening", sky: 0xF28C6A, ground: 0x3D2C4F, sun: CGPoint(x: 0.7, y: 0.55), ridge: [0.66, 0.6, 0.68, 0.6]),
    Landscape(
      name: "Night", sky: 0x1B2A4A, ground: 0x0C1424, sun: CGPoint(x: 0.2, y: 0.2), ridge: [0.7, 0.62, 0.55, 0.68]),
  ]
}

/// A sky, a sun and a ridge, by their colors and places. Places are parts of the picture's width and height.
@MainActor
private struct Landscape {
  let name: String
  let sky: Int
  let ground: Int
  let sun: CGPoint
  /// The heights of the ridge, from left to right.
  let ridge: [CGFloat]

  private static let size = CGSize(width: 640, height: 480)

  var image: UIImage {
    let size = Self.size
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color(sky).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.withAlphaComponent(0.85).setFill()
      let radius = size.height / 12
      let center = CGPoint(x: sun.x * size.width, y: sun.y * size.height)
      UIBezierPath(
        ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      ).fill()
      color(ground).setFill()
      outline(in: size).fill()
    }
  }

  private func outline(in size: CGSize) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for (index, height) in ridge.enumerated() {
      path.addLine(to: CGPoint(x: size.width * CGFloat(index) / CGFloat(ridge.count - 1), y: height * size.height))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }

  private func color(_ hex: Int) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
