// SPDX-License-Identifier: MIT

/// The area in which the lines of a text view are laid out.
///
/// Differs from UIKit: exclusion paths are stored, but lines do not flow around them.
///
/// Source: Apple, `NSTextContainer`.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Called when a property that affects line layout changed.
  var didChange: (() -> Void)?

  /// The size of the area, in points.
  open var size: CGSize { didSet { if size != oldValue { didChange?() } } }
  /// The padding at the start and end of lines, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The maximum number of lines. The default is 0, which means no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  /// The layout of text that does not fit. The default is `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange?() } }
  /// The paths around which lines flow. The default is empty. Stored; has no effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows that of the text view. The default is `true`.
  open var widthTracksTextView = true { didSet { didChange?() } }
  /// Whether the height follows that of the text view. The default is `false`. Stored; has no effect.
  open var heightTracksTextView = false

  /// Creates a container of `size`, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
