// SPDX-License-Identifier: MIT

/// The texts or views below the inline and the large title of a navigation bar, from iOS 26.
@MainActor
final class NavigationBarSubtitles {
  /// A text, or the view of an item in its place.
  @MainActor
  private final class Line {
    let label = UILabel()
    private(set) var view: UIView?
    private var sizing = BarViewSizing()

    /// Shows a view or a text in a superview; neither if both are `nil`.
    func show(_ view: UIView?, _ text: NSAttributedString?, in superview: UIView) {
      if self.view !== view {
        if self.view?.superview === superview { self.view?.removeFromSuperview() }
        sizing = BarViewSizing()
      }
      self.view = view
      if let view, view.superview !== superview { superview.addSubview(view) }
      if label.superview !== superview { superview.addSubview(label) }
      label.attributedText = view == nil ? text : nil
      label.isHidden = label.attributedText?.length ?? 0 == 0
    }

    /// The view that is shown; `nil` for none.
    var shown: UIView? { view ?? (label.isHidden ? nil : label) }

    func size(in room: CGSize) -> CGSize {
      if let view { return sizing.size(of: view, in: room) }
      return label.isHidden ? .zero : label.intrinsicContentSize
    }
  }

  private let inline = Line()
  private let large = Line()

  private static var metrics: SystemMetrics.Subtitles? { InterfaceGeneration.current.metrics.bars.subtitles }

  /// Shows the subtitles of an item: one in the bar, and one in the room of the large title.
  func show(_ item: UINavigationItem?, in bar: UINavigationBar, _ largeRoom: UIView) {
    guard let metrics = NavigationBarSubtitles.metrics, let item else {
      inline.show(nil, nil, in: bar)
      return large.show(nil, nil, in: largeRoom)
    }
    let small = NavigationBarSubtitles.text(item.attributedSubtitle, item.subtitle, size: metrics.fontSize)
    inline.show(item.subtitleView, small, in: bar)
    let size = UIFontMetrics(forTextStyle: .subheadline)
      .scaledValue(for: metrics.largeFontSize, compatibleWith: bar.traitCollection).rounded()
    let own = NavigationBarSubtitles.text(item.largeAttributedSubtitle, item.largeSubtitle, size: size)
    let isLarge = bar.prefersLargeTitles
    large.show(
      item.largeSubtitleView ?? (isLarge && own == nil ? item.subtitleView : nil),
      own ?? NavigationBarSubtitles.text(item.attributedSubtitle, item.subtitle, size: size), in: largeRoom)
    if isLarge, large.view != nil, large.view === inline.view { inline.show(nil, small, in: bar) }
  }

  private static func text(_ own: AttributedString?, _ plain: String?, size: CGFloat) -> NSAttributedString? {
    var defaults = AttributeContainer()
    defaults.font = .systemFont(ofSize: size)
    defaults.foregroundColor = .secondaryLabel
    if let own { return NSAttributedString(own, defaults: defaults) }
    return plain.map { NSAttributedString(AttributedString($0), defaults: defaults) }
  }

  /// The size of the inline title's text; `nil` for that of a title alone.
  var titleFontSize: CGFloat? { inline.shown == nil ? nil : NavigationBarSubtitles.metrics?.titleFontSize }

  /// The height of what is below the large title, in points.
  func largeHeight(width: CGFloat) -> CGFloat {
    large.shown == nil ? 0 : large.size(in: CGSize(width: width, height: .infinity)).height
  }

  // MARK: Layout

  /// The size of what is below the inline title in a room.
  func inlineSize(in room: CGSize) -> CGSize { inline.shown == nil ? .zero : inline.size(in: room) }

  /// Places what is below the inline title, as visible as the title.
  func placeInline(_ frame: CGRect, alpha: CGFloat) {
    inline.shown?.frame = frame
    inline.shown?.alpha = alpha
  }

  /// Places what is below the large title, which ends at `top`.
  func placeLarge(below top: CGFloat, width: CGFloat, fromRight: Bool) {
    guard let shown = large.shown else { return }
    let size = large.size(in: CGSize(width: width, height: .infinity))
    let frame = CGRect(x: 0, y: top, width: min(size.width, width), height: size.height)
    shown.frame = fromRight ? frame.mirrored(in: CGRect(x: 0, y: 0, width: width, height: 0)) : frame
  }
}
