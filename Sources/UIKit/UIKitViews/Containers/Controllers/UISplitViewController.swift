// SPDX-License-Identifier: MIT

/// A container that shows several controllers side by side in regular width and as one stack in compact width.
///
/// Differs from UIKit: changes are not animated.
///
/// Source: Apple, `UISplitViewController`.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, BarContainer {
  /// A width that the system determines.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// The number of columns.
  open private(set) var style: Style
  /// The controllers that were set, by column.
  private var controllers: [Column: UIViewController] = [:]
  /// The navigation controllers created for columns.
  private var wrappers: [Column: UINavigationController] = [:]
  private(set) var shownMode = DisplayMode.secondaryOnly
  private(set) var isShowingCollapsed = false
  private var isLayingOutContents = false
  private let columnViews: [Column: UIView] = [
    .primary: UIView(), .supplementary: UIView(), .secondary: UIView(), .inspector: UIView(),
  ]
  /// The columns that are beside or over each other; empty while they are collapsed.
  private var visibleColumns: Set<Column> = []
  /// Whether the inspector is shown.
  private var showsInspector = false

  // MARK: Initialization

  /// Creates a split view with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view with two controllers, which are set with ``viewControllers``.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and behaves like `init()`.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Controllers

  /// The delegate, which controls collapsing and is notified of changes. The default is `nil`.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Sets the controller of a column. Creates a navigation controller for it, unless it is a navigation
  /// controller or the column is `.compact`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    controllers[column] = vc
    wrappers[column] = nil
    arrange()
  }

  /// Sets the number of columns and their controllers, as a document states them.
  final package func setColumns(_ style: Style, _ controllers: [Column: UIViewController]) {
    self.style = style
    self.controllers = controllers
    wrappers = [:]
    arrange()
  }

  /// Returns the controller of a column, or `nil`.
  open func viewController(for column: Column) -> UIViewController? { controllers[column] }

  /// The controllers of the columns, from the leading edge; the visible controller in a split view that is shown
  /// collapsed. The default is an empty array.
  open var viewControllers: [UIViewController] {
    get {
      if isShowingCollapsed { return collapsedController.map { [$0] } ?? [] }
      return [Column.primary, .supplementary, .secondary].compactMap { controllers[$0] == nil ? nil : shown(in: $0) }
    }
    set {
      controllers[.primary] = newValue.first
      controllers[.secondary] = newValue.dropFirst().first
      wrappers = [:]
      arrange()
    }
  }

  /// Shows a hidden column, or brings its controller to the top of a collapsed split view.
  open func show(_ column: Column) {
    if isCollapsed { return bringToTop(column) }
    switch column {
    case .primary: preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case .supplementary: preferredDisplayMode = .oneBesideSecondary
    case .inspector: setInspector(shown: true)
    default: break
    }
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    guard !isCollapsed else { return }
    switch column {
    case .primary: preferredDisplayMode = style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    case .supplementary: preferredDisplayMode = .secondaryOnly
    case .inspector: setInspector(shown: false)
    default: break
    }
  }

  private func setInspector(shown: Bool) {
    guard shown != showsInspector else { return }
    showsInspector = shown
    arrange()
  }

  /// Returns whether a column is visible.
  ///
  /// Differs from UIKit: an inspector is not shown in compact width.
  open func isShowing(_ column: Column) -> Bool {
    guard controllers[column] != nil || column == .compact, let holder = columnViews[column] else { return false }
    return isViewLoaded && !isCollapsed && !holder.isHidden
  }

  /// Shows `vc` in the primary column, pushed onto its navigation controller if it has one.
  open override func show(_ vc: UIViewController, sender: Any?) { showIn(.primary, vc) }

  /// Shows `vc` in the secondary column, or on top of the stack in a collapsed split view.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = collapsedController as? UINavigationController {
      // A navigation controller cannot be pushed, so its controllers are pushed instead.
      for controller in (vc as? UINavigationController)?.viewControllers ?? [vc] {
        stack.pushViewController(controller, animated: true)
      }
      return
    }
    setViewController(vc, for: .secondary)
  }

  private func showIn(_ column: Column, _ vc: UIViewController) {
    if let stack = shown(in: column) as? UINavigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      setViewController(vc, for: column)
    }
  }

  /// Returns the controller shown in a column: the one that was set, or the navigation controller created for it.
  func shown(in column: Column) -> UIViewController? {
    guard let controller = controllers[column] else { return nil }
    guard style != .unspecified, column != .compact, !(controller is UINavigationController) else { return controller }
    if let wrapper = wrappers[column] { return wrapper }
    let wrapper = UINavigationController(rootViewController: controller)
    wrappers[column] = wrapper
    return wrapper
  }

  // MARK: Display modes and widths

  /// The preferred display mode in regular width. The default is `DisplayMode.automatic`.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { chosenMode = nil } }
  /// The display mode that the user has chosen; `nil` for the preferred one.
  var chosenMode: DisplayMode? { didSet { arrange() } }
  private lazy var gestures = SplitGestures(of: self)
  /// The preferred behavior of columns beside the secondary column. The default is `SplitBehavior.automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { arrange() } }
  /// The display mode in use.
  open var displayMode: DisplayMode { shownMode }
  /// Whether the columns are collapsed to one stack. This is the case in compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The behavior in use. `automatic` is resolved to `tile`.
  open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }

  /// The background of the primary column. With `sidebar`, the default, it floats above the secondary column of a tablet from iOS 26;
  /// with `none`, it is beside it.
  open var primaryBackgroundStyle = BackgroundStyle.sidebar { didSet { arrange() } }

  /// The edge of the primary column. The default is `PrimaryEdge.leading`.
  open var primaryEdge = PrimaryEdge.leading { didSet { layOutContentsNow() } }
  /// Whether a swipe from the leading edge shows the primary column. The default is `true`.
  open var presentsWithGesture = true { didSet { arrange() } }
  /// Whether a button that hides all other columns is shown. The default is `false`. Stored; has no effect.
  open var showsSecondaryOnlyButton = false
  /// Whether the bar of the first column has a button that shows or hides columns, in a split view that has a style. The default is
  /// `.automatic`: if ``presentsWithGesture`` is set.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { arrange() } }
  /// The button in the bar of the first column.
  private(set) lazy var columnButton = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
  /// The visibility of a button. Raw values are UIKit's.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  /// A button that shows or hides the primary column.
  open var displayModeButtonItem: UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal"), style: .plain, target: self) { [weak self] in
      guard let self else { return }
      shownMode == .secondaryOnly ? showPrimaryForUser() : hidePrimaryForUser()
    }
  }

  /// The preferred width of the primary column, in points. The default is `UISplitViewController.automaticDimension`.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutContentsNow() } }
  /// The preferred width of the primary column, as a fraction of the total width. The default is
  /// ``automaticDimension``.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { layOutContentsNow() }
  }
  /// The minimum width of the primary column, in points. The default is `UISplitViewController.automaticDimension`.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutContentsNow() } }
  /// The maximum width of the primary column, in points. The default is `UISplitViewController.automaticDimension`.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutContentsNow() } }
  /// The preferred width of the supplementary column, in points. The default is ``automaticDimension``.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layOutContentsNow() }
  }
  /// The preferred width of the supplementary column, as a fraction of the total width. The default is
  /// ``automaticDimension``.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { layOutContentsNow() }
  }
  /// The minimum width of the supplementary column, in points. The default is ``automaticDimension``.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutContentsNow() } }
  /// The maximum width of the supplementary column, in points. The default is ``automaticDimension``.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { layOutContentsNow() } }

  /// The preferred width of the inspector, in points. The default is ``automaticDimension``.
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { layOutContentsNow() } }
  /// The preferred width of the inspector, as a fraction of the total width. The default is ``automaticDimension``.
  open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { layOutContentsNow() }
  }
  /// The minimum width of the inspector, in points. The default is ``automaticDimension``.
  open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { layOutContentsNow() } }
  /// The maximum width of the inspector, in points. The default is ``automaticDimension``.
  open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { layOutContentsNow() } }
  /// The minimum width of the secondary column, in points. The default is ``automaticDimension``. Stored; has no effect.
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension
  /// The preferred width of the secondary column, in points. The default is ``automaticDimension``. Stored; has no effect.
  open var preferredSecondaryColumnWidth = UISplitViewController.automaticDimension

  /// The width of the inspector, in points.
  open var inspectorColumnWidth: CGFloat {
    SplitColumns.width(
      in: viewIfLoaded?.bounds.width ?? 0, preferredInspectorColumnWidth, preferredInspectorColumnWidthFraction,
      minimumInspectorColumnWidth, maximumInspectorColumnWidth)
  }

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat {
    SplitColumns.width(
      in: viewIfLoaded?.bounds.width ?? 0, preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
      minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    SplitColumns.width(
      in: viewIfLoaded?.bounds.width ?? 0, preferredSupplementaryColumnWidth,
      preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  // MARK: Collapsing

  /// The controller of a collapsed split view: that of the compact column, or the stack of the primary
  /// column with the other controllers on top.
  private var collapsedController: UIViewController? {
    if let compact = controllers[.compact] { return compact }
    return shown(in: .primary) ?? shown(in: .supplementary) ?? shown(in: .secondary)
  }

  private func bringToTop(_ column: Column) {
    guard let stack = collapsedController as? UINavigationController, let wanted = controllers[column] else { return }
    let target = (wanted as? UINavigationController)?.topViewController ?? wanted
    if stack.viewControllers.contains(target) {
      stack.popToViewController(target, animated: true)
    } else {
      stack.pushViewController(target, animated: true)
    }
  }

  /// Pushes the controllers of the other columns onto the stack of the primary column.
  private func collapse() {
    delegate?.splitViewControllerDidCollapse(self)
    guard controllers[.compact] == nil, let stack = collapsedController as? UINavigationController else { return }
    if style == .unspecified, let secondary = controllers[.secondary], let primary = controllers[.primary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    {
      return
    }
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    for column in [Column.supplementary, .secondary] {
      guard column.rawValue <= top.rawValue, let controller = controllers[column], shown(in: column) !== stack else {
        continue
      }
      let moved = (controller as? UINavigationController)?.viewControllers ?? [controller]
      borrowed[column] = moved
      (shown(in: column) as? UINavigationController)?.setViewControllers([], animated: false)
      for controller in moved { stack.pushViewController(controller, animated: false) }
    }
  }

  /// The controllers that the primary stack contains for other columns while the split view is collapsed.
  private var borrowed: [Column: [UIViewController]] = [:]

  /// Returns the controllers from the primary stack to their columns.
  private func expand() {
    guard let stack = collapsedController as? UINavigationController else { return }
    let moved = borrowed.values.flatMap { $0 }
    if !moved.isEmpty {
      stack.setViewControllers(stack.viewControllers.filter { !moved.contains($0) }, animated: false)
    }
    for (column, controllers) in borrowed {
      (shown(in: column) as? UINavigationController)?.setViewControllers(controllers, animated: false)
    }
    borrowed = [:]
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: View

  open override func loadView() {
    let view = ControllerContainerView(frame: UIScreen.main.bounds)
    view.backgroundColor = .separator
    for column in [Column.secondary, .inspector, .supplementary, .primary] {
      columnViews[column].map(view.addSubview)
      if column == .secondary { view.addSubview(gestures.dimming) }
    }
    gestures.attach(to: view)
    self.view = view
  }

  /// Updates the controllers of the columns and lays them out.
  private func arrange() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    if view.window != nil { layOutContents() }
  }

  override func layOutContents() {
    guard !isLayingOutContents, let view = viewIfLoaded else { return }
    isLayingOutContents = true
    defer { isLayingOutContents = false }
    if isCollapsed != isShowingCollapsed {
      isShowingCollapsed = isCollapsed
      if isCollapsed { collapse() } else { expand() }
    }
    let frames = isCollapsed ? [.primary: view.bounds] : columnFrames(in: view.bounds)
    let visible = isCollapsed ? [] : Set(frames.keys)
    tellColumns(before: visibleColumns, after: visible)
    visibleColumns = visible
    for column in [Column.primary, .supplementary, .secondary, .inspector] {
      show(column, at: frames[column], in: view)
    }
    placeColumnButton(visible)
    gestures.dimming.isHidden = !coversSecondary
    gestures.dimming.frame = view.bounds
  }

  private func columnFrames(in bounds: CGRect) -> [Column: CGRect] {
    let columns = SplitColumns(
      bounds: bounds, hasSupplementary: style == .tripleColumn && controllers[.supplementary] != nil,
      isOnRight: (primaryEdge == .trailing) != (viewIfLoaded?.runsRightToLeft == true),
      primary: primaryColumnWidth, supplementary: supplementaryColumnWidth, isTiled: splitBehavior == .tile)
    let mode = columns.resolved(chosenMode ?? preferredDisplayMode)
    if mode != shownMode {
      delegate?.splitViewController(self, willChangeTo: mode)
      shownMode = mode
    }
    let frames = columns.frames(mode)
    let placed =
      isPrimaryFloating ? columns.floating(frames, safeTop: viewIfLoaded?.safeAreaInsets.top ?? 0) : frames
    return showsInspector && controllers[.inspector] != nil
      ? columns.adding(inspectorOfWidth: inspectorColumnWidth, to: placed) : placed
  }

  /// Whether the primary column floats above the secondary one, which reaches below it.
  private var isPrimaryFloating: Bool {
    style == .doubleColumn && primaryBackgroundStyle == .sidebar && shownMode == .oneBesideSecondary
      && splitBehavior == .tile && !isCollapsed
      && InterfaceGeneration.current.metrics.screens.floatingColumn != nil
  }

  /// Brings a floating primary column to the front.
  ///
  /// - Returns: The insets of the controller of a column: from iOS 26, the secondary one has a safe area beside a floating primary one.
  private func floatPrimary(_ column: Column, _ holder: UIView, in view: UIView) -> UIEdgeInsets {
    let isFloating = isPrimaryFloating
    var insets = UIEdgeInsets.zero
    if column == .primary {
      holder.layer.cornerRadius = isFloating ? UISplitViewController.floatingRadius : 0
      holder.clipsToBounds = isFloating
      if isFloating, view.subviews.last !== holder { view.bringSubviewToFront(holder) }
    } else if column == .secondary, isFloating, let primary = columnViews[.primary]?.frame {
      if primary.midX < view.bounds.midX {
        insets.left = max(0, primary.maxX - view.safeAreaInsets.left)
      } else {
        insets.right = max(0, view.bounds.width - primary.minX - view.safeAreaInsets.right)
      }
    }
    return insets
  }

  /// The corner radius of a floating column, in points. Not recorded.
  private static let floatingRadius: CGFloat = 26

  private func show(_ column: Column, at frame: CGRect?, in view: UIView) {
    guard let holder = columnViews[column] else { return }
    holder.isHidden = frame == nil
    let wanted = frame == nil ? nil : column == .primary && isCollapsed ? collapsedController : shown(in: column)
    for child in children where child !== wanted && child.viewIfLoaded?.superview === holder { remove(child) }
    guard let frame, let wanted else { return }
    holder.frame = frame
    if wanted.parent !== self || wanted.viewIfLoaded?.superview !== holder { install(wanted, in: holder) }
    if style != .unspecified || column == .primary {
      let narrow = UITraitCollection { traits in
        traits.horizontalSizeClass = isCollapsed || column != .secondary ? .compact : .regular
        traits.splitViewControllerLayoutEnvironment = isCollapsed ? .collapsed : .expanded
      }
      if overrideTraitCollection(forChild: wanted) != narrow { setOverrideTraitCollection(narrow, forChild: wanted) }
    }
    let insets = floatPrimary(column, holder, in: view)
    // Insets that change and change back would request another layout in every pass.
    if wanted.containerInsets != insets { wanted.containerInsets = insets }
    wanted.viewIfLoaded?.frame = holder.bounds
  }

  private func install(_ child: UIViewController, in holder: UIView) {
    if child.parent !== self { addChild(child) }
    let isShown = isOnScreen
    if isShown { child.beginAppearanceTransition(true, animated: false) }
    holder.addSubview(child.loadedView)
    child.didMove(toParent: self)
    if isShown, appearance.phase == .appeared { child.endAppearanceTransition() }
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: false)
    child.viewIfLoaded?.removeFromSuperview()
    child.endAppearanceTransition()
    child.removeFromParent()
  }

  override var appearingChildren: [UIViewController] { children.filter { $0.isShownInParent } }
  override var managesAppearanceOfChildren: Bool { true }
}
