// SPDX-License-Identifier: MIT

/// The view that a controller shows in place of its content.
@MainActor
final class UnavailableContent {
  /// Whether the controller has to update the configuration before the next layout.
  var needsUpdate = true
  private var view: (any UIView & UIContentView)?
  private(set) var configuration: (any UIContentConfiguration)? { didSet { isChanged = true } }
  private var isChanged = false

  /// Shows a configuration from the next layout on; none for `nil`.
  func show(_ configuration: (any UIContentConfiguration)?, in controller: UIViewController) {
    self.configuration = configuration
    controller.viewIfLoaded?.setNeedsLayout()
  }

  func state(of controller: UIViewController) -> UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection)
    state.searchText = controller.navigationItem.searchController?.searchBar.text
    return state
  }

  /// Lets the controller update the configuration if it has to.
  func update(of controller: UIViewController) {
    guard needsUpdate else { return }
    needsUpdate = false
    guard let view = controller.viewIfLoaded else { return }
    let update = TrackedUpdate.unavailableContent {
      $0.viewController?.setNeedsUpdateContentUnavailableConfiguration()
    }
    view.track(update) {
      controller.updateContentUnavailableConfiguration(using: state(of: controller))
    }
  }

  /// Whether it is shown, or will be by the next layout.
  var isShown: Bool { configuration != nil || view != nil }

  /// Shows the configuration in front of the controller's view, in its safe area and above the keyboard.
  func layOut(in controller: UIViewController) {
    guard isShown, let parent = controller.viewIfLoaded else { return }
    if isChanged {
      isChanged = false
      apply(in: parent)
    }
    guard let view else { return }
    view.frame = place(in: parent)
    parent.bringSubviewToFront(view)
  }

  private func place(in parent: UIView) -> CGRect {
    var place = parent.bounds.inset(by: parent.safeAreaInsets)
    place.size.height = max(0, min(place.maxY, parent.presentKeyboardFrame.minY) - place.minY)
    return place
  }

  private func apply(in parent: UIView) {
    guard let configuration, !((configuration as? UIContentUnavailableConfiguration)?.isEmpty ?? false) else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.translatesAutoresizingMaskIntoConstraints = true
    parent.addSubview(made)
    view = made
  }
}
