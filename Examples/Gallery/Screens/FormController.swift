// SPDX-License-Identifier: MIT

import UIKit

/// A form longer than the screen: a stack view in a scroll view whose content is as wide as the scroll view.
final class FormController: UIViewController {
  private let scrollView = UIScrollView()
  private let fields = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New address"
    view.backgroundColor = .systemGroupedBackground
    fillFields()
    addConstraints()
  }

  private func fillFields() {
    fields.axis = .vertical
    fields.spacing = 6
    for (name, placeholder) in [
      ("Name", "Full name"), ("Street", "Street and number"), ("City", "City"), ("邮政编码", "Postal code"),
      ("Country", "Country or region"),
    ] {
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .secondaryLabel
      let field = UITextField()
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      fields.addArrangedSubview(label)
      fields.addArrangedSubview(field)
      fields.setCustomSpacing(18, after: field)
    }
    fields.addArrangedSubview(switchRow())
    let note = UILabel()
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.text =
      "We send parcels to this address and nothing else. 您的地址只用于寄送包裹，不会用于其他任何用途，您可以随时在设置中删除它。"
    fields.addArrangedSubview(note)
    fields.setCustomSpacing(24, after: note)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.buttonSize = .large
    fields.addArrangedSubview(UIButton(configuration: configuration))
  }

  private func switchRow() -> UIStackView {
    let label = UILabel()
    label.text = "Use as my usual address"
    let row = UIStackView(arrangedSubviews: [label, UISwitch()])
    row.alignment = .center
    row.spacing = UIStackView.spacingUseSystem
    return row
  }

  private func addConstraints() {
    for view in [scrollView, fields] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(fields)
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      fields.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      fields.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      fields.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      fields.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      fields.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ])
  }
}
