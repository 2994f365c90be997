// SPDX-License-Identifier: MIT

/// Colors that are spread over a rectangle.
protocol ColorSpread {
  /// The color at a point, whose coordinates go from 0 to 1, from the upper left corner.
  func color(at point: CGPoint) -> UIColor
  /// Draws the colors in a rectangle, in points.
  @MainActor func draw(in rect: CGRect)
}

/// A view in which a finger chooses one of the colors of a rectangle.
final class ColorPlane: UIControl, ColorChooser {
  private let spread: any ColorSpread
  var color = UIColor.black
  var chose: (UIColor, Bool) -> Void = { _, _ in }

  init(_ spread: any ColorSpread) {
    self.spread = spread
    super.init(frame: .zero)
    layer.cornerRadius = 8
    clipsToBounds = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { spread.draw(in: bounds) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, continuously: true)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch, continuously: true)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { choose(touch, continuously: false) }
  }

  private func choose(_ touch: UITouch, continuously: Bool) {
    guard !bounds.isEmpty else { return }
    let place = touch.location(in: self)
    let point = CGPoint(x: place.x / bounds.width, y: place.y / bounds.height)
    chose(spread.color(at: CGPoint(x: min(max(point.x, 0), 1), y: min(max(point.y, 0), 1))), continuously)
  }
}

/// A row of grays above nine rows of twelve hues, from dark to light.
struct ColorGrid: ColorSpread {
  private static let columns = 12, rows = 10
  private static let hues: [CGFloat] = [196, 217, 256, 285, 338, 11, 25, 40, 47, 59, 70, 90]
  /// The saturation and the brightness of each row of hues.
  private static let shades: [(CGFloat, CGFloat)] = [
    (1, 0.29), (1, 0.4), (1, 0.56), (1, 0.71), (1, 0.85), (0.8, 0.98), (0.6, 1), (0.38, 1), (0.18, 1),
  ]

  func color(at point: CGPoint) -> UIColor {
    Self.color(
      column: min(Int(point.x * CGFloat(Self.columns)), Self.columns - 1),
      row: min(Int(point.y * CGFloat(Self.rows)), Self.rows - 1))
  }

  @MainActor func draw(in rect: CGRect) {
    let width = rect.width / CGFloat(Self.columns), height = rect.height / CGFloat(Self.rows)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        Self.color(column: column, row: row).setFill()
        let corner = CGPoint(x: rect.minX + CGFloat(column) * width, y: rect.minY + CGFloat(row) * height)
        UIRectFill(CGRect(origin: corner, size: CGSize(width: width, height: height)))
      }
    }
  }

  private static func color(column: Int, row: Int) -> UIColor {
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let (saturation, brightness) = shades[row - 1]
    return UIColor(hue: hues[column] / 360, saturation: saturation, brightness: brightness, alpha: 1)
  }
}

/// All hues from the leading to the trailing edge, from white above to black below.
struct ColorSpectrum: ColorSpread {
  func color(at point: CGPoint) -> UIColor {
    UIColor(hue: point.x, saturation: min(1, point.y * 2), brightness: min(1, 2 - point.y * 2), alpha: 1)
  }

  @MainActor func draw(in rect: CGRect) {
    let hues = stride(from: 0.0, through: 1, by: 1.0 / 6).map { color(at: CGPoint(x: $0, y: 0.5)) }
    let clear = UIColor(white: 1, alpha: 0), dark = UIColor(white: 0, alpha: 0)
    let middle = CGPoint(x: rect.minX, y: rect.midY)
    draw(hues, from: rect.origin, to: CGPoint(x: rect.maxX, y: rect.minY))
    draw([.white, clear], from: rect.origin, to: middle)
    draw([dark, .black], from: middle, to: CGPoint(x: rect.minX, y: rect.maxY))
  }

  /// Draws a gradient over the part of the clip between two points.
  @MainActor private func draw(_ colors: [UIColor], from start: CGPoint, to end: CGPoint) {
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)
    guard let gradient, let context = UIGraphicsGetCurrentContext() else { return }
    context.drawLinearGradient(gradient, start: start, end: end, options: [])
  }
}
