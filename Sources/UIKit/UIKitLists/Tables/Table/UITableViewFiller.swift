// SPDX-License-Identifier: MIT

/// The separators of the empty rows below the last row of a plain table.
final class UITableViewFiller: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self), let table = superview as? UITableView,
      let color = table.separatorColor
    else { return }
    let thickness = 1 / displayScale
    // Lines less than a pixel apart are not drawn.
    guard table.fillerRowHeight >= thickness else { return }
    let inset = table.separatorInset
    var y = table.fillerRowHeight - thickness
    while y < bounds.height {
      let line = CGRect(
        x: runsRightToLeft ? inset.right : inset.left, y: y, width: bounds.width - inset.left - inset.right,
        height: thickness)
      canvas.fill(UIBezierPath(rect: line), color)
      y += table.fillerRowHeight
    }
  }
}

extension UITableView {
  /// Extends the lines from the end of the content to the end of the visible area.
  func layOutFiller() {
    let start = geometry.height
    guard style == .plain, fillerRowHeight > 0, separatorStyle != .none, start < bounds.maxY else {
      fillerView?.removeFromSuperview()
      fillerView = nil
      return
    }
    let view = fillerView ?? UITableViewFiller(frame: .zero)
    fillerView = view
    if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
    let frame = CGRect(x: 0, y: onPixels(start), width: bounds.width, height: bounds.maxY - onPixels(start))
    if view.frame != frame { view.frame = frame }
  }
}
