// SPDX-License-Identifier: MIT

import LayoutChecks
import Testing
import UIKit

/// Two views that touch, each held in one of several ways, in a screen whose safe area and margins change.
@MainActor
@Suite("Views that touch on some screens only")
struct SafeAreaProbeTests {
  /// The holder of the bottom of the upper view, or of the top of the lower one.
  enum Holder: String, CaseIterable, Sendable {
    case edge, safeArea, other
  }

  struct Example: Sendable, CustomTestStringConvertible {
    let upper: Holder
    let lower: Holder
    /// The distances after a change, in words; empty for none.
    let message: String

    var testDescription: String { "\(upper) above \(lower)" }
  }

  nonisolated static let examples = [
    Example(
      upper: .safeArea, lower: .edge,
      message: "list and bar touch here, and are 34 points apart where the home indicator takes room, or does not"
    ),
    Example(
      upper: .edge, lower: .safeArea,
      message: "list and bar touch here, and overlap by 34 points where the home indicator takes room, or does not"
    ),
    Example(upper: .edge, lower: .edge, message: ""), Example(upper: .safeArea, lower: .safeArea, message: ""),
    Example(upper: .other, lower: .edge, message: ""), Example(upper: .other, lower: .safeArea, message: ""),
  ]

  @Test(arguments: examples)
  func bars(_ example: Example) {
    let screen = Screen()
    let (list, bar) = (screen.add("list"), screen.add("bar"))
    let bottoms: [Holder: NSLayoutYAxisAnchor] = [
      .edge: screen.view.bottomAnchor, .safeArea: screen.view.safeAreaLayoutGuide.bottomAnchor,
    ]
    var constraints = [list, bar].flatMap {
      [
        $0.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        $0.widthAnchor.constraint(equalToConstant: 375),
      ]
    }
    constraints += [
      list.heightAnchor.constraint(equalToConstant: 200), bar.heightAnchor.constraint(equalToConstant: 44),
    ]
    if let bottom = bottoms[example.upper] {
      constraints.append(list.bottomAnchor.constraint(equalTo: bottom, constant: -44))
    } else {
      constraints.append(list.bottomAnchor.constraint(equalTo: bar.topAnchor))
    }
    if let bottom = bottoms[example.lower] { constraints.append(bar.bottomAnchor.constraint(equalTo: bottom)) }
    NSLayoutConstraint.activate(constraints)
    #expect(screen.messages == (example.message.isEmpty ? [] : [example.message]))
    #expect(screen.view.safeAreaInsets == .zero, "the probe restores what it changed")
  }

  @Test(arguments: [false, true])
  func aPictureAndATextBesideIt(isHeldByMargin: Bool) {
    let screen = Screen()
    let (picture, title) = (screen.add("picture"), screen.add("title"))
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 55),
      isHeldByMargin
        ? title.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor, constant: 79 - 8)
        : title.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 79),
    ])
    for view in [picture, title] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        view.widthAnchor.constraint(equalToConstant: 24), view.heightAnchor.constraint(equalToConstant: 24),
      ])
    }
    let message = "picture and title touch here, and are 8 points apart where the margins are wider"
    #expect(screen.messages == (isHeldByMargin ? [message] : []))
  }

  @Test(arguments: [false, true])
  func aLineAboveABar(isHeldBySafeArea: Bool) {
    let screen = Screen()
    let line = screen.add("line")
    let guide = screen.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.leadingAnchor.constraint(equalTo: isHeldBySafeArea ? guide.leadingAnchor : screen.view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: isHeldBySafeArea ? guide.trailingAnchor : screen.view.trailingAnchor),
    ])
    let message = "line ends at the safe area, and does not reach the edges of the window in landscape"
    #expect(screen.messages == (isHeldBySafeArea ? [message] : []))
  }
}

/// A controller's view whose safe area and margins a probe changes.
@MainActor
private struct Screen {
  let controller = UIViewController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  var view: UIView { controller.view }

  init() {
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    window.rootViewController = controller
    window.isHidden = false
    controller.additionalSafeAreaInsets = Self.less(controller.view.safeAreaInsets)
  }

  /// Insets that leave no safe area around the view.
  private static func less(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }

  func add(_ name: String) -> UIView {
    let added = UIView()
    added.accessibilityIdentifier = name
    added.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(added)
    return added
  }

  var messages: [String] {
    let own = controller.additionalSafeAreaInsets
    let probe = SafeAreaProbe(CheckedLayout(LiveDescription(root: view))) { change in
      var insets = own
      let length = change?.length ?? 0
      switch change {
      case .top: insets.top += length
      case .bottom: insets.bottom += length
      case .sides: (insets.left, insets.right) = (insets.left + length, insets.right + length)
      case .margins, nil: break
      }
      controller.additionalSafeAreaInsets = insets
      view.directionalLayoutMargins.leading = change == .margins ? 8 + length : 8
      view.layoutIfNeeded()
      return length
    }
    return probe.findings().compactMap { finding in
      if case .advised(let message, _, _) = finding.details { message } else { nil }
    }
  }
}
