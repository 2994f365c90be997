// SPDX-License-Identifier: MIT

extension ControlCanvas {
  /// Draws glass as views show it: a body in the color of `tint`, or a translucent one with an edge if it is `nil`.
  func fillGlass(_ rect: CGRect, radius: CGFloat, _ kind: GlassView.Kind, tint: UIColor?) {
    raised { fillRounded(rect, radius: radius, tint ?? kind.body) }
    guard tint == nil else { return }
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: max(0, radius - 0.25))
    path.lineWidth = 0.5
    stroke(path, GlassView.edge)
  }
}
