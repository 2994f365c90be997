// SPDX-License-Identifier: MIT

/// The view of a color picker: a header, one of three ways to choose a color, the opacity and the chosen color.
final class ColorPickerContent: UIView {
  /// The size in a popover, in points.
  static let popoverSize = CGSize(width: 375, height: 620)

  /// Called with the color that the user has chosen, and whether the finger still moves.
  var chose: (UIColor, Bool) -> Void = { _, _ in }
  /// Called when the user closes the picker.
  var close: () -> Void = {}
  /// The chosen color, with its opacity.
  var color = UIColor.black { didSet { showColor() } }
  /// Whether the opacity can be chosen.
  var supportsAlpha = true { didSet { setNeedsLayout() } }

  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)
  private let segments = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let choosers: [any ColorChooser] = [ColorPlane(ColorGrid()), ColorPlane(ColorSpectrum()), ColorSliders()]
  private let opacity = ColorChannel("Opacity", maximum: 100, unit: "%")
  private let swatch = UIView()

  init(title: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    closeButton.accessibilityLabel = "Close"
    closeButton.addAction(UIAction { [unowned self] _ in close() }, for: .touchUpInside)
    segments.selectedSegmentIndex = 0
    segments.addAction(UIAction { [unowned self] _ in setNeedsLayout() }, for: .valueChanged)
    swatch.layer.cornerRadius = 10
    for chooser in choosers {
      chooser.chose = { [unowned self] in choose($0.withAlphaComponent(color.cgColor.alpha), continuously: $1) }
    }
    opacity.chose = { [unowned self] in choose(color.withAlphaComponent($0 / 100), continuously: $1) }
    for view in [titleLabel, closeButton, segments, opacity, swatch] + choosers { addSubview(view) }
    showColor()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
    let header = CGRect(x: area.minX, y: area.minY + 10, width: area.width, height: 44)
    titleLabel.frame = header.insetBy(dx: 40, dy: 0)
    closeButton.frame = CGRect(x: header.maxX - 30, y: header.midY - 15, width: 30, height: 30)
    segments.frame = CGRect(x: area.minX, y: header.maxY + 8, width: area.width, height: 32)
    let plane = CGRect(
      x: area.minX, y: segments.frame.maxY + 16, width: area.width, height: (area.width * 10 / 12).rounded())
    for (index, chooser) in choosers.enumerated() {
      chooser.frame = plane
      chooser.isHidden = index != segments.selectedSegmentIndex
    }
    opacity.isHidden = !supportsAlpha
    opacity.frame = CGRect(x: area.minX, y: plane.maxY + 16, width: area.width, height: ColorChannel.height)
    let lower = supportsAlpha ? opacity.frame.maxY : plane.maxY
    swatch.frame = CGRect(x: area.minX, y: lower + 24, width: 72, height: 72)
  }

  private func choose(_ color: UIColor, continuously: Bool) {
    self.color = color
    chose(color, continuously)
  }

  private func showColor() {
    for chooser in choosers { chooser.color = color.withAlphaComponent(1) }
    opacity.value = color.cgColor.alpha * 100
    swatch.backgroundColor = color
  }
}

/// A view in which a color is chosen, without its opacity.
@MainActor
protocol ColorChooser: UIView {
  /// The chosen color.
  var color: UIColor { get set }
  /// Called with the color that the user has chosen, and whether the finger still moves.
  var chose: (UIColor, Bool) -> Void { get set }
}
