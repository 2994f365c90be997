// SPDX-License-Identifier: MIT

/// A question over everything else, or a sheet of choices at the lower edge.
///
/// Differs from UIKit: on a tablet a sheet of choices is shown at the lower edge too, not as a popover.
///
/// Source: Apple, `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the choices are shown.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// Where the choices are shown.
  public private(set) var preferredStyle = Style.actionSheet
  /// What is asked, below the title.
  open var message: String? { didSet { contentsDidChange() } }
  /// What it is about.
  open override var title: String? { didSet { contentsDidChange() } }
  /// The buttons, in the order of adding.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order of adding; nil for a sheet and where there are none.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The button that is drawn bold instead of the one that cancels.
  open var preferredAction: UIAlertAction? { didSet { contentsDidChange() } }

  private var fields: [UITextField] = []
  private lazy var placement = AlertPresentationController(
    presentedViewController: self, presenting: presentingViewController)

  /// An alert without buttons yet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  open override var presentationController: UIPresentationController? { placement }

  /// Adds a button. A second one that cancels raises `NSInternalInconsistencyException`, as UIKit does.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return LayoutException.raise(
        .internalInconsistency, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    contentsDidChange()
  }

  /// Adds a field, which `configurationHandler` prepares. A sheet raises `NSInternalInconsistencyException`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return LayoutException.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    fields.append(field)
    contentsDidChange()
  }

  open override func loadView() {
    view = UIView()
    fillView()
  }

  private func contentsDidChange() {
    guard isViewLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    fillView()
    placement.container.setNeedsLayout()
  }

  private func fillView() {
    let content = AlertContent(title: title, message: message, fields: fields, style: preferredStyle)
    let panels = content.panels(for: actions, bold: preferredAction) { [weak self] in self?.perform($0) }
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
    guard presentation.presenter != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }
}
