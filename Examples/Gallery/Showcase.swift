// SPDX-License-Identifier: MIT

import UIKit

/// The environment of a screen: its device, orientation and layout direction.
struct Showcase {
  var device: String
  var orientation = DeviceOrientation.portrait
  var direction = UITraitEnvironmentLayoutDirection.leftToRight

  /// The name used for the file names of pictures.
  var name: String {
    let kind = device.lowercased().replacing(" ", with: "-")
    let held = orientation == .portrait ? "portrait" : "landscape"
    return "\(kind)-\(held)-\(direction == .leftToRight ? "ltr" : "rtl")"
  }

  /// Returns pages for a phone with a home button, a phone with a Dynamic Island and a tablet, each in both
  /// orientations and both layout directions.
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

  /// Makes `UIScreen.main` the screen of this device.
  @MainActor
  func simulate() {
    guard let profile = DeviceProfile.named(device) else { preconditionFailure("There is no device \(device).") }
    profile.simulate(in: orientation, overriddenBy: UITraitCollection(layoutDirection: direction))
  }
}
