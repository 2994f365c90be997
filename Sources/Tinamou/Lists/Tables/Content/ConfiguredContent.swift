// SPDX-License-Identifier: MIT

/// The view of a configuration in the content view of a cell or header, which it fills.
@MainActor
struct ConfiguredContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?

  /// Shows `configuration` in `contentView`. The existing view is reused if it supports the configuration. `nil`
  /// removes the view.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    self.configuration = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let view = configuration.makeContentView()
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.insertSubview(view, at: 0)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.leftAnchor.constraint(equalTo: contentView.leftAnchor),
      contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      contentView.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
  }
}
