// SPDX-License-Identifier: MIT

import UIKit

/// The form of an errand, with a control of each kind.
final class ErrandFormViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let errand: Errand
  private let name = UITextField()
  private let count = UITextField()
  private let notes = UITextView()
  private let urgent = UISwitch()
  private let weight = UISlider()
  private let stepper = UIStepper()
  private let time = UISegmentedControl(items: ["Morning", "Noon", "Evening"])
  private let day = UIDatePicker()
  private let place = UIButton(type: .system)

  init(errand: Errand) {
    self.errand = errand
    super.init(nibName: nil, bundle: nil)
    title = "Errand"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    fill()
    arrange()
  }

  private func fill() {
    name.placeholder = "Name"
    name.text = errand.title
    name.borderStyle = .roundedRect
    name.returnKeyType = .next
    name.clearButtonMode = .whileEditing
    name.autocapitalizationType = .sentences
    name.delegate = self
    count.placeholder = "Count"
    count.text = "\(errand.count)"
    count.borderStyle = .roundedRect
    count.keyboardType = .numberPad
    notes.text = errand.notes
    notes.font = .preferredFont(forTextStyle: .body)
    notes.layer.cornerRadius = 8
    notes.accessibilityLabel = "Notes"
    notes.delegate = self
    urgent.isOn = errand.isUrgent
    urgent.accessibilityLabel = "Urgent"
    weight.value = errand.weight
    weight.accessibilityLabel = "Weight"
    stepper.value = Double(errand.count)
    stepper.minimumValue = 1
    stepper.addAction(UIAction { [unowned self] _ in count.text = "\(Int(stepper.value))" }, for: .valueChanged)
    time.selectedSegmentIndex = errand.time
    day.date = errand.day
    day.datePickerMode = .date
    day.preferredDatePickerStyle = .compact
    place.changesSelectionAsPrimaryAction = true
    place.showsMenuAsPrimaryAction = true
    place.menu = UIMenu(children: ["Here", "In town", "Abroad"].map { UIAction(title: $0) { _ in } })
  }

  private func arrange() {
    let rows = UIStackView(arrangedSubviews: [
      row("Name", name), row("Count", count), row("Amount", stepper), row("Urgent", urgent), row("Weight", weight), time,
      row("Day", day), row("Place", place), notes,
    ])
    rows.axis = .vertical
    rows.spacing = 12
    rows.isLayoutMarginsRelativeArrangement = true
    rows.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    rows.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.keyboardDismissMode = .onDrag
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(rows)
    view.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      rows.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      notes.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let row = UIStackView(arrangedSubviews: [label, control])
    row.spacing = 8
    row.alignment = .center
    if control is UISwitch || control is UIStepper || control is UIDatePicker || control is UIButton {
      row.addArrangedSubview(UIView())
    }
    return row
  }

  private func save() {
    errand.title = name.text ?? ""
    errand.notes = notes.text
    errand.count = Int(count.text ?? "") ?? 1
    errand.isUrgent = urgent.isOn
    errand.weight = weight.value
    errand.time = time.selectedSegmentIndex
    errand.day = day.date
    navigationController?.popViewController(animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notes.becomeFirstResponder()
    return false
  }
}
