// SPDX-License-Identifier: MIT

import Pictures
import Synchronization
import Tinamou

/// The view that was drawn last: what a failure of its picture says about it.
struct LastStage: Sendable {
  /// The description of the view and its subviews.
  let description: String
  /// The boxes of the lines of text in the picture, in points.
  let textBoxes: [CGRect]
  /// The number of pixels per point.
  let scale: CGFloat

  private static let last = Mutex<LastStage?>(nil)

  /// The last one; `nil` if the last picture was not of a view.
  static var current: LastStage? {
    get { last.withLock { $0 } }
    set { last.withLock { $0 = newValue } }
  }

  @MainActor
  init(_ view: UIView, scale: CGFloat) {
    description = MemoryAddresses.removed(from: view.recursiveDescription)
    textBoxes = CommandGroup.textBoxes(of: Picture(of: view, options: Picture.Options(background: nil)).commands)
    self.scale = scale
  }
}
