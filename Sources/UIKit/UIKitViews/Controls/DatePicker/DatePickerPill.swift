// SPDX-License-Identifier: MIT

/// A text of a date picker on a gray ground, which a person taps to change the date or the time.
@MainActor
final class DatePickerPill: UIControl {
  static var font: UIFont { .systemFont(ofSize: 17) }
  private let label = UILabel()

  /// Creates a control with a text and a color.
  init(_ text: String, _ color: UIColor, action: @escaping (DatePickerPill) -> Void) {
    super.init(frame: .zero)
    label.text = text
    label.font = DatePickerPill.font
    label.textColor = color
    label.textAlignment = .center
    addSubview(label)
    addAction(UIAction { [unowned self] _ in action(self) }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The text.
  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  /// Returns the width of a text and the ground around it, in points.
  static func width(of text: String, in view: UIView) -> CGFloat {
    view.roundedUpToPixels(text.size(withAttributes: [.font: font])).width + 22
  }

  override var ownsTaps: Bool { true }
  override var traitsOfKind: UIAccessibilityTraits { .button }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.3 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    canvas.fillBody(bounds, radius: 8, .tertiarySystemFill)
  }
}
