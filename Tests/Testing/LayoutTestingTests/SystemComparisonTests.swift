// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@testable import LayoutTesting

/// Screens that are the same on two systems but for what a test names.
@MainActor
@Suite struct SystemComparisonTests {
  private final class PriceController: UIViewController {
    let priceLabel = UILabel()
    let giftSwitch = UISwitch()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Price"
      view.backgroundColor = .systemBackground
      priceLabel.text = "12.90"
      for subview in [priceLabel, giftSwitch] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      NSLayoutConstraint.activate([
        priceLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        priceLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        giftSwitch.topAnchor.constraint(equalTo: priceLabel.bottomAnchor, constant: 8),
        giftSwitch.leadingAnchor.constraint(equalTo: priceLabel.leadingAnchor),
      ])
    }
  }

  private func screen() -> UIView { show(UINavigationController(rootViewController: PriceController())) }

  private let matrix = LayoutMatrix(systems: [.iOS27])

  @Test func theFailureNamesTheCauses() throws {
    let message = try #require(failures { matrix.expectSame(as: .iOS18, screen) }.first?.text)
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines.first == "“iPhone 15, iOS 27” is not as on iOS 18:")
    #expect(
      lines.contains { $0.hasPrefix("  The navigation bar is 54 points high (44 on iOS 18), so `priceLabel` moves") })
    #expect(lines.contains { $0.hasPrefix("  `giftSwitch` is 63 × 28 points (51 × 31 on iOS 18)") })
  }

  @Test func aFailureOfARecordingNamesTheCause() throws {
    let old = try #require(
      RecordedLayout(lines: [
        "UIView 0 0 320 200", "  title: UILabel 16 20 100 20", "  note: UILabel 16 48 100 20",
        "  more: UIButton 16 76 60 30",
      ]))
    let new = try #require(
      RecordedLayout(lines: [
        "UIView 0 0 320 200", "  title: UILabel 16 20 100 40", "  note: UILabel 16 68 100 20",
        "  more: UIButton 16 96 60 30",
      ]))
    #expect(
      RecordedLayout.reasons(from: old, to: new) == [
        "`title` is 40 points high (20 before), so 2 views move."
      ])
    #expect(RecordedLayout.reasons(from: old, to: old).isEmpty)
  }

  @Test func whatIsExpectedIsNoFailure() {
    #expect(failures { matrix.expectSame(as: .iOS18, except: [.bars, .controls, .looks], screen) }.isEmpty)
    #expect(failures { matrix.expectSame(as: .iOS18, except: [.bars, .view("giftSwitch"), .looks], screen) }.isEmpty)
    #expect(failures { matrix.expectSame(as: .iOS18, except: [.bars, .looks], screen) }.count == 1)
    #expect(failures { LayoutMatrix(systems: [.iOS17]).expectSame(as: .iOS18, screen) }.isEmpty)
  }

  /// The system's colors have other components on iOS 26, and are the same choice of the author.
  @Test func aColorOfTheSystemIsTheSame() {
    func swatches(_ colors: [UIColor]) -> UIView {
      let stack = UIStackView(
        arrangedSubviews: colors.map { color in
          let swatch = UIView()
          swatch.backgroundColor = color
          swatch.widthAnchor.constraint(equalToConstant: 40).isActive = true
          return swatch
        })
      return show(viewController(with: stack))
    }
    func viewController(with view: UIView) -> UIViewController {
      let controller = UIViewController()
      controller.view.addSubview(view)
      view.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
      return controller
    }
    let same: () -> UIView = {
      swatches([.systemRed, .systemOrange, .systemBlue, .systemIndigo, .systemBrown, .label, .systemGroupedBackground])
    }
    #expect(failures { matrix.expectSame(as: .iOS18, except: [.bars, .controls], same) }.isEmpty)
    let other: () -> UIView = { swatches([UIDevice.current.systemVersion < "20" ? .systemBlue : .systemTeal]) }
    #expect(failures { matrix.expectSame(as: .iOS18, except: [.bars, .controls], other) }.count == 1)
  }
}
