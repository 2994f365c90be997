// SPDX-License-Identifier: MIT

/// A row of bar button items and their views, one group of a bar.
///
/// From iOS 26, the buttons are on platters of glass: neighboring images share one, other buttons have their own.
@MainActor
final class BarButtonRow {
  private(set) var items: [UIBarButtonItem] = []
  private(set) var views: [BarButtonView] = []
  private var glass: [GlassView] = []
  /// The item in whose place there is a field; `nil`, the default, for none.
  var slot: UIBarButtonItem?
  /// The frame of that field after a layout.
  private(set) var slotFrame: CGRect?
  /// Whether the buttons are shown, with their platters.
  var isShown = true { didSet { if isShown != oldValue { updateAlpha() } } }

  /// The space between two buttons without platters, in points.
  static let gap: CGFloat = 8

  /// Shows `items` in `bar`, with a view for each item that is not a space. Views of items that remain are reused.
  func show(_ items: [UIBarButtonItem], in bar: UIView, appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance?) {
    let shown = items.filter { !$0.isHidden }
    let old = views
    self.items = shown
    views = shown.filter { !$0.isSpace && $0 !== slot }.map { item in
      old.first { $0.shows(item) } ?? BarButtonView(item)
    }
    for view in old where !views.contains(view) { view.removeFromSuperview() }
    showGlass(in: bar)
    for view in views {
      view.item.shownBy = bar as? any BarItemContainer
      if view.superview !== bar { bar.addSubview(view) }
      view.update(appearance(view.item), isLow: bar.barMetrics.isCompressed)
    }
    for item in shown where item.isSpace { item.shownBy = bar as? any BarItemContainer }
    updateAlpha()
  }

  private func updateAlpha() { for view in views + glass { view.alpha = isShown ? 1 : 0 } }

  private func showGlass(in bar: UIView) {
    let platters = pieces.filter { BarButtonRow.metrics != nil && hasGlass($0) }
    while glass.count > platters.count { glass.removeLast().removeFromSuperview() }
    while glass.count < platters.count { glass.append(GlassView(frame: .zero)) }
    for (view, platter) in zip(glass, platters) {
      view.tint = platter.isProminent ? platter.items[0].tintColor ?? bar.tintColor : nil
      if view.superview !== bar { bar.addSubview(view) }
      // The items are in front of their platter.
      for item in platter.items { self.view(of: item).map(bar.bringSubviewToFront) }
    }
  }

  private static var metrics: SystemMetrics.Platters? { InterfaceGeneration.current.metrics.bars.platters }

  // MARK: Pieces

  /// A space, or a button, or several on one platter.
  private struct Piece {
    var items: [UIBarButtonItem]
    @MainActor var isSpace: Bool { items[0].isSpace }
    /// Whether the platter has the tint color. One whose button cannot be tapped is as the others.
    @MainActor var isProminent: Bool { items[0].style == .prominent && items[0].isEnabled && !isSpace }
  }

  private func hasGlass(_ piece: Piece) -> Bool {
    !piece.isSpace && !piece.items[0].hidesSharedBackground && piece.items[0] !== slot
  }

  private func joinsPlatter(_ item: UIBarButtonItem) -> Bool { item.joinsPlatter && item !== slot }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    for item in items {
      // A field takes all the room, so that nothing is left for flexible spaces.
      if slot != nil, item.isFlexibleSpace { continue }
      if BarButtonRow.metrics != nil, joinsPlatter(item), let last = pieces.last?.items.last, joinsPlatter(last) {
        pieces[pieces.count - 1].items.append(item)
      } else {
        pieces.append(Piece(items: [item]))
      }
    }
    return pieces
  }

  private var pieceGap: CGFloat { BarButtonRow.metrics?.gap ?? BarButtonRow.gap }

  private func width(of piece: Piece, height: CGFloat) -> CGFloat {
    let gaps = CGFloat(piece.items.count - 1) * (BarButtonRow.metrics?.sharedGap ?? 0)
    return piece.items.reduce(gaps) { $0 + width(of: $1, height: height) }
  }

  private func width(of item: UIBarButtonItem, height: CGFloat) -> CGFloat {
    if item.isFlexibleSpace || item === slot { return 0 }
    if item.isFixedSpace { return max(item.width, BarButtonRow.metrics?.gap ?? item.width) }
    return view(of: item)?.size(inBarOfHeight: height).width ?? 0
  }

  private func view(of item: UIBarButtonItem) -> BarButtonView? { views.first { $0.item === item } }

  // MARK: Layout

  /// Returns the width of the items in a row of `height` points, including the gaps between buttons. Flexible spaces
  /// count as 0.
  func naturalWidth(height: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    var previousIsButton = false
    for piece in pieces {
      if previousIsButton, !piece.isSpace { width += pieceGap }
      width += self.width(of: piece, height: height)
      previousIsButton = !piece.isSpace
    }
    return width
  }

  /// Lays out the buttons in `rect`, from left to right, or from right to left if `fromRight` is `true`.
  /// Flexible spaces divide the remaining width equally.
  ///
  /// A field in the row takes all the rest.
  func layOut(in rect: CGRect, fromRight: Bool) {
    slotFrame = nil
    let flexible = items.filter(\.isFlexibleSpace).count
    let rest = max(0, rect.width - naturalWidth(height: rect.height))
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    var x: CGFloat = 0
    var previousIsButton = false
    var free = glass[...]
    for piece in pieces {
      if previousIsButton, !piece.isSpace { x += pieceGap }
      let isSlot = piece.items[0] === slot
      let width =
        isSlot ? rest : piece.items[0].isFlexibleSpace ? share : self.width(of: piece, height: rect.height)
      if !piece.isSpace {
        let left = fromRight ? rect.maxX - x - width : rect.minX + x
        let frame = CGRect(x: left, y: rect.minY, width: width, height: rect.height)
        if isSlot { slotFrame = frame }
        if hasGlass(piece) { free.popFirst()?.frame = frame }
        layOut(piece, in: frame, fromRight: fromRight)
      }
      x += width
      previousIsButton = !piece.isSpace
    }
  }

  private func layOut(_ piece: Piece, in frame: CGRect, fromRight: Bool) {
    guard let metrics = BarButtonRow.metrics else {
      view(of: piece.items[0])?.frame = CGRect(
        x: frame.minX.rounded(), y: frame.minY, width: frame.width, height: frame.height)
      return
    }
    var x: CGFloat = 0
    for item in piece.items {
      let width = width(of: item, height: frame.height)
      let left = fromRight ? frame.maxX - x - width : frame.minX + x
      view(of: item)?.frame = CGRect(x: left, y: frame.minY, width: width, height: frame.height)
        .insetBy(dx: metrics.itemInset, dy: metrics.itemInset)
      x += width + metrics.sharedGap
    }
  }
}

extension UIBarButtonItem {
  /// Whether the item shares a platter with neighbors of its kind: it shows an image.
  fileprivate var joinsPlatter: Bool {
    !isSpace && style != .done && customView == nil && sharesBackground && !hidesSharedBackground
      && shownImage(isLow: false) != nil && systemItem != .close && systemItem != .cancel
  }
}
