// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

/// Simulated devices and matrices.
@MainActor
struct SimulationTests {
  @Test func `a device is in force inside the closure only`() {
    let before = UIScreen.main.bounds
    let text = UIFont.preferredFont(forTextStyle: .body).pointSize
    withDevice(.iPhoneSE, in: .landscape, textSize: .accessibility3, direction: .rightToLeft, appearance: .dark) {
      #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
      #expect(UITraitCollection.current.layoutDirection == .rightToLeft)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize > text)
      #expect(UIWindow().bounds.width == 667)
      #expect(
        LayoutCase.current?.description
          == "iPhone SE (3rd generation), landscape, text accessibility3, right to left, dark")
    }
    #expect(UIScreen.main.bounds == before)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == text)
    #expect(LayoutCase.current == nil)
  }

  @Test func `tasks with different devices do not meet`() async {
    func widths(of device: DeviceProfile) async -> Set<CGFloat> {
      await withDevice(device) {
        var widths: Set<CGFloat> = []
        for _ in 0..<20 {
          widths.insert(UIScreen.main.bounds.width)
          widths.insert(UIWindow().bounds.width)
          await Task.yield()
        }
        return widths
      }
    }
    async let first = widths(of: .iPhoneSE)
    async let second = widths(of: .iPadPro12)
    let (narrow, wide) = await (first, second)
    #expect(narrow == [375])
    #expect(wide == [1024])
  }

  @Test func `a rotation in a simulated device keeps the traits of other tasks`() {
    let traits = UITraitCollection.current
    withDevice(.iPhone15Plus) {
      let window = show(UIViewController())
      rotate(window, to: .landscapeRight)
      #expect(window.bounds.width == 932)
      #expect(UITraitCollection.current.horizontalSizeClass == .regular)
    }
    #expect(UITraitCollection.current.horizontalSizeClass == traits.horizontalSizeClass)
  }

  @Test(arguments: [false, true])
  func `a rotation fits the keyboard guide without a conflict`(keyboardIsShown: Bool) {
    withDevice(.iPhone15) {
      let controller = UIViewController()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 40),
        box.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      ])
      let window = show(controller)
      showKeyboard(in: window)
      if !keyboardIsShown { hideKeyboard(in: window) }
      let messages = logged { rotate(window, to: .landscapeRight) }
      #expect(messages == [])
      if !keyboardIsShown { #expect(window.bounds.height - box.frame.maxY == 21) }
    }
  }

  @Test(arguments: LayoutMatrix(devices: [.iPhoneSE, .iPad], directions: [.leftToRight, .rightToLeft]))
  func `a matrix is the arguments of a test`(layoutCase: LayoutCase) {
    layoutCase.run {
      let window = show(CardView())
      #expect(window.bounds.width == layoutCase.device.portraitWidth)
      expectNoTruncation(in: window)
      expectMirrors(window)
    }
  }

  @Test(arguments: LayoutMatrix(devices: [.iPhone15], systems: [.iOS18, .iOS26]))
  func `a matrix mixes systems`(layoutCase: LayoutCase) {
    let before = UIDevice.current.systemVersion
    layoutCase.run {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = show(navigation)
      #expect(window.rootViewController === navigation)
      let isNew = layoutCase.system == .iOS26
      #expect(UIDevice.current.systemVersion == (isNew ? "26.1" : "18.5"))
      #expect(navigation.navigationBar.frame.height == (isNew ? 54 : 44))
      #expect(layoutCase.description == (isNew ? "iPhone 15, iOS 26" : "iPhone 15, iOS 18"))
    }
    #expect(UIDevice.current.systemVersion == before)
  }

  @Test func `a system outlasts a suspension and ends with its case`() async {
    let before = InterfaceGeneration.current
    let versions = await withDevice(.iPhone15, system: .iOS27) {
      let first = UIDevice.current.systemVersion
      await Task.yield()
      return [first, UIDevice.current.systemVersion]
    }
    #expect(versions == ["27.0", "27.0"])
    #expect(InterfaceGeneration.current == before)
  }

  @Test(.layouts(LayoutMatrix(devices: [.iPhoneSE, .iPhone15], textSizes: [.large, .accessibility5])))
  func `a trait runs a test in every case`() {
    let layoutCase = LayoutCase.current
    #expect(layoutCase != nil)
    #expect(UIScreen.main.bounds.width == layoutCase?.device.portraitWidth)
    #expect(UITraitCollection.current.preferredContentSizeCategory == layoutCase?.textSize)
  }

  @Test func `a failure names its case`() {
    let found = failures {
      LayoutMatrix(devices: [.iPhoneSE, .iPhone15]).run { _ in
        expectFrame(.zero, of: UIView(frame: CGRect(x: 1, y: 0, width: 0, height: 0)))
      }
    }
    #expect(
      found.map { $0.text.prefix(27) } == [
        "[iPhone SE (3rd generation)]".prefix(27), "[iPhone 15] UIView is at 1 0".prefix(27),
      ])
  }

  @Test func `a pseudolanguage changes texts while an expectation looks at them`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 21))
    label.text = "Follow"
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(label)
    expectNoTruncation(in: root)
    withDevice(.iPhone15, language: .longer) {
      let found = failures { expectNoTruncation(in: root) }
      #expect(found.first?.text.contains("Follow Follow") == true)
    }
    #expect(label.text == "Follow")
  }
}
