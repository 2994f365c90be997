// SPDX-License-Identifier: MIT

import Testing
import UIKit

// The proxies are those of the whole process, so these tests use classes of their own, or containers of their own.

private final class Badge: UILabel {}
private final class SpecialContainer: UIView {}
private final class BrandedNavigationController: UINavigationController {}
private final class ColoredController: UINavigationController {}

@MainActor @Suite("Appearance proxies", .serialized)
struct AppearanceTests {
  @Test("values are set when a view enters a window, and not before")
  func entering() {
    Badge.appearance().textColor = .red
    Badge.appearance().numberOfLines = 3
    let badge = Badge()
    #expect(badge.textColor != .red)
    let container = UIView()
    container.addSubview(badge)
    #expect(badge.textColor != .red)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(container)
    #expect(badge.textColor == .red && badge.numberOfLines == 3)
    #expect(UILabel().textColor != .red)
  }

  @Test("a value of the view's own wins")
  func ownValue() {
    Badge.appearance().textColor = .red
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = Badge()
    badge.textColor = .blue
    window.addSubview(badge)
    #expect(badge.textColor == .blue)
    let other = Badge()
    window.addSubview(other)
    other.textColor = .green
    other.removeFromSuperview()
    window.addSubview(other)
    #expect(other.textColor == .green)
  }

  private final class Themed: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .purple
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      backgroundColor = .purple
    }
  }

  @Test("a value that the class sets in its initializers is the view's own")
  func valueOfInitializer() {
    Themed.appearance().backgroundColor = .white
    Themed.appearance().alpha = 0.5
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Themed()
    window.addSubview(view)
    #expect(view.backgroundColor == .purple && view.alpha == 0.5)
  }

  @Test("a proxy of containers counts inside of them only, and wins over the general one")
  func containers() {
    Badge.appearance().textColor = .red
    Badge.appearance(whenContainedInInstancesOf: [SpecialContainer.self]).tintColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [SpecialContainer.self]).numberOfLines = 7
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (inside, label, outside, special) = (Badge(), UILabel(), UILabel(), SpecialContainer())
    special.addSubview(inside)
    special.addSubview(label)
    window.addSubview(special)
    window.addSubview(outside)
    #expect(inside.tintColor == .green && inside.textColor == .red)
    #expect(label.numberOfLines == 7 && outside.numberOfLines == 1)
    #expect(label.tintColor != .green)
  }

  @Test("bars and their items take their appearance")
  func bars() throws {
    let containers: [any UIAppearanceContainer.Type] = [BrandedNavigationController.self]
    UINavigationBar.appearance(whenContainedInInstancesOf: containers).barTintColor = .orange
    UINavigationBar.appearance(whenContainedInInstancesOf: containers).tintColor = .white
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .purple
    UINavigationBar.appearance(whenContainedInInstancesOf: containers).standardAppearance = appearance
    let navigation = BrandedNavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.barTintColor == .orange)
    #expect(navigation.navigationBar.tintColor == .white)
    #expect(navigation.navigationBar.standardAppearance.backgroundColor == .purple)
    #expect(UINavigationController(rootViewController: UIViewController()).navigationBar.barTintColor == nil)
  }

  @Test("values that cannot be compared, and values for states and metrics, are applied")
  func anyValues() {
    let containers: [any UIAppearanceContainer.Type] = [ColoredController.self]
    let (image, view) = (UIImage(), UIView())
    let bar = UINavigationBar.appearance(whenContainedInInstancesOf: containers)
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    bar.setBackgroundImage(image, for: .default)
    bar.setTitleVerticalPositionAdjustment(3, for: .compact)
    let button = UIButton.appearance(whenContainedInInstancesOf: containers)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    button.setBackgroundImage(image, for: .selected)
    let segments = UISegmentedControl.appearance(whenContainedInInstancesOf: containers)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    UISlider.appearance(whenContainedInInstancesOf: containers).setThumbImage(image, for: .normal)
    UIStepper.appearance(whenContainedInInstancesOf: containers).setIncrementImage(image, for: .normal)
    let (own, other, segmented, slider, stepper) = (
      UIButton(), UIButton(), UISegmentedControl(items: ["a"]), UISlider(), UIStepper()
    )
    own.setTitleColor(.green, for: .normal)
    for subview in [own, other, segmented, slider, stepper] { view.addSubview(subview) }
    let controller = UIViewController()
    controller.view = view
    let navigation = ColoredController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(navigation.navigationBar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .green)
    #expect(navigation.navigationBar.backgroundImage(for: .default) === image)
    #expect(navigation.navigationBar.titleVerticalPositionAdjustment(for: .compact) == 3)
    #expect(own.titleColor(for: .normal) == .green && own.titleColor(for: .disabled) == .blue)
    #expect(other.titleColor(for: .normal) == .red && other.backgroundImage(for: .selected) === image)
    #expect(segmented.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(slider.thumbImage(for: .normal) === image)
    #expect(stepper.incrementImage(for: .normal) === image)
    #expect(UIButton().titleColor(for: .normal) != .red)
  }
}
