// SPDX-License-Identifier: MIT

/// A control with two halves, – and +, that decrease and increase a value by steps. Its size is fixed.
///
/// Source: Apple, `UIStepper`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  static let size = CGSize(width: 94, height: 32)

  /// Creates a stepper at the origin of `frame`, in points, in the superview's coordinate system. The size of `frame`
  /// is ignored, as in UIKit.
  public override init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size)) }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a stepper from 0 to
  /// 100.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedBounds.size = UIStepper.size
  }

  override func setUp() {
    super.setUp()
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  // MARK: Value

  private var storedValue: Double = 0
  private var storedMinimum: Double = 0
  private var storedMaximum: Double = 100
  private var storedStep: Double = 1

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``. Setting it sends no event. The default
  /// is `0`.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, storedMinimum), storedMaximum)
      setNeedsDisplay()
    }
  }

  /// The minimum value. It must be less than ``maximumValue``. The default is `0`.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      guard newValue < storedMaximum else {
        return LayoutException.raise(.invalidArgument, "minimumValue must be less than maximumValue")
      }
      storedMinimum = newValue
      value = storedValue
    }
  }

  /// The maximum value. It must be greater than ``minimumValue``. The default is `100`.
  open var maximumValue: Double {
    get { storedMaximum }
    set {
      guard newValue > storedMinimum else {
        return LayoutException.raise(.invalidArgument, "maximumValue must be greater than minimumValue")
      }
      storedMaximum = newValue
      value = storedValue
    }
  }

  /// The change of the value for each tap. It must be greater than 0. The default is `1`.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0 else { return LayoutException.raise(.invalidArgument, "stepValue must be greater than 0") }
      storedStep = newValue
    }
  }

  /// Whether a step beyond one end of the range continues at the other end. The default is `false`.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Whether holding down a half repeats its step, faster with time. The default is `true`.
  open var autorepeat = true
  /// Whether events are sent at each step, not only when the touch ends. The default is `true`.
  open var isContinuous = true

  // MARK: Appearance

  private var incrementImages = ButtonStateValues<UIImage>()
  private var decrementImages = ButtonStateValues<UIImage>()
  private var backgroundImages = ButtonStateValues<UIImage>()

  /// Returns the image that replaces + in a state.
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
  /// Sets the image that replaces + in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setIncrementImage(image, for: state) }
    incrementImages[state] = image
    setNeedsDisplay()
  }

  /// Returns the image that replaces – in a state.
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
  /// Sets the image that replaces – in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setDecrementImage(image, for: state) }
    decrementImages[state] = image
    setNeedsDisplay()
  }

  /// Returns the background image of both halves in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// Sets the background image of both halves in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setBackgroundImage(image, for: state) }
    backgroundImages[state] = image
    setNeedsDisplay()
  }

  private var dividerImages: [[UInt]: UIImage] = [:]
  /// Sets the image between the halves. Stored; has no effect.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividerImages[[leftState.rawValue, rightState.rawValue]] = image
  }
  /// Returns the image between the halves that was set.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
    dividerImages[[state.rawValue, rightSegmentState.rawValue]]
  }

  // MARK: Touches

  /// The half under the finger: whether it is the one that increases; `nil` without a finger.
  private var pressedHalf: Bool? { didSet { if pressedHalf != oldValue { setNeedsDisplay() } } }
  private var repetition: HeldPress?
  private var valueAtStart: Double = 0
  /// Whether the value has changed while the finger was held.
  private var hasRepeated = false

  override var ownsTaps: Bool { true }

  private func isIncreasing(at point: CGPoint) -> Bool { (point.x >= bounds.midX) != runsRightToLeft }

  /// Whether a half can be pressed: not at the end of the range.
  private func canStep(up isUp: Bool) -> Bool { wraps || value != (isUp ? maximumValue : minimumValue) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isUp = isIncreasing(at: touch.location(in: self))
    guard canStep(up: isUp) else { return false }
    pressedHalf = isUp
    (valueAtStart, hasRepeated) = (value, false)
    if autorepeat { repetition = HeldPress { [weak self] in self?.repeatStep() } }
    return true
  }

  private func repeatStep() {
    guard let isUp = pressedHalf, isTouchInside, canStep(up: isUp) else { return }
    hasRepeated = true
    step(up: isUp)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let isUp = pressedHalf, isTouchInside, !hasRepeated, let touch,
      isIncreasing(at: touch.location(in: self)) == isUp
    {
      step(up: isUp)
    }
    release(event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release(event)
  }

  private func release(_ event: UIEvent?) {
    pressedHalf = nil
    repetition?.stop()
    repetition = nil
    if !isContinuous, value != valueAtStart { sendValueChanged(event) }
  }

  /// Changes the value by one step, and sends an event when the value has changed.
  private func step(up isUp: Bool) {
    let old = value
    let proposed = old + (isUp ? stepValue : -stepValue)
    if wraps, proposed > maximumValue {
      value = minimumValue
    } else if wraps, proposed < minimumValue {
      value = maximumValue
    } else {
      value = proposed
    }
    if isContinuous, value != old { sendValueChanged() }
  }

  // MARK: Assistive technology

  override var traitsOfKind: UIAccessibilityTraits { .adjustable }
  override var standardAccessibilityValue: String? {
    NumberFormatter.localizedString(from: value as NSNumber, number: .decimal)
  }
  /// Increases the value by a step, and sends `valueChanged`.
  open override func accessibilityIncrement() { adjust(up: true) }
  /// Decreases the value by a step, and sends `valueChanged`.
  open override func accessibilityDecrement() { adjust(up: false) }

  private func adjust(up isUp: Bool) {
    guard canStep(up: isUp) else { return }
    valueAtStart = value
    step(up: isUp)
    if !isContinuous, value != valueAtStart { sendValueChanged() }
  }

  // MARK: Size

  /// The intrinsic content size, 94 by 32 points.
  open override var intrinsicContentSize: CGSize { UIStepper.size }

  /// Returns the intrinsic content size, 94 by 32 points, for any `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    let body = bounds.centered(CGSize(width: bounds.width, height: min(bounds.height, UIStepper.size.height)))
    canvas.dimmed(unless: isEnabled) {
      if let image = backgroundImage(for: state) {
        image.draw(in: body)
      } else {
        canvas.fillBody(body, radius: 8, .tertiarySystemFill)
      }
      canvas.line(
        from: CGPoint(x: body.midX, y: body.minY + 7), to: CGPoint(x: body.midX, y: body.maxY - 7), width: 1,
        .systemGray3)
      let half = CGSize(width: body.width / 2, height: body.height)
      let left = CGRect(origin: body.origin, size: half)
      let right = left.offsetBy(dx: half.width, dy: 0)
      if let pressedHalf {
        canvas.fillBody(pressedHalf != runsRightToLeft ? right : left, radius: 8, .tertiarySystemFill)
      }
      drawSign(isPlus: false, in: runsRightToLeft ? right : left, canvas)
      drawSign(isPlus: true, in: runsRightToLeft ? left : right, canvas)
    }
  }

  private func drawSign(isPlus: Bool, in half: CGRect, _ canvas: ControlCanvas) {
    let isAtEnd = !wraps && value == (isPlus ? maximumValue : minimumValue)
    let color: UIColor = isAtEnd ? .tertiaryLabel : .label
    if let image = isPlus ? incrementImage(for: state) : decrementImage(for: state) {
      return image.draw(
        in: half.centered(image.size), asTemplateIn: image.renderingMode == .alwaysTemplate ? color : nil)
    }
    let (x, y, arm) = (half.midX, half.midY, CGFloat(7))
    canvas.line(from: CGPoint(x: x - arm, y: y), to: CGPoint(x: x + arm, y: y), width: 2, color)
    guard isPlus else { return }
    canvas.line(from: CGPoint(x: x, y: y - arm), to: CGPoint(x: x, y: y + arm), width: 2, color)
  }
}
