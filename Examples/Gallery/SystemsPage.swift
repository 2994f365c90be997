// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import UIKit

/// A page with one screen of an app on two versions of iOS, side by side.
struct SystemsPage: GalleryPage {
  private let name: String
  private let style: UIUserInterfaceStyle
  private let device: String
  private let orientation: DeviceOrientation
  private let makeController: @MainActor () -> UIViewController

  init(
    _ name: String, _ style: UIUserInterfaceStyle = .light, on device: String = "iPhone 16 Pro",
    _ orientation: DeviceOrientation = .portrait, makeController: @escaping @MainActor () -> UIViewController
  ) {
    self.name = "\(name)-systems-\(style == .dark ? "dark" : "light")"
    self.style = style
    self.device = device
    self.orientation = orientation
    self.makeController = makeController
  }

  private static let systems = (before: InterfaceGeneration.iOS18, after: InterfaceGeneration.iOS26)

  func draw(into folder: URL) throws {
    let picture = Picture(
      comparing: try side(Self.systems.before), with: try side(Self.systems.after), changes: [])
    let file = folder.appendingPathComponent(name + ".png")
    try picture.write(to: file)
    print(file.relativePath, "\(Self.systems.before.name) and \(Self.systems.after.name)")
  }

  private func side(_ system: InterfaceGeneration) throws -> Picture.Side {
    let device = try DeviceProfile(named: device)
    return system.whileCurrent {
      device.whileSimulated(in: orientation, overriddenBy: UITraitCollection(userInterfaceStyle: style)) {
        let window = UIWindow()
        window.rootViewController = makeController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return Picture.Side(title: system.name, picture: Picture(of: window, options: Picture.Options(scale: 2)))
      }
    }
  }
}
