// SPDX-License-Identifier: MIT

/// A switch that is on or off. It has one size.
///
/// Source: Apple, `UISwitch`; recorded frames: a switch whose trailing edge is pinned hangs over by 2 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// How a switch may look. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  static let size = CGSize(width: 51, height: 31)

  /// A switch at the origin of `frame`, in points, in the superview's coordinates; the size given does not count.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size)) }

  /// Differs from UIKit: there are no archives on Linux, so this makes a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedBounds.size = UISwitch.size
  }

  override func setUp() {
    super.setUp()
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// Whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  private var storedIsOn = false

  /// Turns the switch on or off and sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    setNeedsDisplay()
  }

  /// The colour of the switch when on; nil for green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// A text beside a checkbox. Kept only: the style here is always sliding.
  open var title: String?

  /// The look asked for. Kept only.
  open var preferredStyle: Style = .automatic

  /// The look in force.
  open var style: Style { .sliding }

  override var eventsOfTap: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { setOn(!isOn, animated: true) }
  }

  // MARK: Size

  /// 49 by 31 points: the frame's size without the 2 points at the right that do not count for alignment.
  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: UISwitch.size).inset(by: alignmentRectInsets).size
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// 51 by 31 points, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  /// The origin can be set; the size stays what it is.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: bounds.size) : newValue }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    let track = bounds.centered(UISwitch.size)
    let gap: CGFloat = 2
    let diameter = track.height - 2 * gap
    let isKnobRight = isOn != runsRightToLeft
    let knob = CGRect(
      x: isKnobRight ? track.maxX - gap - diameter : track.minX + gap, y: track.minY + gap, width: diameter,
      height: diameter)
    canvas.dimmed(unless: isEnabled) {
      canvas.fillCapsule(track, isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
      canvas.raised { canvas.fillOval(knob, thumbTintColor ?? .white) }
    }
  }
}
