// SPDX-License-Identifier: MIT

import Foundation

/// A page of the gallery: one picture or the frames of an animation.
@MainActor
protocol GalleryPage {
  /// Lays out and draws the page, and prints the names of the written files.
  func draw(into folder: URL) throws
}
