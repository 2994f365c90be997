// SPDX-License-Identifier: MIT

/// A control for selecting a value from a continuous range by moving a thumb along a track.
///
/// Source: Apple, `UISlider`; recorded frames (Facts, “Recorded documents”): pinned to margins of 16 in 375 points, the
/// frame is 347 wide from x 14, 31 high.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The preferred behavior of the slider on a Mac. The default is `.automatic`. Stored; has no effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The behavior of the slider. Always `.pad`.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  private static var metrics: SystemMetrics.Controls { InterfaceGeneration.current.metrics.controls }
  /// The space between the track and an image at its end, in points.
  private static let imageGap: CGFloat = 8

  override func setUp() {
    super.setUp()
    contentPriorities.verticalHugging = .defaultHigh
  }

  // MARK: Value

  private var storedValue: Float = 0

  /// The value, limited to the range from ``minimumValue`` to ``maximumValue``. Setting it sends no event. The default
  /// is `0`.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, limited to the allowed range. It sends no event and the change is not animated.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = selectable(min(max(value, minimumValue), maximumValue))
    setNeedsDisplay()
  }

  /// The minimum value. A value greater than ``maximumValue`` also raises the maximum value. The default is `0`.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(value, animated: false)
    }
  }

  /// The maximum value. A value less than ``minimumValue`` also lowers the minimum value. The default is `1`.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(value, animated: false)
    }
  }

  /// Whether events are sent while the thumb moves, not only when the touch ends. The default is `true`.
  open var isContinuous = true

  // MARK: Appearance

  /// The image before the track. The default is `nil`.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image after the track. The default is `nil`.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The color of the track before the thumb; `nil` for the tint color. The default is `nil`.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the track after the thumb; `nil` for gray. The default is `nil`.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; `nil` for white. The default is `nil`.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The ticks and the range of the track; `nil` for a plain track. The default is `nil`.
  open var trackConfiguration: TrackConfiguration? { didSet { setValue(value, animated: false) } }

  /// Whether the slider has a thumb, from iOS 26. The default is `.default`.
  open var sliderStyle = Style.default { didSet { setNeedsDisplay() } }
  /// The look of a slider. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// A track with a thumb.
    case `default` = 0
    /// A track whose filled part ends at the value, without a thumb.
    case thumbless = 1
  }

  private var thumbImages = ButtonStateValues<UIImage>()
  private var minimumTrackImages = ButtonStateValues<UIImage>()
  private var maximumTrackImages = ButtonStateValues<UIImage>()

  /// Returns the thumb image for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// Sets the thumb image for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setThumbImage(image, for: state) }
    thumbImages[state] = image
    setNeedsDisplay()
  }

  /// Returns the image of the track before the thumb for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// Sets the image of the track before the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setMinimumTrackImage(image, for: state) }
    minimumTrackImages[state] = image
    setNeedsDisplay()
  }

  /// Returns the image of the track after the thumb for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setMaximumTrackImage(image, for: state) }
    maximumTrackImages[state] = image
    setNeedsDisplay()
  }

  /// The thumb image in the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the thumb in the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the thumb in the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Rectangles

  /// Returns the frame of the image before the track, in the slider's coordinates.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !runsRightToLeft, bounds)
  }

  /// Returns the frame of the image after the track, in the slider's coordinates.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: runsRightToLeft, bounds)
  }

  /// Returns the frame of the track, in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    let (left, right) = runsRightToLeft ? (ends[1], ends[0]) : (ends[0], ends[1])
    let (insets, height) = (UISlider.metrics.sliderInsets, UISlider.metrics.sliderTrack)
    let minX = bounds.minX + insets.left + (left.width > 0 ? left.width + UISlider.imageGap : 0)
    let maxX = bounds.maxX - insets.right - (right.width > 0 ? right.width + UISlider.imageGap : 0)
    return CGRect(
      x: minX, y: bounds.minY + ((bounds.height - insets.bottom - height) / 2).rounded(.down),
      width: max(0, maxX - minX), height: height)
  }

  /// Returns the frame of the thumb for a value, in the slider's coordinates. At either end the thumb touches the end
  /// of the track. Without a thumb, it is the end of the filled part.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let own = sliderStyle == .thumbless ? CGSize(width: 0, height: rect.height) : UISlider.metrics.sliderThumb
    let size = currentThumbImage?.size ?? own
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let shown = runsRightToLeft ? 1 - share : share
    return CGRect(
      x: rect.minX + shown * max(0, rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func imageRect(_ image: UIImage?, atLeft isLeft: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return CGRect(origin: bounds.origin, size: .zero) }
    return CGRect(
      x: isLeft ? bounds.minX + alignmentRectInsets.left : bounds.maxX - alignmentRectInsets.right - size.width,
      y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  // MARK: Touches

  /// The distance from the thumb at which a finger still takes it, in points.
  private static let thumbReach: CGFloat = 8
  /// The distance of the finger from the middle of the thumb, in points.
  private var grip: CGFloat = 0

  /// Returns whether a finger at a point of the slider moves it: on the thumb, or anywhere if there is none.
  private func isMoved(at point: CGPoint) -> Bool {
    sliderStyle == .thumbless
      || shownThumb.insetBy(dx: -UISlider.thumbReach, dy: -UISlider.thumbReach).contains(point)
  }

  /// The frame of the thumb, in the slider's coordinates.
  var shownThumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  override func ownsDrag(from start: CGPoint, isHorizontal: Bool) -> Bool { isMoved(at: start) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard isMoved(at: point) else { return false }
    grip = point.x - shownThumb.midX
    if isContinuous { sendValueChanged(event) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let knob = shownThumb
    let way = track.width - knob.width
    guard way > 0 else { return true }
    let share = min(max((touch.location(in: self).x - grip - track.minX - knob.width / 2) / way, 0), 1)
    setValue(minimumValue + Float(runsRightToLeft ? 1 - share : share) * (maximumValue - minimumValue), animated: false)
    if isContinuous { sendValueChanged(event) }
    return true
  }

  /// Sends a last event, by whose touch apps see that the drag has ended.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendValueChanged(event)
  }

  // MARK: Assistive technology

  /// The part of the range by which assistive technologies change the value.
  private static let adjustment: Float = 0.1

  override var traitsOfKind: UIAccessibilityTraits { .adjustable }
  override var standardAccessibilityValue: String? {
    let range = maximumValue - minimumValue
    return range > 0 ? "\(Int(((value - minimumValue) / range * 100).rounded()))%" : nil
  }
  /// Increases the value by a tenth of the range, and sends `valueChanged`.
  open override func accessibilityIncrement() { adjust(by: UISlider.adjustment) }
  /// Decreases the value by a tenth of the range, and sends `valueChanged`.
  open override func accessibilityDecrement() { adjust(by: -UISlider.adjustment) }

  private func adjust(by part: Float) {
    let old = value
    let next = tick(after: value, isAbove: part > 0) ?? value + part * (maximumValue - minimumValue)
    setValue(next, animated: true)
    if value != old { sendValueChanged() }
  }

  // MARK: Size

  /// A height of 30 points, or 34 from iOS 26. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISlider.metrics.slider - alignmentRectInsets.bottom)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UISlider.metrics.sliderInsets }

  /// Returns the width of `size` and a height of 31 points, or 34 from iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UISlider.metrics.slider)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    canvas.dimmed(unless: isEnabled) {
      drawTrack(track, knob, canvas)
      drawTicks(in: track, canvas)
      if let image = currentThumbImage {
        image.draw(in: knob, asTemplateIn: thumbTintColor)
      } else if sliderStyle == .default {
        canvas.raised { canvas.fillCapsule(knob, thumbTintColor ?? .white) }
      }
      minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds), asTemplateIn: nil)
      maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds), asTemplateIn: nil)
    }
  }

  private func drawTrack(_ track: CGRect, _ knob: CGRect, _ canvas: ControlCanvas) {
    if let image = currentMaximumTrackImage {
      image.draw(in: track.centered(CGSize(width: track.width, height: image.size.height)))
    } else {
      canvas.fillCapsule(track, maximumTrackTintColor ?? .systemFill)
    }
    let filled = filledPart(of: track, upTo: knob.midX)
    if let image = currentMinimumTrackImage {
      image.draw(in: filled.centered(CGSize(width: filled.width, height: image.size.height)))
    } else {
      canvas.fillCapsule(filled, minimumTrackTintColor ?? tintColor)
    }
  }
}
