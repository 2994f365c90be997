// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import Tinamou

/// The parts of the system around an app: the status bar, the camera and the home indicator, and the frame of the device.
///
/// Pages and pictures draw the same.
@MainActor
struct ScreenSurroundings {
  /// Whether pictures are asked for with their surroundings, by the environment of the process.
  static var isWanted: Bool { ProcessInfo.processInfo.environment[SurroundingsRequest.variable] != nil }

  /// The width of the frame of the device, in points.
  private static let frameWidth: CGFloat = 11
  private static let frameColor = CGColor(red: 0.1, green: 0.105, blue: 0.115, alpha: 1)

  /// The radius of the display's corners, in points.
  let cornerRadius: CGFloat
  private let view: SurroundingsView

  /// Creates the surroundings of the main screen, with the insets of a window's safe area.
  init(safeArea: UIEdgeInsets) {
    let screen = UIScreen.main
    let bar = screen.scene.statusBarManager
    let isLight =
      switch bar?.statusBarStyle {
      case .lightContent: true
      case .darkContent: false
      default: screen.traitCollection.userInterfaceStyle == .dark
      }
    cornerRadius = screen.inspection.device.displayCornerRadius
    view = SurroundingsView(
      frame: screen.bounds, statusBarHeight: bar?.statusBarFrame.height ?? 0, safeArea: safeArea,
      isTablet: screen.inspection.device.idiom == .pad, color: isLight ? .white : .black)
  }

  /// The picture of the parts in front of the app.
  var picture: Picture { Picture(of: view, options: Picture.Options(background: nil)) }

  /// Returns a picture of the whole screen inside the frame of the device.
  func framed(_ screen: Picture) -> Picture {
    let width = Self.frameWidth
    let display = CGRect(origin: .zero, size: screen.size)
    let device = CGRect(x: 0, y: 0, width: screen.size.width + 2 * width, height: screen.size.height + 2 * width)
    func outline(_ rect: CGRect, _ radius: CGFloat) -> DrawingCommand.Path {
      UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath.storage
    }
    return Picture(
      size: device.size, scale: screen.scale,
      commands: [
        .fill(outline(device, cornerRadius + width), rule: .winding, color: Self.frameColor), .saveState,
        .concatenate(CGAffineTransform(translationX: width, y: width)),
        .clip(outline(display, cornerRadius), rule: .winding),
      ] + screen.commands + picture.commands + [.restoreState])
  }
}

/// Draws what the system has in front of an app.
private final class SurroundingsView: UIView {
  private let statusBarHeight: CGFloat
  private let safeArea: UIEdgeInsets
  private let isTablet: Bool
  private let color: UIColor
  private let time = UILabel()

  init(frame: CGRect, statusBarHeight: CGFloat, safeArea: UIEdgeInsets, isTablet: Bool, color: UIColor) {
    (self.statusBarHeight, self.safeArea, self.isTablet, self.color) = (statusBarHeight, safeArea, isTablet, color)
    super.init(frame: frame)
    isOpaque = false
    if statusBarHeight > 0 { showTime() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if statusBarHeight > 0 { drawSymbols() }
    if let cutout {
      UIColor.black.setFill()
      cutout.fill()
    }
    drawHomeIndicator()
  }

  // MARK: Status bar

  /// Whether the bar has the height of a screen without a home button.
  private var isTall: Bool { statusBarHeight > 40 }
  private var barCenter: CGFloat { isTall ? max(statusBarHeight, safeArea.top) / 2 + 3 : statusBarHeight / 2 }
  private var inset: CGFloat { isTall ? bounds.width * 0.13 : 12 }

  private func showTime() {
    time.text = "9:41"
    time.font = .systemFont(ofSize: isTall ? 16.5 : 12, weight: .semibold)
    time.textColor = color
    time.sizeToFit()
    time.center = CGPoint(x: isTall ? inset : bounds.midX, y: barCenter)
    if !isTall, isTablet { time.frame.origin.x = inset }
    addSubview(time)
  }

  /// Draws the signal, the network and the battery, from the right edge.
  private func drawSymbols() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let scale: CGFloat = isTall ? 1 : 0.8
    context.saveGState()
    context.translateBy(x: isTall ? bounds.width - inset + 34 : bounds.width - 8, y: barCenter)
    context.scaleBy(x: scale, y: scale)
    drawBattery()
    drawNetwork()
    color.setFill()
    for (index, height) in ([3.6, 5.8, 8.2, 11] as [CGFloat]).enumerated() {
      let bar = CGRect(x: -69 + CGFloat(index) * 4.8, y: 5.6 - height, width: 3.2, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 0.9).fill()
    }
    context.restoreGState()
  }

  private func drawBattery() {
    color.withAlphaComponent(0.4).setStroke()
    UIBezierPath(roundedRect: CGRect(x: -25, y: -6, width: 22, height: 12), cornerRadius: 3.6).stroke()
    color.setFill()
    UIBezierPath(roundedRect: CGRect(x: -23.2, y: -4.2, width: 18.4, height: 8.4), cornerRadius: 2.2).fill()
    color.withAlphaComponent(0.45).setFill()
    arc(center: CGPoint(x: -2.9, y: 0), radius: 2.2, from: -1.15, to: 1.15).fill()
  }

  private func drawNetwork() {
    let center = CGPoint(x: -39, y: 5.2)
    let (left, right) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    color.setFill()
    let dot = arc(center: center, radius: 3.8, from: left, to: right)
    dot.addLine(to: center)
    dot.fill()
    color.setStroke()
    for radius in [6.6, 10.2] as [CGFloat] {
      let wave = arc(center: center, radius: radius, from: left, to: right)
      wave.lineWidth = 2.1
      wave.stroke()
    }
  }

  private func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) -> UIBezierPath {
    UIBezierPath(arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
  }

  // MARK: Camera and home indicator

  /// The island or the notch around the camera, which stays at its place on the device; `nil` for a screen without.
  private var cutout: UIBezierPath? {
    guard !isTablet else { return nil }
    let isLandscape = bounds.width > bounds.height
    let depth = isLandscape ? max(safeArea.left, safeArea.right) : safeArea.top
    let middle = min(bounds.width, bounds.height) / 2
    let upright: CGRect
    if depth >= 58 {
      upright = CGRect(x: middle - 62, y: 11.5, width: 124, height: 36.5)
    } else if depth >= 44, !isLandscape {
      upright = CGRect(x: middle - 82, y: -20, width: 164, height: 51)
    } else {
      return nil
    }
    let rect =
      isLandscape
      ? CGRect(x: upright.minY, y: bounds.height - upright.maxX, width: upright.height, height: upright.width) : upright
    return UIBezierPath(roundedRect: rect, cornerRadius: depth >= 58 ? 18.25 : 20)
  }

  private func drawHomeIndicator() {
    guard safeArea.bottom > 0, safeArea.bottom <= 40 else { return }
    let length = min(bounds.width * 0.37, 220)
    color.withAlphaComponent(0.9).setFill()
    let bar = CGRect(x: (bounds.width - length) / 2, y: bounds.height - 13, width: length, height: 5)
    UIBezierPath(roundedRect: bar, cornerRadius: 2.5).fill()
  }
}
