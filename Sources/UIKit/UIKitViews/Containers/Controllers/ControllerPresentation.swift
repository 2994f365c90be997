// SPDX-License-Identifier: MIT

/// The presentation state of a controller: the presented and presenting controllers and the style.
@MainActor
struct ControllerPresentation {
  var style = UIModalPresentationStyle.automatic
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// The first responder before the presentation.
  weak var suspendedResponder: UIResponder?
  /// The presentation controller, created when first accessed.
  private(set) var controller: UIPresentationController?

  /// The window in which another controller is presented in front of this one, whose view may have left it meanwhile.
  var windowInFront: UIWindow? { presented?.presentation.controller?.container.window }

  /// The presentation style, with `automatic` resolved for the imitated version of iOS.
  var resolvedStyle: UIModalPresentationStyle {
    guard style == .automatic else { return style }
    return InterfaceGeneration.current.hasSheets ? .pageSheet : .fullScreen
  }

  /// Whether the style covers the controller that defines the presentation context, instead of the window.
  var isInContext: Bool { style == .currentContext || style == .overCurrentContext }

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
      return InterfaceGeneration.current.hasSheets || presented.traitCollection.userInterfaceIdiom == .pad
        ? UISheetPresentationController(presentedViewController: presented, presenting: presenter)
        : UIPresentationController(presentedViewController: presented, presenting: presenter)
    case .popover: return UIPopoverPresentationController(presentedViewController: presented, presenting: presenter)
    default: return UIPresentationController(presentedViewController: presented, presenting: presenter)
    }
  }

  /// Resets the presentation, so that the controller can be presented in another style.
  mutating func end() {
    presenter = nil
    controller = nil
  }
}
