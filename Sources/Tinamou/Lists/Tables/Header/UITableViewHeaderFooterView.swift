// SPDX-License-Identifier: MIT

/// The header or footer of a table's section.
///
/// What it shows goes into ``contentView``; constraints from its top to its bottom say how high it is, where the table finds
/// that out itself.
///
/// Source: Apple, `UITableViewHeaderFooterView`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What the delegate dequeues views of this kind by; nil for a view that is not used again.
  open private(set) var reuseIdentifier: String?
  let storedContentView = UITableViewHeaderFooterContentView(frame: .zero)
  private var content = ConfiguredContent()
  private var title: UILabel?
  private var detail: UILabel?
  private var needsConfigurationUpdate = false
  /// What the view is by itself; the table says it when it has the view.
  var kind = HeaderFooterKind.header(.plain) { didSet { if kind != oldValue { kindDidChange(from: oldValue) } } }
  /// Whether it stays in sight while its section scrolls under it.
  var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

  /// A view that is dequeued by `reuseIdentifier`. The table sets its frame.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// A view with `frame`, in points, in the superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    marginState.preservesSuperview = true
    isOpaque = false
    addSubview(storedContentView)
  }

  /// Makes a view that was loaded from a document one that is dequeued by `identifier`.
  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  // MARK: Parts

  /// The view for what is shown, as large as this one without the safe area at its sides.
  open var contentView: UIView { storedContentView }

  /// The title, made when it is asked for.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = label(kind.titleStyle)
    title = label
    return label
  }

  /// The text below the title, made when it is asked for.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = label(.footnote)
    detail = label
    return label
  }

  /// A title that still looks as the old kind's takes on the look of the new.
  private func kindDidChange(from old: HeaderFooterKind) {
    guard let title, title.font == Self.font(of: old.titleStyle) else { return }
    title.font = Self.font(of: kind.titleStyle)
    title.textColor = kind.textColor
  }

  /// The font of a text; small texts have their lines closer than the text style would (recorded footers of two lines).
  private static func font(of style: UIFont.TextStyle) -> UIFont {
    guard style == .footnote else { return .preferredFont(forTextStyle: style) }
    return UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
  }

  private func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UITableViewHeaderFooterViewLabel(frame: .zero)
    label.font = Self.font(of: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = kind.textColor
    label.numberOfLines = 0
    storedContentView.addSubview(label)
    return label
  }

  /// A view behind everything.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  /// Whether the background configuration follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  // MARK: Configurations

  /// What is shown, in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      content.show(newValue, in: contentView)
      for label in [title, detail] { label?.isHidden = newValue != nil }
      sizeBecameInvalid()
    }
  }
  /// Whether the content configuration follows the view's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Called to bring the view up to date with its state.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A configuration for the place the view has, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch kind {
    case .header(.plain): .plainHeader()
    case .footer(.plain): .plainFooter()
    case .header: .groupedHeader()
    case .footer: .groupedFooter()
    }
  }

  /// What the view is at the moment.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  /// Marks the configuration to be brought up to date with the view's state before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the configuration up to date with `state`. Override to do more, and call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      content.show(configuration.updated(for: state), in: contentView)
    }
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    configurationUpdateHandler?(self, state)
    updateConfiguration(using: state)
  }

  // MARK: Reuse

  /// Called before the view is dequeued again. Override to bring it into the state of a new one, and call super.
  open func prepareForReuse() {
    title?.text = nil
    detail?.text = nil
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    arrangeContentView()
    arrangeLabels()
    arrangeBackground()
  }

  /// The content view's size follows at once: constraints in it must never be solved at the old one.
  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    arrangeContentView()
  }

  func arrangeContentView() {
    let keepsSafe = (storedSuperview as? UITableView)?.insetsContentViewsToSafeArea ?? true
    let (left, right) = keepsSafe ? (safeAreaInsets.left, safeAreaInsets.right) : (0, 0)
    let rect = CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    if storedContentView.frame != rect { storedContentView.frame = rect }
  }

  private var arrangement: CellContentArrangement {
    let margins = storedContentView.layoutMargins
    let room = kind.textRoom
    var result = CellContentArrangement(
      style: .subtitle,
      insets: UIEdgeInsets(
        top: room.top, left: runsRightToLeft ? margins.right : margins.left, bottom: room.bottom,
        right: runsRightToLeft ? margins.left : margins.right))
    result.title = title.flatMap { ($0.text ?? "").isEmpty ? nil : $0 }
    result.detail = detail.flatMap { ($0.text ?? "").isEmpty ? nil : $0 }
    result.runsRightToLeft = runsRightToLeft
    result.scale = displayScale
    return result
  }

  private func arrangeLabels() {
    guard contentConfiguration == nil, title != nil || detail != nil else { return }
    var arrangement = arrangement
    let spare = bounds.height - arrangement.height(forWidth: contentView.bounds.width)
    if spare < 0 {
      // A view that is too low for its text has it in the middle.
      arrangement.insets.top = 0
      arrangement.insets.bottom = 0
    } else if kind.isPlain == false {
      // Titles of groups keep near their rows.
      if kind.isHeader { arrangement.insets.top += spare } else { arrangement.insets.bottom += spare }
    }
    let frames = arrangement.frames(in: storedContentView.bounds.size)
    if let title, title.frame != frames.title { title.frame = frames.title }
    if let detail, detail.frame != frames.detail { detail.frame = frames.detail }
  }

  private func arrangeBackground() {
    let color = backgroundConfiguration.map { $0.resolvedBackgroundColor(for: .clear) }
    if let color { backgroundColor = color }
    guard let backgroundView else { return }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// The height of the labels with the room that headers of this kind have around them. Only the width of `size` counts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard title != nil || detail != nil else { return CGSize(width: size.width, height: kind.emptyHeight) }
    let taken = max(0, bounds.width - storedContentView.bounds.width)
    return CGSize(width: size.width, height: arrangement.height(forWidth: size.width - taken))
  }

  /// The size that the constraints in the content view come to.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard CellMeasurement.isLaidOutByConstraints(storedContentView) else { return sizeThatFits(targetSize) }
    let taken = max(0, bounds.width - storedContentView.bounds.width)
    let size = CellMeasurement.fittingSize(
      of: storedContentView, width: max(0, targetSize.width - taken), height: targetSize.height,
      widthPriority: horizontalFittingPriority, heightPriority: verticalFittingPriority)
    return CGSize(width: size.width + taken, height: size.height)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeBecameInvalid()
  }

  func sizeBecameInvalid() {
    setNeedsLayout()
    (storedSuperview as? UITableView)?.contentSizeBecameInvalid(of: self)
  }

  override var standardMargins: UIEdgeInsets {
    let side =
      (storedSuperview as? UITableView)?.headerSideMargin
      ?? CellMetrics.sideMargin(forWidth: bounds.width, style: .plain)
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  override var preservesMarginsAbove: Bool { false }
  override var textForDescription: String? { reuseIdentifier }
}

/// The content view of a header or footer.
final class UITableViewHeaderFooterContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    CellMeasurement.encapsulate(self)
    marginState.preservesSuperview = true
    marginState.insetsFromSafeArea = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override var preservesMarginsAbove: Bool { false }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (storedSuperview as? UITableViewHeaderFooterView)?.sizeBecameInvalid()
  }
}

/// A label of a header or footer: its view lays out anew when the text changes.
final class UITableViewHeaderFooterViewLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewHeaderFooterView)?.setNeedsLayout()
  }
}
