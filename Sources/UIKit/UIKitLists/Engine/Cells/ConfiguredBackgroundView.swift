// SPDX-License-Identifier: MIT

/// The view of a background configuration: its color and outline, and before these its effect, its own view and its image.
final class ConfiguredBackgroundView: UIView {
  private var effectView: UIVisualEffectView?
  private var customView: UIView?
  private var imageView: UIImageView?
  /// The view of an outline that does not lie on the edge; `nil` for one that does.
  private var outline: UIView?
  private var outset: CGFloat = 0

  /// Shows a configuration.
  ///
  /// - Parameter owner: The cell, header or footer. Without a corner radius of its own, the background has the corners of the owner, which
  ///   are round at the ends of a group of rows.
  func show(_ configuration: UIBackgroundConfiguration, in owner: UIView) {
    backgroundColor = configuration.resolvedBackgroundColor(for: .clear)
    let corners = configuration.cornerRadius > 0 ? nil : owner.storedLayer
    layer.cornerRadius = corners?.cornerRadius ?? configuration.cornerRadius
    layer.maskedCorners = corners?.maskedCorners ?? .all
    show(configuration.visualEffect)
    show(configuration.customView)
    show(configuration.image, configuration.imageContentMode)
    showOutline(of: configuration, owner.tintColor)
    clipsToBounds = outline == nil && layer.cornerRadius > 0 && !storedSubviews.isEmpty
    setNeedsLayout()
  }

  private func show(_ effect: UIVisualEffect?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    effectView = view
    view.effect = effect
    insertSubview(view, at: 0)
  }

  private func show(_ view: UIView?) {
    // A view that shows another background since then stays there.
    if let old = customView, old !== view, old.superview === self { old.removeFromSuperview() }
    customView = view
    guard let view, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(view, at: effectView == nil ? 0 : 1)
  }

  private func show(_ image: UIImage?, _ mode: ContentMode) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    imageView = view
    view.image = image
    view.contentMode = mode
    view.clipsToBounds = true
    addSubview(view)
  }

  private func showOutline(of configuration: UIBackgroundConfiguration, _ tint: UIColor) {
    outset = configuration.strokeOutset
    let isOnEdge = outset == 0 || configuration.strokeWidth == 0
    if isOnEdge {
      outline?.removeFromSuperview()
      outline = nil
    } else if outline == nil {
      let view = UIView()
      outline = view
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    layer.borderWidth = isOnEdge ? configuration.strokeWidth : 0
    for shown in [layer, outline?.layer].compactMap({ $0 }) {
      shown.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
    }
    outline?.layer.borderWidth = configuration.strokeWidth
    outline?.layer.cornerRadius = layer.cornerRadius > 0 ? layer.cornerRadius + outset : 0
    outline?.layer.maskedCorners = layer.maskedCorners
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [effectView, customView, imageView] { view?.frame = bounds }
    outline?.frame = bounds.insetBy(dx: -outset, dy: -outset)
  }
}
