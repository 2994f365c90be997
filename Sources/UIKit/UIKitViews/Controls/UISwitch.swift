// SPDX-License-Identifier: MIT

/// A control that is on or off. Its size is fixed.
///
/// Source: Apple, `UISwitch`; recorded frames (Facts, “Recorded documents”): a switch whose trailing edge is pinned
/// extends 2 points beyond it.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The style of a switch. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  private static var metrics: SystemMetrics.Controls { InterfaceGeneration.current.metrics.controls }

  static var size: CGSize { metrics.switchSize }
  /// The distance of the knob from the edge, in points.
  private static let gap: CGFloat = 2

  /// Creates a switch at the origin of `frame`, in points, in the superview's coordinate system. The size of `frame` is
  /// ignored, as in UIKit.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size)) }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedBounds.size = UISwitch.size
    decode(coder, as: UISwitch.self)
  }

  override func setUp() {
    super.setUp()
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// Whether the switch is on. Setting it sends no event. The default is `false`.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  private var storedIsOn = false

  /// Turns the switch on or off. It sends no event and the change is not animated.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    setNeedsDisplay()
  }

  /// The color of the switch when it is on; `nil` for green. The default is `nil`.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the thumb; `nil` for white. The default is `nil`.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// An image for the switch that is on. The default is `nil`. Stored; has no effect, as in UIKit.
  open var onImage: UIImage?
  /// An image for the switch that is off. The default is `nil`. Stored; has no effect, as in UIKit.
  open var offImage: UIImage?
  /// The title of a checkbox. The default is `nil`. Stored; has no effect: the style is always sliding.
  open var title: String?

  /// The preferred style. The default is `.automatic`. Stored; has no effect.
  open var preferredStyle: Style = .automatic

  /// The style in use. It is always `sliding`.
  open var style: Style { .sliding }

  // MARK: Touches

  /// The distance that a finger moves before a touch is a drag, in points.
  private static let slop: CGFloat = 10
  /// The place at which the touch began, and the value then.
  private var touchStart = (x: CGFloat(0), isOn: false)
  private var isDragged = false

  override var ownsTaps: Bool { true }
  override func ownsDrag(from start: CGPoint, isHorizontal: Bool) -> Bool { isHorizontal }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = (touch.location(in: self).x, isOn)
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  /// Moves the knob to the side toward which the finger has dragged it. The event is sent when the finger is lifted: before iOS 8
  /// it was sent whenever the knob changed sides.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - touchStart.x
    if abs(way) > UISwitch.slop { isDragged = true }
    if isDragged {
      let travel = UISwitch.size.width - UISwitch.metrics.switchKnob.width - 2 * UISwitch.gap
      let position = (touchStart.isOn ? 1 : 0) + (runsRightToLeft ? -way : way) / travel
      setOn(position >= 0.5, animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isDragged, isTouchInside { setOn(!isOn, animated: true) }
    if isOn != touchStart.isOn { sendValueChanged(event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    setOn(touchStart.isOn, animated: true)
  }

  override var traitsOfKind: UIAccessibilityTraits { [.button, .toggleButton] }
  override var standardAccessibilityValue: String? { isOn ? "1" : "0" }

  // MARK: Size

  /// The intrinsic content size, 49 by 31 points, or 61 by 28 from iOS 26: the frame's size without the 2 points on the right that
  /// are outside the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: UISwitch.size).inset(by: alignmentRectInsets).size
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  /// Returns the size of the frame, 51 by 31 points, or 63 by 28 from iOS 26, for any `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  /// The frame of the switch. Only the origin can be set; the size is fixed.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: bounds.size) : newValue }
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    let track = bounds.centered(UISwitch.size)
    let gap = UISwitch.gap
    let size = UISwitch.metrics.switchKnob
    let isKnobRight = isOn != runsRightToLeft
    let knob = CGRect(
      x: isKnobRight ? track.maxX - gap - size.width : track.minX + gap, y: track.minY + gap, width: size.width,
      height: size.height)
    canvas.dimmed(unless: isEnabled) {
      canvas.fillCapsule(track, isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
      canvas.raised { canvas.fillCapsule(knob, thumbTintColor ?? .white) }
    }
  }
}
