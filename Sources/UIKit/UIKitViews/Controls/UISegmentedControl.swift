// SPDX-License-Identifier: MIT

/// A control with a row of segments, one of which is selected.
///
/// Source: Apple, `UISegmentedControl`; recorded frames are 32 points high (Facts, “Recorded documents”), of which the
/// lowest point is outside the alignment rectangle. Equal segments are as wide as the widest title, in whole points,
/// plus 20, with one point between them.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment, -1.
  public nonisolated static let noSegment = -1

  var segments: [Segment] = []
  private var titleAttributes = ButtonStateValues<[NSAttributedString.Key: Any]>()

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with a segment for each of `items`, which are `String`s, `UIImage`s or `UIAction`s.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { segments.append(Segment(item)) }
    frame.size = sizeThatFits(.zero)
  }

  /// Creates a control with a segment for each action. An action is performed when the user selects its segment.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init)
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a control without
  /// segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    contentPriorities.verticalHugging = .defaultHigh
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  private var backgroundImages: [[Int]: UIImage] = [:]
  private var dividerImages: [[Int]: UIImage] = [:]
  /// Sets the background of the segments for a state. Those for `.default` take the place of the system's look.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    noteAppearance(Int(state.rawValue)) { $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    backgroundImages[[Int(state.rawValue), barMetrics.rawValue]] = backgroundImage
    setNeedsDisplay()
  }
  /// Returns the background of the segments that was set for a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[[Int(state.rawValue), barMetrics.rawValue]]
  }
  /// Sets the image between segments. Those for `.default` are shown; an empty image removes the line.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance(Int(leftState.rawValue << 16 | rightState.rawValue)) {
      $0.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    setNeedsDisplay()
    dividerImages[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]] = dividerImage
  }
  /// Returns the image between segments that was set.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]] }

  /// Inserts a segment with a title. The change is not animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with an image. The change is not animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a segment with an action. The change is not animated.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(Segment(action), at: segment) }

  /// Removes a segment. The change is not animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if storedSelection == segment {
      storedSelection = UISegmentedControl.noSegment
    } else if storedSelection > segment {
      storedSelection -= 1
    }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    storedSelection = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  /// Returns the title of a segment, or `nil` when it has none.
  open func titleForSegment(at segment: Int) -> String? { checked(segment)?.title }

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  /// Returns the image of a segment, or `nil` when it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { checked(segment)?.image }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0 = Segment(action) } }
  /// Returns the action of a segment, or `nil` when it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { checked(segment)?.action }

  /// Returns the index of the segment with the given action, or ``noSegment`` when there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
  }

  /// Sets the width of a segment, in points; 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// Returns the width that was set for a segment, in points. The default is `0`.
  open func widthForSegment(at segment: Int) -> CGFloat { checked(segment)?.width ?? 0 }

  /// Sets the offset of a segment's content from its center, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  /// Returns the offset of a segment's content from its center, in points. The default is zero.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { checked(segment)?.contentOffset ?? .zero }

  /// Sets whether a segment is enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Returns whether a segment is enabled. The default is `true`.
  open func isEnabledForSegment(at segment: Int) -> Bool { checked(segment)?.isEnabled ?? false }

  // MARK: Selection

  private var storedSelection = UISegmentedControl.noSegment

  /// The index of the selected segment, or ``noSegment``. Setting it sends no event. The default is ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else {
        return LayoutException.raise(
          .range, "segment index (\(newValue)) must be -1 or less than the number of segments (\(segments.count))")
      }
      storedSelection = newValue
      setNeedsDisplay()
    }
  }

  /// Whether a segment is deselected immediately after a tap. The default is `false`.
  open var isMomentary = false { didSet { setNeedsDisplay() } }

  /// Whether each segment is as wide as its own content. Otherwise all segments are as wide as the widest. The default
  /// is `false`.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  /// The color of the selected segment; `nil` for white. The default is `nil`.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    noteAppearance(Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
    titleAttributes[state] = attributes
    segmentsDidChange()
  }
  /// Returns the attributes that were set for titles in a state, or `nil`.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes.own(state) }

  // MARK: Touches

  /// The segment under the finger; `nil` without a finger, or while it is outside.
  private(set) var pressedSegment: Int? { didSet { if pressedSegment != oldValue { setNeedsDisplay() } } }

  override var ownsTaps: Bool { true }
  override func ownsDrag(from start: CGPoint, isHorizontal: Bool) -> Bool { isHorizontal }
  /// Source: Neuburg, Programming iOS 4, “Actions”: a segmented control sends `valueChanged` only.
  override var sendsTouchEvents: Bool { false }

  /// Returns the enabled segment that is nearest to the finger: the one at its distance from the sides.
  private func segment(under touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    let rects = segmentRects(in: bounds)
    func distance(_ index: Int) -> CGFloat { max(rects[index].minX - x, x - rects[index].maxX, 0) }
    guard let nearest = rects.indices.min(by: { distance($0) < distance($1) }) else { return nil }
    return segments[nearest].isEnabled ? nearest : nil
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = segment(under: touch)
    return pressedSegment != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedSegment = isTouchInside ? segment(under: touch) : nil
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let index = isTouchInside ? touch.flatMap(segment) : nil
    pressedSegment = nil
    if let index { choose(index, event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressedSegment = nil
  }

  /// Selects a segment as a person does, and sends the events if it was not selected.
  func choose(_ index: Int, _ event: UIEvent? = nil) {
    let changed = index != storedSelection
    storedSelection = index
    setNeedsDisplay()
    if changed || isMomentary {
      segments[index].action.map(sendAction)
      sendValueChanged(event)
    }
    if isMomentary { storedSelection = UISegmentedControl.noSegment }
  }

  override var standardAccessibilityValue: String? {
    segments.indices.contains(storedSelection) ? segments[storedSelection].title : nil
  }

  // MARK: Size

  /// The width of the segments and a height of 31 points, one less than that of the frame.
  ///
  /// Source: documents of all versions, also at three pixels per point (Xcode 14, a height of 45 with a frame of 46). Recordings of iOS 16
  /// and 17 give the frame alone, 32 points.
  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: sizeThatFits(.zero)).inset(by: alignmentRectInsets).size
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// Returns the width of the segments and a height of 32 points, independent of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let gaps = CGFloat(max(0, segments.count - 1))
    return CGSize(width: naturalWidths.reduce(gaps, +), height: 32)
  }

  open override func draw(_ rect: CGRect) { drawSegments() }

  // MARK: Engine hooks

  /// The baseline of the vertically centered titles. Source: recorded frames of documents of two repositories (Facts,
  /// “Recorded documents”).
  override var firstBaselineFromTop: CGFloat? {
    let font = titleFont
    let line = roundedUpToPixels(CGSize(width: 0, height: font.lineHeight)).height
    return (intrinsicContentSize.height - line) / 2 + firstBaseline(of: font)
  }
  override var lastBaselineFromBottom: CGFloat? { firstBaselineFromTop.map { intrinsicContentSize.height - $0 } }
  override var baselineShares: (first: Double, last: Double) { (0.5, 0.5) }
  override var baselineReferenceHeight: CGFloat { intrinsicContentSize.height }

  // MARK: Helpers

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if storedSelection >= index { storedSelection += 1 }
    segmentsDidChange()
  }

  private func change(_ index: Int, _ edit: (inout Segment) -> Void) {
    guard checked(index) != nil else { return }
    edit(&segments[index])
    segmentsDidChange()
  }

  private func checked(_ index: Int) -> Segment? {
    if segments.indices.contains(index) { return segments[index] }
    LayoutException.raise(
      .range, "segment index (\(index)) must be 0 or more and less than the number of segments (\(segments.count))")
    return nil
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
