// SPDX-License-Identifier: MIT

/// A title to which constraints of the app refer, such as those of an icon beside it.
///
/// Source: Facts, “Recorded snapshots”.
extension UIButton {
  /// Whether the title takes part in the constraints of the app, with the position that the button gives it.
  var holdsReferencedTitle: Bool { !titleConstraints.isEmpty }

  /// Centers the title in its area by constraints as soon as others refer to it; its width is then that of its text. A title whose
  /// position the app determines alone, without its mask, is left to the app.
  func holdReferencedTitle() {
    guard configuration == nil, contentHorizontalAlignment == .center, image(for: state) == nil,
      let label = storedTitleLabel, holdsReferencedTitle || isReferenced(label)
    else { return }
    let insets = contentEdgeInsets
    let offsets = [
      (insets.left + titleEdgeInsets.left - insets.right - titleEdgeInsets.right) / 2,
      (insets.top + titleEdgeInsets.top - insets.bottom - titleEdgeInsets.bottom) / 2,
    ]
    if !holdsReferencedTitle {
      label.translatesAutoresizingMaskIntoConstraints = false
      titleConstraints = [
        label.centerXAnchor.constraint(equalTo: centerXAnchor), label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ]
      for constraint in titleConstraints { constraint.priority = UILayoutPriority(999) }
      NSLayoutConstraint.activate(titleConstraints)
    }
    for (constraint, offset) in zip(titleConstraints, offsets) where constraint.constant != offset {
      constraint.constant = offset
    }
  }

  /// Whether constraints refer to a title that has its mask.
  private func isReferenced(_ label: UILabel) -> Bool {
    label.translatesAutoresizingMaskIntoConstraints && !label.referencingConstraints.isEmpty
  }
}
