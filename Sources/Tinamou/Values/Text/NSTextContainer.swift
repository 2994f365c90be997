// SPDX-License-Identifier: MIT

/// The room that the lines of a text view are set in.
///
/// Differs from UIKit: exclusion paths are kept but lines do not flow around them.
///
/// Source: Apple, `NSTextContainer`.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Called when something changed that moves lines.
  var didChange: (() -> Void)?

  /// The size of the room, in points.
  open var size: CGSize { didSet { if size != oldValue { didChange?() } } }
  /// The room between the edge and the text on either side, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// How many lines the text may have; 0 for as many as it needs.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// What happens to text that the room is too small for.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange?() } }
  /// What lines should flow around. Kept only.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the room is as wide as its text view.
  open var widthTracksTextView = true { didSet { didChange?() } }
  /// Whether the room is as high as its text view. Kept only.
  open var heightTracksTextView = false

  /// A room of `size` points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
