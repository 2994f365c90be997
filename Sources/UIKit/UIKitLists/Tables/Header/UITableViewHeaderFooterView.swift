// SPDX-License-Identifier: MIT

@_spi(ViewHooks) import UIKitViews

/// The header or footer of a table's section.
///
/// Its content belongs in ``contentView``. In a self-sizing table, constraints from its top to its bottom determine the
/// height.
///
/// Source: Apple, `UITableViewHeaderFooterView`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for dequeuing views of this kind; `nil` for a view that is not reused.
  open private(set) var reuseIdentifier: String?
  let storedContentView = UITableViewHeaderFooterContentView(frame: .zero)
  var configured = ConfiguredParts()
  private var title: UILabel?
  private var detail: UILabel?
  /// The kind of the view, set by the table.
  var kind = HeaderFooterKind.header(.plain) { didSet { if kind != oldValue { kindDidChange(from: oldValue) } } }
  /// Whether the view is pinned while its section scrolls.
  var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

  /// Creates a view with a reuse identifier. The table sets its frame.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with `frame`, in points, in the superview's coordinate system.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    marginState.preservesSuperview = true
    isOpaque = false
    addSubview(storedContentView)
  }

  /// Sets the reuse identifier of a view that was loaded from a document.
  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  // MARK: Parts

  /// The view for the content. It has the size of the view without the horizontal safe area insets.
  open var contentView: UIView { storedContentView }

  /// The title label, created when first accessed.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = label(kind.titleStyle)
    title = label
    if kind.isHeader { label.accessibilityTraits.insert(.header) }
    return label
  }

  /// The detail label below the title, created when first accessed.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = label(.footnote)
    detail = label
    return label
  }

  /// Updates a title that still has the default appearance of the previous kind.
  private func kindDidChange(from old: HeaderFooterKind) {
    if let title, kind.isHeader != old.isHeader {
      title.accessibilityTraits.formSymmetricDifference(.header)
    }
    guard let title, title.font == Self.font(of: old.titleStyle) else { return }
    title.font = Self.font(of: kind.titleStyle)
    title.textColor = kind.textColor
  }

  /// Returns the font of a text. Small text styles have a reduced line spacing here, as in recorded footers with two
  /// lines.
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

  /// The background view, behind the content. The default is `nil`.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// The background configuration. The default is `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { arrangeConfiguredBackground() } }
  var shownBackgroundConfiguration: UIBackgroundConfiguration? { backgroundConfiguration }
  /// Whether the background configuration is updated for the view's state. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true

  // MARK: Configurations

  /// The content configuration, which replaces the labels. The default is `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      show(newValue)
      for label in [title, detail] { label?.isHidden = newValue != nil }
      preferredSizeMayHaveChanged()
    }
  }
  /// Whether the content configuration is updated for the view's state. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// A closure that updates the view for its state, called after ``updateConfiguration(using:)``. The default is `nil`.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns a content configuration for the view's kind, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch kind {
    case .header(.plain): .plainHeader()
    case .footer(.plain): .plainFooter()
    case .header: .groupedHeader()
    case .footer: .groupedFooter()
    }
  }

  /// The current state of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  /// Requests an update of the configuration before the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

  /// Updates the configurations for `state`, before the view is first shown and after each change of its state. Overrides call
  /// super.
  open func updateConfiguration(using state: UIViewConfigurationState) { updateConfigurations(for: state) }

  // MARK: Reuse

  /// Called before the view is dequeued again. Override it to reset the view, and call super.
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

  /// Resizes the content view immediately, so that its constraints are never solved for the old size.
  @_spi(ViewHooks) open override func sizeDidChange(from oldSize: CGSize) {
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
    if spare < 0, kind.isHeader, !kind.isPlain, CellMetrics.current.hasProminentHeaders {
      // A header that is close to what is above it has less space there.
      arrangement.insets.top = max(0, arrangement.insets.top + spare)
    } else if spare < 0 {
      // In a view that is too low for its text, the text is centered.
      arrangement.insets.top = 0
      arrangement.insets.bottom = 0
    } else if kind.isPlain == false {
      // Titles of grouped tables are close to their rows.
      if kind.isHeader { arrangement.insets.top += spare } else { arrangement.insets.bottom += spare }
    }
    let frames = arrangement.frames(in: storedContentView.bounds.size)
    if let title, title.frame != frames.title { title.frame = frames.title }
    if let detail, detail.frame != frames.detail { detail.frame = frames.detail }
  }

  private func arrangeBackground() {
    arrangeConfiguredBackground()
    guard let backgroundView else { return }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: configured.background == nil ? 0 : 1) }
    if backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// Returns the height of the labels with the padding of the view's kind, in points. Only the width of `size` is used.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard title != nil || detail != nil else { return CGSize(width: size.width, height: kind.emptyHeight) }
    let taken = max(0, bounds.width - storedContentView.bounds.width)
    return CGSize(width: size.width, height: arrangement.height(forWidth: size.width - taken))
  }

  /// Returns the fitting size of the content view's constraints, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard CellMeasurement.isLaidOutByConstraints(storedContentView) else { return sizeThatFits(targetSize) }
    let taken = max(0, bounds.width - storedContentView.bounds.width)
    return fittingSizeOfContent(
      targetSize, besides: CGSize(width: taken, height: 0), horizontalFittingPriority, verticalFittingPriority)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    preferredSizeMayHaveChanged()
  }

  func preferredSizeMayHaveChanged() {
    setNeedsLayout()
    (storedSuperview as? UITableView)?.contentSizeBecameInvalid(of: self)
  }

  @_spi(ViewHooks) open override var standardMargins: UIEdgeInsets {
    let side =
      (storedSuperview as? UITableView)?.headerSideMargin
      ?? CellMetrics.sideMargin(forWidth: bounds.width, style: .plain, on: interfaceIdiom)
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  @_spi(ViewHooks) open override var preservesMarginsAbove: Bool { false }
  /// The distance by which an animation has moved the view to the right, in points.
  var displacement: CGFloat = 0
  @_spi(ViewHooks) open override var horizontalDisplacement: CGFloat { displacement }
  @_spi(ViewHooks) open override var textForDescription: String? { reuseIdentifier }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  func callUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
}

/// The content view of a header or footer.
final class UITableViewHeaderFooterContentView: TableContentView {}

/// A label of a header or footer. A change of its text invalidates the view's layout.
final class UITableViewHeaderFooterViewLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewHeaderFooterView)?.setNeedsLayout()
  }
}
