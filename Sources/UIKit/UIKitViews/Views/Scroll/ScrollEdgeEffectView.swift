// SPDX-License-Identifier: MIT

/// The area in which content that scrolls below a bar fades, from the edge of the screen to a distance beyond the bar.
final class ScrollEdgeEffectView: UIView {
  /// The appearance of an effect.
  struct Look: Equatable {
    /// Whether the content ends at a line instead of fading.
    var isHard: Bool
    /// The color behind the content.
    var color: UIColor
  }

  /// The appearance; `nil`, the default, for no effect.
  var look: Look? { didSet { if look != oldValue { update() } } }
  /// Whether the bar is at the top of the content, and not at its bottom.
  private let isAtTop: Bool
  private let line = UIView()
  /// The distance of the bar's edge from the edge of the effect that is nearest to the content, in points.
  private var reach: CGFloat = 0

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    isAtTop = true
    super.init(coder: coder)
  }

  /// Covers the area of a bar's background, and the content beside it if it fades.
  func cover(_ bar: CGRect) {
    let bars = InterfaceGeneration.current.metrics.bars
    reach = look?.isHard == true ? 0 : isAtTop ? bars.fadingBelow : bars.fadingAbove
    frame = CGRect(x: bar.minX, y: isAtTop ? bar.minY : bar.minY - reach, width: bar.width, height: bar.height + reach)
    let pixel = 1 / displayScale
    line.frame = CGRect(x: 0, y: isAtTop ? bounds.height - pixel : 0, width: bounds.width, height: pixel)
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  /// The opacities at the edge of the screen and at that of the bar. Chosen: a picture has no blur to make texts unreadable.
  private static let opacities: (atScreen: CGFloat, atBar: CGFloat) = (0.96, 0.72)

  private func update() {
    isHidden = look == nil
    guard let look, let gradient = layer as? CAGradientLayer else { return }
    line.isHidden = !look.isHard
    let color = look.color.resolvedColor(with: traitCollection)
    let opacities =
      look.isHard
      ? (Self.opacities.atScreen, Self.opacities.atScreen, Self.opacities.atScreen)
      : (Self.opacities.atScreen, Self.opacities.atBar, 0)
    gradient.colors = [opacities.0, opacities.1, opacities.2].map { color.withAlphaComponent($0).cgColor }
    let atBar = bounds.height > 0 ? 1 - reach / bounds.height : 1
    gradient.locations = [0, NSNumber(value: Double(atBar)), 1]
    (gradient.startPoint, gradient.endPoint) =
      isAtTop ? (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)) : (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0))
  }
}
