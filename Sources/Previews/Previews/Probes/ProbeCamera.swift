// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pictures
import Tinamou

/// Takes pictures of the screen while a probe uses it, for the findings that it then makes.
@MainActor
final class ProbeCamera {
  /// The start of the names of the files; `nil` for no pictures.
  private let path: String?
  private var count = 0

  /// The number of pixels per point, which is enough to see what is meant.
  private static let scale = 1.0
  /// The number of pictures of a screen, after which findings have none.
  private static let limit = 24

  init(_ path: String?) { self.path = path }

  /// Returns the file of a picture of the whole screen, with the keyboard; `nil` if there is none.
  func picture() -> String? {
    guard let path, count < Self.limit else { return nil }
    count += 1
    let file = "\(path)-\(count).png"
    do throws(PictureError) {
      try LiveScreen().picture(scale: Self.scale, showsAnimations: false).write(to: URL(fileURLWithPath: file))
      return file
    } catch {
      // A screen without an area has no picture, and the finding stands without one.
      return nil
    }
  }
}
