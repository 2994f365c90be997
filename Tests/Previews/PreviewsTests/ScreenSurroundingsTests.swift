// SPDX-License-Identifier: MIT

import Pictures
import Testing
import UIKit

@testable import Previews

/// The status bar, the camera and the home indicator around an app.
@MainActor
struct ScreenSurroundingsTests {
  /// A device on its side or upright, with the shapes that the system draws: a time, a camera, a home indicator.
  struct Row: Sendable, CustomTestStringConvertible {
    let device: String
    var isLandscape = false
    let hasTime: Bool
    let hasCamera: Bool
    let hasIndicator: Bool

    var testDescription: String { device + (isLandscape ? ", landscape" : "") }
  }

  nonisolated static let rows = [
    Row(device: "iPhone SE (3rd generation)", hasTime: true, hasCamera: false, hasIndicator: false),
    Row(device: "iPhone SE (3rd generation)", isLandscape: true, hasTime: false, hasCamera: false, hasIndicator: false),
    Row(device: "iPhone 14", hasTime: true, hasCamera: true, hasIndicator: true),
    Row(device: "iPhone 15", hasTime: true, hasCamera: true, hasIndicator: true),
    Row(device: "iPhone 15", isLandscape: true, hasTime: false, hasCamera: true, hasIndicator: true),
    Row(device: "iPad Air 10.9", hasTime: true, hasCamera: false, hasIndicator: true),
  ]

  @Test(arguments: rows) func theSystemDrawsWhatTheDeviceHas(_ row: Row) throws {
    let device = try DeviceProfile(named: row.device)
    try device.whileSimulated(in: row.isLandscape ? .landscape : .portrait) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      defer {
        window.isHidden = true
        window.windowScene = nil
      }
      let surroundings = ScreenSurroundings(safeArea: window.safeAreaInsets)
      let drawing = String(decoding: try surroundings.picture.svg(), as: UTF8.self)
      #expect(drawing.contains(">9:41</text>") == row.hasTime)
      let fills = surroundings.picture.commands.filter { if case .fill = $0 { true } else { false } }
      // The four bars, the battery with its end, and the network.
      let ofBar = row.hasTime ? 7 : 0
      #expect(fills.count == ofBar + (row.hasCamera ? 1 : 0) + (row.hasIndicator ? 1 : 0))
      let screen = Picture(of: window)
      let framed = surroundings.framed(screen)
      #expect(framed.size.width == screen.size.width + 22 && framed.size.height == screen.size.height + 22)
      #expect(framed.scale == screen.scale)
    }
  }
}
