// SPDX-License-Identifier: MIT

/// A row of segments of which one is chosen.
///
/// Source: Apple, `UISegmentedControl`; recorded frames: 32 points high of which the lowest does not count for alignment;
/// equal segments as wide as the widest title, in whole points, and 20, with a point between them.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index when no segment is chosen: -1.
  public nonisolated static let noSegment = -1

  var segments: [Segment] = []
  private var titleAttributes = ButtonStateValues<[NSAttributedString.Key: Any]>()

  /// A control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with a segment for each of `items`, which are `String`s, `UIImage`s or `UIAction`s.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { segments.append(Segment(item)) }
    frame.size = sizeThatFits(.zero)
  }

  /// A control with a segment for each action, which is performed when its segment is chosen by hand.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init)
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes a control without segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    contentPriorities.verticalHugging = .defaultHigh
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts in a segment with a title. There is no movement.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Puts in a segment with an image. There is no movement.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Puts in a segment with an action. There is no movement.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(Segment(action), at: segment) }

  /// Takes a segment out. There is no movement.
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

  /// Takes all segments out.
  open func removeAllSegments() {
    segments = []
    storedSelection = UISegmentedControl.noSegment
    segmentsDidChange()
  }

  /// Gives a segment a title in the place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  /// A segment's title; nil where it has none.
  open func titleForSegment(at segment: Int) -> String? { checked(segment)?.title }

  /// Gives a segment an image in the place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  /// A segment's image; nil where it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { checked(segment)?.image }

  /// Gives a segment an action, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0 = Segment(action) } }
  /// A segment's action; nil where it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { checked(segment)?.action }

  /// The index of the segment of an action; ``noSegment`` when there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
  }

  /// The segment's width in points; 0 for the one that its content gives.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// The width set for a segment, in points; 0 where none was.
  open func widthForSegment(at segment: Int) -> CGFloat { checked(segment)?.width ?? 0 }

  /// How far the segment's content lies from the middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  /// How far a segment's content is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { checked(segment)?.contentOffset ?? .zero }

  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { checked(segment)?.isEnabled ?? false }

  // MARK: Selection

  private var storedSelection = UISegmentedControl.noSegment

  /// The chosen segment; ``noSegment`` for none. Setting it sends no event.
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

  /// Whether a chosen segment does not stay chosen.
  open var isMomentary = false { didSet { setNeedsDisplay() } }

  /// Whether segments are as wide as their own contents, not all as wide as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  /// The colour of the chosen segment; nil for white.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }
  /// The attributes set for titles in a state; nil where none were.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes.own(state) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let point = touch?.location(in: self) else { return }
    guard let index = segmentRects(in: bounds).firstIndex(where: { $0.contains(point) }), segments[index].isEnabled
    else {
      return
    }
    let changed = index != storedSelection
    storedSelection = index
    setNeedsDisplay()
    if changed || isMomentary {
      segments[index].action.map(sendAction)
      sendValueChanged()
    }
    if isMomentary { storedSelection = UISegmentedControl.noSegment }
  }

  // MARK: Size

  /// As wide as the segments, 31 points high.
  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: sizeThatFits(.zero)).inset(by: alignmentRectInsets).size
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// As wide as the segments, 32 points high, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let gaps = CGFloat(max(0, segments.count - 1))
    return CGSize(width: naturalWidths.reduce(gaps, +), height: 32)
  }

  open override func draw(_ rect: CGRect) { drawSegments() }

  // MARK: Details

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(0, index), segments.count)
    segments.insert(segment, at: place)
    if storedSelection >= place { storedSelection += 1 }
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
