// SPDX-License-Identifier: MIT

import UIKit

/// Where a screen is shown: on which device, how it is held, and in which direction one reads.
struct Showcase {
  var device: String
  var orientation = DeviceOrientation.portrait
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  /// What pictures of it are called after.
  var name: String {
    let kind = device.lowercased().replacing(" ", with: "-")
    let held = orientation == .portrait ? "portrait" : "landscape"
    return "\(kind)-\(held)-\(direction == .leftToRight ? "ltr" : "rtl")"
  }

  /// A telephone with a home button, one with an island, and a tablet, each held both ways and read both ways.
  @MainActor
  static func everyDeviceAndDirection<Page>(_ page: (Showcase) -> Page) -> [Page] {
    ["iPhone SE", "iPhone 15", "iPad 10.2"].flatMap { device in
      [DeviceOrientation.portrait, .landscape].flatMap { orientation in
        [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map {
          page(Showcase(device: device, orientation: orientation, direction: $0))
        }
      }
    }
  }

  /// Makes `UIScreen.main` this device's screen.
  @MainActor
  func simulate() {
    guard let profile = DeviceProfile.named(device) else { preconditionFailure("There is no device \(device).") }
    profile.simulate(in: orientation, overriddenBy: UITraitCollection(layoutDirection: direction))
  }
}
