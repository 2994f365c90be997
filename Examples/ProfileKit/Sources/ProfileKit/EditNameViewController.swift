// SPDX-License-Identifier: MIT

import UIKit

/// A form with a field for a name. The button above the keyboard is enabled while the field has a text.
public final class EditNameViewController: UIViewController {
  private let caption = UILabel()
  private let field = UITextField()
  private let save = UIButton(type: .system)

  /// Called with the name when the user saves it.
  public var didSave: (String) -> Void = { _ in }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    caption.text = "Name"
    caption.font = .preferredFont(forTextStyle: .footnote)
    field.borderStyle = .roundedRect
    field.placeholder = "Your name"
    save.setTitle("Save", for: .normal)
    save.isEnabled = false
    field.addAction(
      UIAction { [weak self] _ in self?.save.isEnabled = self?.field.text?.isEmpty == false }, for: .editingChanged)
    save.addAction(UIAction { [weak self] _ in self?.didSave(self?.field.text ?? "") }, for: .touchUpInside)
    for subview in [caption, field, save] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      caption.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      caption.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 4),
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      save.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      save.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      save.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      save.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }
}
