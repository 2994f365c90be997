// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

/// Parts of UIKit that have no public names. Apps find them by their keys.
@MainActor
@Suite("Parts that apps find by key", .serialized, .system(.iOS18))
struct KeyedPartTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(controller, animated: false)
    window.layoutIfNeeded()
    return window
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + views(type, in: $0) }
  }

  @Test(
    "An alert shows a title and a message with attributes", arguments: [UIAlertController.Style.alert, .actionSheet])
  func attributedTexts(style: UIAlertController.Style) throws {
    let alert = UIAlertController(title: "Plain", message: "Message", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let title = NSAttributedString(string: "Rich", attributes: [.foregroundColor: UIColor.red])
    alert.setValue(title, forKey: "attributedTitle")
    let window = show(alert)
    let labels = views(UILabel.self, in: window).filter { $0.superview is UIStackView }
    #expect(labels.map(\.text) == ["Rich", "Message"])
    let first = try #require(labels.first)
    #expect(first.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(first.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    // Set while the alert is shown.
    alert.setValue(NSAttributedString(string: "More"), forKey: "attributedMessage")
    window.layoutIfNeeded()
    #expect(views(UILabel.self, in: window).filter { $0.superview is UIStackView }.map(\.text) == ["Rich", "More"])
    #expect(alert.value(forKey: "attributedTitle") as? NSAttributedString == title)
  }

  @Test("The view of a controller in an alert has its preferred height, also after that has changed")
  func contentController() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let content = UIViewController()
    content.preferredContentSize.height = 120
    alert.setValue(content, forKey: "contentViewController")
    let window = show(alert)
    #expect(content.parent === alert && content.view.window === window)
    #expect(content.view.bounds.height == 120)
    #expect(content.view.bounds.width == alert.view.bounds.width)
    content.preferredContentSize.height = 60
    window.layoutIfNeeded()
    #expect(content.view.bounds.height == 60)
    alert.setValue(nil, forKey: "contentViewController")
    #expect(content.parent == nil && content.view.superview == nil)
  }

  @Test("A button of an alert has the color, the image and the checkmark of its action")
  func action() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let action = UIAlertAction(title: "Share", style: .default)
    action.setValue(UIColor.green, forKey: "titleTextColor")
    action.setValue(UIImage(systemName: "star"), forKey: "image")
    action.setValue(true, forKey: "checked")
    alert.addAction(action)
    let window = show(alert)
    let button = try #require(views(UIButton.self, in: window).first { $0.title(for: .normal) == "Share" })
    #expect(button.titleColor(for: .normal) == .green)
    let images = button.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
    #expect(images.count == 2 && images.allSatisfy { $0.tintColor == .green })
    #expect(images.map { $0.frame.minX < button.bounds.midX } == [true, false])
  }

  @Test("The button that clears a text field is a view once an app asks for it, and clears")
  func clearButton() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.clearButtonMode = .always
    #expect(field.subviews.isEmpty)
    let button = try #require(field.value(forKey: "_clearButton") as? UIButton)
    #expect(button === field.value(forKey: "clearButton") as? UIButton && button.isHidden)
    field.text = "Text"
    field.layoutIfNeeded()
    #expect(!button.isHidden && button.frame == field.clearButtonRect(forBounds: field.bounds))
    button.sendActions(for: .touchUpInside)
    #expect(field.text == "" && button.isHidden)
  }

  @Test("The placeholder has the color that an app gives its label")
  func placeholder() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    let label = try #require(field.value(forKey: "placeholderLabel") as? UILabel)
    #expect(label.textColor == .red && label.text == "Name")
  }

  @Test("The cancel button of a search bar is found, and its title set, where it has one")
  func searchBar() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let button = try #require(bar.value(forKey: "cancelButton") as? UIButton)
    bar.setValue("Done", forKey: "cancelButtonText")
    bar.showsCancelButton = true
    #expect(button.title(for: .normal) == "Done")
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
  }

  @Test("Pickers, bars and the screen have the parts")
  func others() {
    let picker = UIDatePicker()
    picker.setValue(UIColor.white, forKey: "textColor")
    picker.setValue(false, forKey: "highlightsToday")
    #expect(picker.value(forKey: "textColor") as? UIColor == .white)
    let wheels = UIPickerView()
    wheels.setValue(UIColor.white, forKeyPath: "textColor")
    #expect(wheels.value(forKey: "textColor") as? UIColor == .white)
    let bar = UINavigationBar()
    bar.setValue(true, forKey: "hidesShadow")
    #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat != nil)
  }

  @Test("An app turns the interface by the orientation of the device, if it supports that")
  func orientation() {
    final class Turning: UIViewController {
      var mask = UIInterfaceOrientationMask.all
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let controller = Turning()
    DeviceProfile.named("iPhone 15")?.simulate()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(window.bounds.width > window.bounds.height)
    #expect(UIDevice.current.value(forKey: "orientation") as? Int == UIDeviceOrientation.landscapeLeft.rawValue)
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    #expect(window.windowScene?.interfaceOrientation == .portrait)
    controller.mask = .portrait
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    #expect(window.windowScene?.interfaceOrientation == .portrait)
  }
}
