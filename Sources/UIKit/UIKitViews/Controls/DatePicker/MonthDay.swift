// SPDX-License-Identifier: MIT

/// A day of a calendar.
@MainActor
final class MonthDay: UIControl {
  /// The height of the number where there is room below it, in points.
  private static let numberHeight: CGFloat = 38

  /// The number of days after the first one of the first week.
  let place: Int
  private let label = UILabel()
  private let isToday: Bool
  private let fontDesign: UIFontDescriptor.SystemDesign
  private let hasRoom: Bool
  private let decoration: UIView?

  /// Creates a day with its number. The present day has the tint color.
  ///
  /// - Parameter hasRoom: Whether the number leaves room for a decoration below it.
  init(
    _ number: String, place: Int, isToday: Bool, fontDesign: UIFontDescriptor.SystemDesign, hasRoom: Bool,
    decoration: UIView?
  ) {
    (self.place, self.isToday) = (place, isToday)
    (self.fontDesign, self.hasRoom, self.decoration) = (fontDesign, hasRoom, decoration)
    super.init(frame: .zero)
    label.text = number
    label.textAlignment = .center
    addSubview(label)
    if let decoration {
      decoration.isUserInteractionEnabled = false
      addSubview(decoration)
    }
    stateDidChange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var ownsTaps: Bool { true }
  override var traitsOfKind: UIAccessibilityTraits { .button }

  override func stateDidChange() {
    super.stateDidChange()
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular, design: fontDesign)
    label.textColor = !isEnabled ? .tertiaryLabel : isToday || isSelected ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = numberFrame
    guard let decoration else { return }
    let room = bounds.divided(atDistance: numberFrame.maxY, from: .minYEdge).remainder
    let fitting = decoration.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = fitting == .zero ? decoration.bounds.size : fitting
    decoration.frame = room.centered(CGSize(width: min(size.width, room.width), height: min(size.height, room.height)))
  }

  private var numberFrame: CGRect {
    guard hasRoom else { return bounds }
    return bounds.divided(atDistance: MonthDay.numberHeight, from: .minYEdge).slice
  }

  override func draw(_ rect: CGRect) {
    guard isSelected || isHighlighted, let canvas = ControlCanvas(for: self) else { return }
    let side = min(numberFrame.width, numberFrame.height, 44)
    canvas.fillOval(numberFrame.centered(CGSize(width: side, height: side)), tintColor.withAlphaComponent(0.12))
  }
}

extension UIFont {
  /// Returns the font of the system in a design.
  static func systemFont(
    ofSize size: CGFloat, weight: Weight, design: UIFontDescriptor.SystemDesign
  ) -> UIFont {
    let font = systemFont(ofSize: size, weight: weight)
    guard let descriptor = font.fontDescriptor.withDesign(design), design != .default else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }
}
