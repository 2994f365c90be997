// SPDX-License-Identifier: MIT

import UIKit

/// A sheet with the days and the places that are shown.
final class FilterViewController: UIViewController {
  private let daysSlider = UISlider()
  private let daysLabel = UILabel()
  private let seasonControl = UISegmentedControl(items: ["Spring", "Summer", "Fall"])
  private let searchField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Filter"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(finish))
    searchField.placeholder = "Place"
    searchField.borderStyle = .roundedRect
    daysSlider.minimumValue = 1
    daysSlider.maximumValue = 14
    daysSlider.value = 7
    daysSlider.accessibilityLabel = "Days"
    daysSlider.addTarget(self, action: #selector(daysChanged), for: .valueChanged)
    seasonControl.selectedSegmentIndex = 1
    let stack = UIStackView(arrangedSubviews: [searchField, daysLabel, daysSlider, seasonControl])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    daysChanged()
  }

  @objc private func daysChanged() { daysLabel.text = "At most \(Int(daysSlider.value)) days" }

  @objc private func finish() { dismiss(animated: true) }
}

#Preview("Filter") {
  UINavigationController(rootViewController: FilterViewController())
}

#Preview("Filter as a sheet") {
  let list = UINavigationController(rootViewController: TripListViewController(trips: Trip.samples))
  let filter = UINavigationController(rootViewController: FilterViewController())
  filter.sheetPresentationController?.detents = [.medium()]
  DispatchQueue.main.async { list.present(filter, animated: false) }
  return list
}
