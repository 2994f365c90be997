// SPDX-License-Identifier: MIT

/// A controller that shows an alert, or an action sheet at the bottom edge.
///
/// From iOS 26, an action sheet is a popover at its source, or a card like an alert without one.
///
/// Differs from UIKit: on a tablet an action sheet of an earlier system is also shown at the bottom edge, not as a popover.
///
/// Source: Apple, `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom edge.
    case actionSheet = 0
    /// A centered alert.
    case alert = 1
  }

  /// The style of the alert controller. The default is `.actionSheet`.
  open private(set) var preferredStyle = Style.actionSheet
  /// The message below the title. The default is `nil`.
  open var message: String? { didSet { contentsDidChange() } }
  /// The title of the alert. The default is `nil`.
  open override var title: String? { didSet { contentsDidChange() } }
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; `nil` when there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The button whose title is bold, instead of the cancel button. The default is `nil`.
  open var preferredAction: UIAlertAction? { didSet { contentsDidChange() } }

  // Parts without public names, which apps set by key.

  /// The title with attributes, in place of `title`.
  package var attributedTitle: NSAttributedString? { didSet { contentsDidChange() } }
  /// The message with attributes, in place of ``message``.
  package var attributedMessage: NSAttributedString? { didSet { contentsDidChange() } }
  /// The controller of a view below the message, in the height of its preferred size, or else of its constraints.
  package var contentViewController: UIViewController? {
    didSet {
      oldValue?.willMove(toParent: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController { addChild(contentViewController) }
      contentsDidChange()
      contentViewController?.didMove(toParent: self)
    }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === contentViewController { contentsDidChange() }
  }

  /// Called with the action that a person has chosen, before the alert goes.
  var willPerform: ((UIAlertAction) -> Void)?

  private var fields: [UITextField] = []
  private lazy var placement = AlertPresentationController(
    presentedViewController: self, presenting: presentingViewController)

  /// Creates an alert controller without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  open override var presentationController: UIPresentationController? { placement }

  private lazy var popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  /// The source of an action sheet that is a popover, as from iOS 26; otherwise `nil`.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    let areCards = InterfaceGeneration.current.metrics.alerts.actionSheetsAreCards
    return preferredStyle == .actionSheet && areCards ? popover : nil
  }

  /// Returns the rectangle in `container` at which an action sheet appears; `nil` if the app has named none.
  func source(in container: UIView) -> CGRect? { popoverPresentationController?.source(in: container) }

  /// Adds a button. Raises `NSInternalInconsistencyException` for a second cancel button, as in UIKit.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return LayoutException.raise(
        .internalInconsistency, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    contentsDidChange()
  }

  /// Adds a text field, which `configurationHandler` configures. Raises `NSInternalInconsistencyException` for an
  /// action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return LayoutException.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    field.editing.returnWasPressed = { [weak self, weak field] in
      if let field { self?.returnWasPressed(in: field) }
    }
    configurationHandler?(field)
    fields.append(field)
    contentsDidChange()
  }

  open override func loadView() {
    view = UIView()
    fillView()
  }

  /// Gives the first text field the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  private func contentsDidChange() {
    guard isViewLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    fillView()
    placement.container.setNeedsLayout()
  }

  private func fillView() {
    let content = AlertContent(
      title: attributedTitle ?? title.map { NSAttributedString(string: $0) },
      message: attributedMessage ?? message.map { NSAttributedString(string: $0) }, fields: fields,
      controller: contentViewController, style: preferredStyle)
    // A popover is dismissed by a tap outside of it.
    let shown = placement.popoverSource == nil ? actions : actions.filter { $0.style != .cancel }
    let panels = content.panels(for: shown, bold: preferredAction) { [weak self] in self?.perform($0) }
    let column = UIStackView(arrangedSubviews: panels)
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.topAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func perform(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    willPerform?(action)
    guard presentation.presenter != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Goes on to the next text field. In the last one, the return key chooses the preferred action, or else the first one that does
  /// not cancel.
  ///
  /// Source: Ole Begemann, “An iOS alert view with a text field”: the return key dismisses the alert.
  private func returnWasPressed(in field: UITextField) {
    if let index = fields.firstIndex(of: field), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) {
      perform(action)
    }
  }

  /// Performs the cancel action of an action sheet, as a tap outside does. A sheet without one stays, unless it is a popover.
  func cancelFromOutside() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actions.first(where: { $0.style == .cancel }) {
      perform(cancel)
    } else if placement.popoverSource != nil {
      dismiss(animated: true)
    }
  }

  /// The importance of the alert. The default is `.default`. Stored; has no effect.
  open var severity = UIAlertControllerSeverity.default
}

/// The importance of an alert. Raw values are UIKit's.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
