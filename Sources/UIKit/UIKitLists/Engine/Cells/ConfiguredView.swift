// SPDX-License-Identifier: MIT

/// A cell, header or footer whose content and background are described by configurations.
///
/// Each class declares the public members, because a subclass can override only members that a class itself declares.
/// The extensions of this protocol implement them once.
@MainActor
protocol ConfiguredView: UIView {
  associatedtype ConfigurationState: UIConfigurationState

  /// The configurations that are shown, and their views.
  var configured: ConfiguredParts { get set }
  /// The view for the content.
  var contentView: UIView { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  /// Whether the background configuration is updated for the view's state.
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// The background configuration that is shown: that of the view, or another one in its place.
  var shownBackgroundConfiguration: UIBackgroundConfiguration? { get }
  /// Whether the content configuration is updated for the view's state.
  var automaticallyUpdatesContentConfiguration: Bool { get }

  /// The current state of the view.
  var configurationState: ConfigurationState { get }
  /// Requests an update of the configurations. Subclasses can override it.
  func setNeedsUpdateConfiguration()
  /// Updates the configurations for `state`. Subclasses override it.
  func updateConfiguration(using state: ConfigurationState)
  /// Calls the closure that updates the view for its state, if there is one.
  func callUpdateHandler(_ state: ConfigurationState)

  /// Called when the size of the content may have changed.
  func preferredSizeMayHaveChanged()
}

/// The content configuration, and updates for the state.
extension ConfiguredView {
  /// Shows `configuration`, whose view fills the content view. The current view remains if it supports the
  /// configuration. `nil` removes the view.
  func show(_ configuration: (any UIContentConfiguration)?) {
    configured.content = configuration
    guard let configuration else {
      configured.view?.removeFromSuperview()
      configured.view = nil
      return
    }
    if let view = configured.view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    configured.view?.removeFromSuperview()
    // An app's configuration may read the cell's configuration while it creates its view, so no property is being
    // accessed here.
    let view = configuration.makeContentView()
    configured.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.insertSubview(view, at: 0)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      contentView.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
  }

  /// Requests an update of the configurations before the next layout.
  func markNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for the current state if that was requested: first calls the view's own method, then
  /// the closure.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    track(.configuration { ($0 as? any ConfiguredView)?.setNeedsUpdateConfiguration() }) {
      let state = configurationState
      updateConfiguration(using: state)
      callUpdateHandler(state)
    }
  }

  /// Updates the configurations for `state` that are updated automatically.
  func updateConfigurations(for state: ConfigurationState) {
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    guard automaticallyUpdatesContentConfiguration, let content = configured.content else { return }
    show(content.updated(for: state))
    preferredSizeMayHaveChanged()
  }
}

/// The background configuration.
extension ConfiguredView {
  /// Shows the background configuration in a view behind all others. Without a configuration, that view is removed.
  func arrangeConfiguredBackground() {
    guard let configuration = shownBackgroundConfiguration else {
      configured.background?.removeFromSuperview()
      configured.background = nil
      return
    }
    let view = configured.background ?? ConfiguredBackgroundView(frame: bounds)
    configured.background = view
    if storedSubviews.first !== view { insertSubview(view, at: 0) }
    let frame = frame(of: configuration)
    if view.frame != frame { view.frame = frame }
    view.show(configuration, in: self)
  }

  private func frame(of configuration: UIBackgroundConfiguration) -> CGRect {
    var insets = configuration.backgroundInsets
    let (edges, margins) = (configuration.edgesAddingLayoutMarginsToBackgroundInsets, directionalLayoutMargins)
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: runsRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: runsRightToLeft ? insets.leading : insets.trailing))
  }
}

/// Sizes and positions.
extension ConfiguredView {
  /// Returns the fitting size of the content view's constraints, in points, for a view that is larger than its
  /// content view by `taken`.
  func fittingSizeOfContent(
    _ target: CGSize, besides taken: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let size = CellMeasurement.fittingSize(
      of: contentView, width: max(0, target.width - taken.width), height: max(0, target.height - taken.height),
      widthPriority: horizontal, heightPriority: vertical)
    return CGSize(width: size.width + taken.width, height: size.height + taken.height)
  }

  /// Shows a view beside the content, at a distance from the trailing edge, centered vertically. Lengths are in points.
  func setFrame(of view: UIView, width: CGFloat, height: CGFloat, fromTrailing trailing: CGFloat) {
    if view.superview !== self { addSubview(view) }
    let x = runsRightToLeft ? trailing : bounds.width - trailing - width
    let frame = CGRect(x: x, y: roundedToPixel((bounds.height - height) / 2), width: width, height: height)
    if view.frame != frame { view.frame = frame }
  }
}

/// The configurations that a cell, header or footer shows, and the views created from them.
@MainActor
struct ConfiguredParts {
  /// The content configuration; `nil` for none.
  var content: (any UIContentConfiguration)?
  /// The view of the content configuration, which fills the content view.
  var view: (any UIView & UIContentView)?
  /// The view of the background configuration, behind all others.
  var background: ConfiguredBackgroundView?
  /// Whether the configurations need an update for the state before the next layout. The default is `true`.
  var needsUpdate = true
}

/// The content view of a cell, header or footer. It notifies its owner when its content changes size.
class CellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    CellMeasurement.encapsulate(self)
    // The size of a cell must not depend on its scroll position under a bar.
    marginState.insetsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (storedSuperview as? any ConfiguredView)?.preferredSizeMayHaveChanged()
  }
}
