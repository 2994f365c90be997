// SPDX-License-Identifier: MIT

/// The movement of the titles of a navigation bar from one item to the next: the new ones come in, and copies of the old ones go out.
@MainActor
struct NavigationBarExchange {
  private weak var bar: UINavigationBar?
  private let copies: [UILabel]

  /// Remembers the titles that a bar shows now, before it shows other items.
  init(of bar: UINavigationBar) {
    self.bar = bar
    copies = bar.parts.visibleTitles.map { title in
      let copy = UILabel(frame: title.convert(title.bounds, to: bar))
      copy.attributedText = title.attributedText
      copy.textAlignment = title.textAlignment
      copy.isAccessibilityElement = false
      return copy
    }
  }

  /// Adds the movement to that of a transition, after the layout of the bar with its new items.
  ///
  /// - Parameter distance: The way of the titles, in points: positive to the right.
  func join(_ transition: SizeTransition, by distance: CGFloat) {
    guard let bar else { return }
    for copy in copies {
      bar.addSubview(copy)
      transition.motion?.move(copy, to: CGVector(dx: distance, dy: 0))
      transition.motion?.fadeOut(copy)
    }
    for title in bar.parts.visibleTitles {
      transition.motion?.move(title, from: CGVector(dx: -distance, dy: 0))
      transition.motion?.fadeIn(title)
    }
    _ = transition.animate(
      alongsideTransition: nil,
      completion: { _ in
        for copy in copies { copy.removeFromSuperview() }
      })
  }
}
