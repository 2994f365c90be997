// SPDX-License-Identifier: MIT

/// Three sliders for the components of a color, from 0 to 255.
final class ColorSliders: UIView, ColorChooser {
  var chose: (UIColor, Bool) -> Void = { _, _ in }
  var color = UIColor.black {
    didSet {
      let color = color.cgColor
      for (channel, value) in zip(channels, [color.red, color.green, color.blue]) { channel.value = value * 255 }
    }
  }

  private let channels = ["Red", "Green", "Blue"].map { ColorChannel($0, maximum: 255) }

  init() {
    super.init(frame: .zero)
    for channel in channels {
      channel.chose = { [unowned self] in chose(mixed, $1) }
      addSubview(channel)
    }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, channel) in channels.enumerated() {
      let top = CGFloat(index) * (ColorChannel.height + 16)
      channel.frame = CGRect(x: 0, y: top, width: bounds.width, height: ColorChannel.height)
    }
  }

  private var mixed: UIColor {
    let values = channels.map { $0.value / 255 }
    return UIColor(red: values[0], green: values[1], blue: values[2], alpha: 1)
  }
}

/// A slider with its name above and its value beside.
final class ColorChannel: UIView {
  /// The height, in points.
  static let height: CGFloat = 60

  /// Called with the value that the user has chosen, and whether the finger still moves.
  var chose: (CGFloat, Bool) -> Void = { _, _ in }
  /// The value, from 0 to the maximum, without decimals.
  var value: CGFloat {
    get { CGFloat(slider.value).rounded() }
    set {
      slider.value = Float(newValue)
      showValue()
    }
  }

  private let nameLabel = UILabel(), valueLabel = UILabel(), slider = UISlider()
  private let unit: String

  init(_ name: String, maximum: Float, unit: String = "") {
    self.unit = unit
    super.init(frame: .zero)
    nameLabel.text = name.uppercased()
    nameLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    nameLabel.textColor = .secondaryLabel
    valueLabel.textAlignment = .center
    slider.maximumValue = maximum
    slider.accessibilityLabel = name
    slider.addAction(UIAction { [unowned self] _ in choose(continuously: slider.isTracking) }, for: .valueChanged)
    let end = UIAction { [unowned self] _ in choose(continuously: false) }
    slider.addAction(end, for: [.touchUpInside, .touchUpOutside])
    for view in [nameLabel, valueLabel, slider] { addSubview(view) }
    showValue()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
    slider.frame = CGRect(x: 0, y: 24, width: bounds.width - 88, height: 36)
    valueLabel.frame = CGRect(x: bounds.width - 72, y: 24, width: 72, height: 36)
  }

  private func choose(continuously: Bool) {
    showValue()
    chose(value, continuously)
  }

  private func showValue() { valueLabel.text = "\(Int(value))\(unit)" }
}
