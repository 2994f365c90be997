// SPDX-License-Identifier: MIT

import Foundation

/// Something the gallery shows: one picture, or the frames of a film.
@MainActor
protocol GalleryPage {
  /// Lays out and draws, and says on the standard output what was written.
  func draw(into folder: URL) throws
}
