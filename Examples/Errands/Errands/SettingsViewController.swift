// SPDX-License-Identifier: MIT

import UIKit

/// The settings: a sheet, an action sheet, and pages that explain the app.
final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = UIStackView(arrangedSubviews: [
      button("Show tips") { [unowned self] in navigationController?.pushViewController(TipsViewController(), animated: true) },
      button("Choose a color") { [unowned self] in chooseColor() },
      button("Erase everything") { [unowned self] in confirm() },
    ])
    buttons.axis = .vertical
    buttons.spacing = 24
    buttons.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(buttons)
    NSLayoutConstraint.activate([
      buttons.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      buttons.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(configuration: .tinted(), primaryAction: UIAction(title: title) { _ in action() })
  }

  private func chooseColor() {
    let picker = ColorViewController { [weak self] in self?.view.tintColor = $0 }
    let navigation = UINavigationController(rootViewController: picker)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }

  private func confirm() {
    let sheet = UIAlertController(title: "Erase everything?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Erase", style: .destructive) { [weak self] _ in self?.title = "Erased" })
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(sheet, animated: true)
  }
}

/// A wheel of colors.
final class ColorViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let colors: [(name: String, color: UIColor)] = [
    ("Blue", .systemBlue), ("Green", .systemGreen), ("Orange", .systemOrange), ("Purple", .systemPurple),
  ]
  private let choose: (UIColor) -> Void
  private let wheel = UIPickerView()

  init(choose: @escaping (UIColor) -> Void) {
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
    title = "Color"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    wheel.dataSource = self
    wheel.delegate = self
    wheel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(wheel)
    NSLayoutConstraint.activate([
      wheel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      wheel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      wheel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.colors.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    Self.colors[row].name
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    title = Self.colors[row].name
    choose(Self.colors[row].color)
  }
}

/// Pages that one turns with a finger.
final class TipsViewController: UIPageViewController, UIPageViewControllerDataSource {
  private let tips = ["Swipe an errand to mark it.", "Hold a list for its menu.", "Pull down to refresh."]
  private lazy var pages = tips.map(TipViewController.init)

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tips"
    view.backgroundColor = .systemBackground
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}

/// A page with a tip.
final class TipViewController: UIViewController {
  private let tip: String

  init(_ tip: String) {
    self.tip = tip
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = tip
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
