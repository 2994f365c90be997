// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIKit

/// The views of a layout: where each is, in terms of the guides of the root view of a view controller.
@MainActor
private struct GuideLayout {
  enum Guide { case safeArea, margins }

  enum Placement {
    /// Insets from all four edges.
    case insets(Guide, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    /// A square at the upper left corner.
    case corner(Guide, inset: CGFloat, side: CGFloat)
    /// A row of a height between the margins at both sides, at the top, in the middle or at the bottom of the view.
    case row(inset: CGFloat, height: CGFloat, NSLayoutConstraint.Attribute)
    /// A size, in the middle of the safe area along an axis, and at the start of the view along the other.
    case centered(NSLayoutConstraint.Axis, CGSize)
  }

  static func all(_ guide: Guide, _ insets: CGFloat...) -> [Placement] {
    insets.map { .insets(guide, top: $0, left: $0, bottom: $0, right: $0) }
  }

  static let placements: [String: [Placement]] = [
    "safe-area-insets": all(.safeArea, 0, 50, 75),
    "safe-area-edges": all(.safeArea, 0, 25),
    "safe-area-sides": [.insets(.safeArea, top: 0, left: 5, bottom: 10, right: 15)] + all(.safeArea, 50),
    "margin-insets": all(.margins, 0, 25, 50) + [.corner(.margins, inset: 75, side: 50)],
    "margin-edges": all(.margins, 0, 25, 50),
    "margin-sides": [
      .insets(.margins, top: 10, left: 20, bottom: 40, right: 80),
      .insets(.margins, top: 20, left: 30, bottom: 50, right: 90),
    ],
    "margin-sides-directional": all(.margins, 0) + [.insets(.margins, top: 20, left: 30, bottom: 50, right: 90)],
    "side-margins": [
      .row(inset: 0, height: 100, .top), .row(inset: 20, height: 100, .centerY), .row(inset: 40, height: 100, .bottom),
    ],
    "center-vertical": [.centered(.vertical, CGSize(width: 200, height: 100))],
    "center-horizontal": [.centered(.horizontal, CGSize(width: 200, height: 100))],
  ]

  /// The frames of the root view and its subviews in a window of the main screen.
  static func frames(_ placements: [Placement]) -> [CGRect] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let root: UIView = controller.view
    let views = placements.map { placement -> UIView in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate(constraints(placement, view, root))
      return view
    }
    window.layoutIfNeeded()
    return [root.frame] + views.map(\.frame)
  }

  private static func constraints(_ placement: Placement, _ view: UIView, _ root: UIView) -> [NSLayoutConstraint] {
    func area(_ guide: Guide) -> UILayoutGuide {
      guide == .safeArea ? root.safeAreaLayoutGuide : root.layoutMarginsGuide
    }
    func size(_ size: CGSize) -> [NSLayoutConstraint] {
      [
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ]
    }
    switch placement {
    case .insets(let guide, let top, let left, let bottom, let right):
      let area = area(guide)
      return [
        view.topAnchor.constraint(equalTo: area.topAnchor, constant: top),
        view.leftAnchor.constraint(equalTo: area.leftAnchor, constant: left),
        area.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: bottom),
        area.rightAnchor.constraint(equalTo: view.rightAnchor, constant: right),
      ]
    case .corner(let guide, let inset, let side):
      let area = area(guide)
      return size(CGSize(width: side, height: side)) + [
        view.topAnchor.constraint(equalTo: area.topAnchor, constant: inset),
        view.leftAnchor.constraint(equalTo: area.leftAnchor, constant: inset),
      ]
    case .row(let inset, let height, let edge):
      let area = root.layoutMarginsGuide
      return [
        view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: inset),
        area.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
        view.heightAnchor.constraint(equalToConstant: height),
        NSLayoutConstraint(
          item: view, attribute: edge, relatedBy: .equal, toItem: root, attribute: edge, multiplier: 1, constant: 0),
      ]
    case .centered(let axis, let extent):
      let area = root.safeAreaLayoutGuide
      return size(extent)
        + (axis == .vertical
          ? [
            view.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
          ]
          : [
            view.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
          ])
    }
  }
}

@Suite("Frames that iPhones of a snapshot suite recorded")
@MainActor
struct RecordedSuiteTests {
  @Test("views in safe areas and margins of 13 devices are where iOS puts them")
  func frames() throws {
    let rows = try Recordings.rows("suite-frames.tsv")
    #expect(rows.count > 180)
    for row in rows {
      let device = try #require(DeviceProfile.named(row[1]), "\(row[1])")
      let orientation: DeviceOrientation = row[2] == "portrait" ? .portrait : .landscape
      // All frames were recorded on a screen with 3 pixels per point.
      let tolerance = device.scale == 3 ? 0.001 : 0.17
      let placements = try #require(GuideLayout.placements[row[0]])
      let frames = device.whileSimulated(in: orientation) { GuideLayout.frames(placements) }
      let recorded = row.dropFirst(3).map { text in text.split(separator: " ").compactMap { Double($0) } }
      #expect(recorded.count == frames.count)
      for (recorded, frame) in zip(recorded, frames) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(
          zip(recorded, numbers).allSatisfy { abs($0 - $1) < tolerance }, "\(row[0..<3]): \(numbers), not \(recorded)")
      }
    }
  }
}
