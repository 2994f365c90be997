// SPDX-License-Identifier: MIT

/// The preview of a context menu: a picture of the view, or the view of a controller. Touches do not reach what it shows.
final class MenuPreviewView: UIView {
  private let preview: MenuPreview
  private let content: UIView
  /// The area of the picture, with its corners.
  private let platter = UIView()
  /// The place of the preview before it comes to the front, in the coordinates of the screen.
  private(set) var startFrame: CGRect

  /// Creates a preview in front of a screen.
  init(_ preview: MenuPreview, in container: UIView, width: CGFloat) {
    self.preview = preview
    let target = preview.target
    let center = target.target.center.applying(target.target.container.transform(throughScreenTo: container))
    if let controller = preview.controller {
      content = controller.view
      startFrame = CGRect(center: center, size: MenuPreviewView.size(of: controller, in: width))
    } else {
      content = target.view.snapshotView(afterScreenUpdates: false) ?? UIView()
      startFrame = CGRect(center: center, size: target.size)
    }
    let turn = preview.controller == nil ? target.view.turn(in: container) : .identity
    if !turn.isIdentity {
      startFrame = CGRect(center: center, size: startFrame.applying(turn).size)
      platter.transform = turn
    }
    super.init(frame: startFrame)
    isAccessibilityElement = true
    addPlatter(turn.isIdentity ? startFrame.size : target.size)
  }

  /// Adds the picture, which is turned and scaled as its view is.
  private func addPlatter(_ size: CGSize) {
    let target = preview.target
    platter.bounds.size = size
    platter.center = CGPoint(x: bounds.midX, y: bounds.midY)
    platter.autoresizingMask =
      platter.transform.isIdentity
      ? [.flexibleWidth, .flexibleHeight]
      : [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    platter.layer.cornerRadius =
      preview.controller == nil ? target.view.layer.cornerRadius : MenuCell.metrics.radius
    platter.clipsToBounds = true
    platter.backgroundColor = target.parameters.backgroundColor
    addSubview(platter)
    if let path = target.parameters.visiblePath, preview.controller == nil { show(only: path) }
    addContent()
  }

  required init?(coder: NSCoder) { nil }

  /// The size of a controller's preview: the preferred one, or two thirds of a square in the width of the screen.
  private static func size(of controller: UIViewController, in width: CGFloat) -> CGSize {
    let preferred = controller.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : width,
      height: preferred.height > 0 ? preferred.height : (width * 2 / 3).rounded())
  }

  private func show(only path: UIBezierPath) {
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    platter.layer.mask = mask
  }

  private func addContent() {
    preview.controller?.beginAppearanceTransition(true, animated: false)
    content.frame = platter.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    platter.addSubview(content)
    preview.controller?.endAppearanceTransition()
  }

  /// Gives the view of the controller back, so that the app can show the controller.
  func releaseContent() {
    guard let controller = preview.controller, content.superview === platter else { return }
    controller.beginAppearanceTransition(false, animated: false)
    content.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}

extension UIView {
  /// The rotation and scale of the view in another one, without its position.
  fileprivate func turn(in container: UIView) -> CGAffineTransform {
    var turn = transform(throughScreenTo: container)
    (turn.tx, turn.ty) = (0, 0)
    return turn
  }
}

extension CGRect {
  /// The rectangle of a size around a point.
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
