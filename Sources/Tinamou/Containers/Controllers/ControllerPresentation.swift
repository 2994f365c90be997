// SPDX-License-Identifier: MIT

/// Whom a controller presents, by whom it is presented, and how.
@MainActor
struct ControllerPresentation {
  var style = UIModalPresentationStyle.automatic
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// What places the view while the controller is presented, once it has been asked for.
  private(set) var controller: UIPresentationController?

  /// The style, with what the system makes of an automatic one.
  var resolvedStyle: UIModalPresentationStyle {
    guard style == .automatic else { return style }
    return InterfaceGeneration.current.hasSafeArea ? .pageSheet : .fullScreen
  }

  mutating func controller(for presented: UIViewController) -> UIPresentationController {
    if let controller { return controller }
    let made = makeController(for: presented)
    controller = made
    return made
  }

  private func makeController(for presented: UIViewController) -> UIPresentationController {
    switch resolvedStyle {
    case .custom:
      let source = presenter ?? presented
      return presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    case .pageSheet, .formSheet:
      return InterfaceGeneration.current.hasSafeArea || presented.traitCollection.userInterfaceIdiom == .pad
        ? UISheetPresentationController(presentedViewController: presented, presenting: presenter)
        : UIPresentationController(presentedViewController: presented, presenting: presenter)
    case .popover: return UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
    default: return UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
  }

  /// Forgets how the controller was presented, so that it may be presented in another way.
  mutating func end() {
    presenter = nil
    controller = nil
  }
}
