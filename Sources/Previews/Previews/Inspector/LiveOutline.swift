// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import Tinamou

/// Describes the screen of a running app for a page: the views, what is read aloud, and what is wrong.
@MainActor
struct LiveOutline {
  let screen: LiveScreen
  let numbers: LiveNumbers

  /// The windows whose views are listed: all but the keyboard.
  private var windows: [UIWindow] { screen.windows.filter { ($0 as? SystemWindow)?.kind != .keyboard } }

  /// Describes the views.
  func outline() -> ScreenOutline {
    numbers.forgetDead()
    let nodes = windows.flatMap { window -> [ScreenOutline.Node] in
      let layout = CheckedLayout(LiveDescription(root: window))
      let elements = ScreenReader.read(layout).all
      return zip(elements, ScreenReader.views(layout)).map { node($0, $1, of: window) }
    }
    let spoken = (screen.menus ?? screen.appWindows.last).map { SpokenElement.elements(in: $0) } ?? []
    let bounds = screen.bounds
    return ScreenOutline(
      size: Size(width: bounds.width, height: bounds.height), scale: Double(UIScreen.main.scale), nodes: nodes,
      spoken: spoken,
      surroundings: screen.stage == nil || bounds.size == UIScreen.main.bounds.size ? surroundings : nil)
  }

  private func node(_ element: ScreenElement, _ view: UIView, of window: UIWindow) -> ScreenOutline.Node {
    ScreenOutline.Node(
      number: numbers[view], parent: view === window ? nil : view.superview.map { numbers[$0] },
      title: LiveNames.title(of: view), className: element.className, name: element.name, text: element.text,
      frame: element.frame.moved(by: window.frame.origin), states: element.states)
  }

  private var surroundings: ScreenOutline.Surroundings {
    let device = UIScreen.main.inspection.device
    let bar = UIScreen.main.scene.statusBarManager
    let isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
    let isLight =
      switch bar?.statusBarStyle {
      case .lightContent: true
      case .darkContent: false
      default: isDark
      }
    let insets = screen.appWindows.last?.safeAreaInsets ?? .zero
    return ScreenOutline.Surroundings(
      statusBarHeight: Double(bar?.statusBarFrame.height ?? 0), hasLightStatusBar: isLight,
      safeArea: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
      cornerRadius: Double(device.displayCornerRadius), isTablet: device.idiom == .pad)
  }

  // MARK: Findings

  /// The faults of the layout, with their views.
  func findings() -> [PlacedFinding] {
    windows.filter { !($0 is SystemWindow) }.flatMap { window -> [PlacedFinding] in
      let description = ReadableDescription(LiveDescription(root: window))
      var known: [Subject: Int] = [:]
      for view in description.views.reversed() { known[description.subject(of: view)] = numbers[view] }
      return CheckedLayout(description).findings().map { finding in
        PlacedFinding(finding: finding, views: finding.subjects.compactMap { known[$0] })
      }
    }
  }
}

/// A description whose views are named as a reader knows them, and never by their positions alone.
private struct ReadableDescription: LayoutDescription {
  private let description: LiveDescription

  init(_ description: LiveDescription) { self.description = description }

  var root: UIView { description.root }
  var views: [UIView] { description.views }

  func place(of constraint: NSLayoutConstraint) -> String? { description.place(of: constraint) }

  func subject(of view: UIView) -> Subject {
    let plain = description.subject(of: view)
    guard plain.name == nil, plain.text?.isEmpty != false else { return plain }
    return Subject(id: LiveNames.surroundings(of: view), className: plain.className, text: plain.text)
  }
}

extension Rectangle {
  /// The rectangle at another place.
  func moved(by distance: CGPoint) -> Rectangle {
    Rectangle(x: x + Double(distance.x), y: y + Double(distance.y), width: width, height: height)
  }
}
