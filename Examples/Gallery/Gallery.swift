// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import UIKit

/// Draws screens that are written as in an app. `gallery FOLDER` writes a picture of each to FOLDER.
@main
@MainActor
enum Gallery {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out/gallery", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in pages { try page.draw(into: folder) }
  }

  private static var pages: [any GalleryPage] {
    let inbox = Showcase.everyDeviceAndDirection { ScreenPage("inbox", $0) { InboxController.inBars() } }
    let stacks = StackPage.everyDistribution
    let upright = Showcase(device: "iPhone 15")
    let rest: [any GalleryPage] = [
      ScreenPage("form", upright) { UINavigationController(rootViewController: FormController()) },
      ScreenPage("alert", upright) { QuestionController() },
      ScreenPage("grid-flow", upright) { UINavigationController(rootViewController: FlowGridController()) },
      ScreenPage("grid-compositional", upright) {
        UINavigationController(rootViewController: CompositionalGridController())
      },
      ScreenPage("nine-grid-in-cells", upright) { UINavigationController(rootViewController: MomentsController()) },
      FilmPage(),
    ]
    let systems: [any GalleryPage] = [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [
        SystemsPage("inbox", style) { InboxController.inBars() },
        SystemsPage("form", style) { UINavigationController(rootViewController: FormController()) },
        SystemsPage("alert", style) { QuestionController() },
        SystemsPage("library", style) { LibraryController.inBars() },
        SystemsPage("library-sidebar", style, on: "iPad (A16)", .landscape) { LibraryController.inBars() },
      ]
    }
    return inbox + stacks + rest + systems
  }
}
