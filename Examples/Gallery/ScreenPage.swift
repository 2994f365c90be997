// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import UIKit

/// A page with one screen of an app on one device.
struct ScreenPage: GalleryPage {
  private let name: String
  private let showcase: Showcase
  private let makeController: @MainActor () -> UIViewController

  init(_ name: String, _ showcase: Showcase, makeController: @escaping @MainActor () -> UIViewController) {
    self.name = "\(name)-\(showcase.name)"
    self.showcase = showcase
    self.makeController = makeController
  }

  func draw(into folder: URL) throws {
    showcase.simulate()
    let window = UIWindow()
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
    let file = folder.appendingPathComponent(name + ".png")
    try Picture(of: window, options: Picture.Options(scale: 2)).write(to: file)
    print(file.relativePath, "\(Int(window.bounds.width)) × \(Int(window.bounds.height))")
  }
}
