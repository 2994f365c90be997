// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import UIKit

/// An animation in which a card opens with a spring while a hidden note in a stack view appears. The page has six
/// pictures and one animated SVG.
struct FilmPage: GalleryPage {
  func draw(into folder: URL) throws {
    Showcase(device: "iPhone SE").simulate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let controller = CardController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.open(during: 0.6)
    let frames = Picture.frames(of: window, count: 6, over: 0.6)
    for (index, frame) in frames.enumerated() {
      try frame.write(to: folder.appendingPathComponent("film-\(index).png"))
    }
    let film = folder.appendingPathComponent("film.svg")
    try Picture.animatedSVG(of: frames, duration: 0.6).write(to: film)
    print(film.relativePath, "six pictures in 0.6 seconds; the card ends at", controller.cardFrame)
  }
}
