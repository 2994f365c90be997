// SPDX-License-Identifier: MIT

/// The area in which the lines of a text view are laid out.
///
/// Source: Apple, `NSTextContainer`.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Called when a property that affects line layout changed.
  package final var onChange: (() -> Void)?
  /// The object that lays out text in the area. It is set by ``NSLayoutManager/addTextContainer(_:)``.
  open private(set) weak var layoutManager: NSLayoutManager?

  func attach(to manager: NSLayoutManager?) { layoutManager = manager }

  /// Takes the width of the text view, if it follows that. The view has laid out its text already.
  package final func track(width: CGFloat) {
    guard widthTracksTextView, size.width != width else { return }
    isTracking = true
    size = CGSize(width: width, height: size.height > 0 ? size.height : 1e7)
    isTracking = false
    layoutManager?.textContainerChangedGeometry(self)
  }
  private var isTracking = false

  private func didChange() {
    guard !isTracking else { return }
    onChange?()
    layoutManager?.textContainerChangedGeometry(self)
  }

  /// The size of the area, in points.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// The padding at the start and end of lines, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The maximum number of lines. The default is 0, which means no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The layout of text that does not fit. The default is `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange() } }
  /// The paths around which lines flow, in the container's coordinates. The default is empty.
  ///
  /// Differs from UIKit: the part of a path between the top and the bottom of a line counts from its left to its right end, without
  /// holes.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }
  /// Whether the width follows that of the text view. The default is `true`.
  open var widthTracksTextView = true { didSet { didChange() } }
  /// Whether the height follows that of the text view. The default is `false`. Stored; has no effect.
  open var heightTracksTextView = false

  /// Creates a container of `size`, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }

  /// Differs from UIKit: Linux has no archives of containers; creates one without limits.
  public required init(coder: NSCoder) {
    size = CGSize(width: 1e7, height: 1e7)
    super.init()
  }

  /// Returns the part of a line's rectangle in which text is laid out: all of it within the size.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    return proposedRect.intersection(CGRect(origin: .zero, size: size))
  }
}
