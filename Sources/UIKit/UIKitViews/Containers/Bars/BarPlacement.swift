// SPDX-License-Identifier: MIT

/// The placement of bars in pictures of screens, without the controllers to which the bars belong.
extension UINavigationBar {
  /// Places the bar in a view whose content begins `bottom` points below its top. The background extends to the top of the view.
  package func place(in view: UIView, endingAt bottom: CGFloat, row: CGFloat, hasPrompt: Bool, hasLargeTitle: Bool) {
    var placed = NavigationBarHeights(row: row)
    placed.prompt = hasPrompt ? barMetrics.prompt : 0
    placed.hasLargeTitle = hasLargeTitle
    placed.largeTitle = hasLargeTitle ? BarMetrics.largeTitle : 0
    prefersLargeTitles = hasLargeTitle
    heights = placed
    reachAbove = max(0, bottom - placed.total)
    frame = CGRect(
      x: 0, y: view.bounds.minY + bottom - placed.total, width: view.bounds.width, height: placed.total)
    view.addSubview(self)
  }
}

extension UIToolbar {
  /// Places the bar in a view whose content ends `top` points below its top. The background extends to the bottom of the view.
  package func place(in view: UIView, beginningAt top: CGFloat, height: CGFloat) {
    reachBelow = max(0, view.bounds.height - top - height)
    frame = CGRect(x: 0, y: view.bounds.minY + top, width: view.bounds.width, height: height)
    view.addSubview(self)
  }
}
