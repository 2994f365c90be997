// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import Pictures
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
      size: Size(width: bounds.width, height: bounds.height), front: front, scale: Double(UIScreen.main.scale),
      nodes: nodes, spoken: spoken, surroundings: screen.fillsDisplay ? surroundings : nil)
  }

  private func node(_ element: ScreenElement, _ view: UIView, of window: UIWindow) -> ScreenOutline.Node {
    ScreenOutline.Node(
      number: numbers[view], parent: view === window ? nil : view.superview.map { numbers[$0] },
      title: LiveNames.title(of: view), className: element.className, name: element.name, text: element.text,
      frame: element.frame.moved(by: window.frame.origin), states: element.states)
  }

  /// The view controller in front; `nil` without a window that has one.
  private var front: ScreenOutline.Front? {
    guard let controller = screen.appWindows.last?.rootViewController?.inFront else { return nil }
    let titles = [controller.navigationItem.title, controller.title]
    return ScreenOutline.Front(
      controller: "\(type(of: controller))", title: titles.compactMap(\.self).first { !$0.isEmpty })
  }

  /// The parts of the system around the app; `nil` if they cannot be drawn.
  private var surroundings: ScreenOutline.Surroundings? {
    let surroundings = screen.surroundings
    guard let drawing = try? surroundings.picture.svg() else { return nil }
    return ScreenOutline.Surroundings(
      cornerRadius: Double(surroundings.cornerRadius), drawing: String(decoding: drawing, as: UTF8.self))
  }

  // MARK: Findings

  /// The faults of the layout, with their views.
  func findings() -> [PlacedFinding] {
    windows.filter { !($0 is SystemWindow) }.flatMap { window -> [PlacedFinding] in
      let description = LiveDescription(root: window)
      var known: [Subject: Int] = [:]
      for view in description.views.reversed() { known[description.subject(of: view)] = numbers[view] }
      return CheckedLayout(description).findings().map { finding in
        PlacedFinding(finding: finding, views: finding.subjects.compactMap { known[$0] })
      }
    }
  }
}

extension Rectangle {
  /// The rectangle at another place.
  func moved(by distance: CGPoint) -> Rectangle {
    Rectangle(x: x + Double(distance.x), y: y + Double(distance.y), width: width, height: height)
  }
}
