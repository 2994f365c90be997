// SPDX-License-Identifier: MIT

/// The view of a search controller: the results, and in front of them the suggestions. Touches beside them go to what is behind.
final class SearchResultsView: UIView {
  private var list: SearchSuggestionList?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Shows suggestions, or none for an empty array.
  func show(_ suggestions: [any UISearchSuggestion], select: @escaping @MainActor (any UISearchSuggestion) -> Void) {
    guard !suggestions.isEmpty else {
      list?.removeFromSuperview()
      list = nil
      return
    }
    let list = list ?? SearchSuggestionList(frame: bounds)
    self.list = list
    list.frame = bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.show(suggestions, select: select)
    addSubview(list)
  }
}

/// The list of suggestions below a search field.
final class SearchSuggestionList: UIScrollView {
  private var rows: [SearchSuggestionRow] = []
  private static var rowHeight: CGFloat { InterfaceGeneration.current.metrics.lists.configuredRow }

  /// Shows a row for each suggestion.
  func show(_ suggestions: [any UISearchSuggestion], select: @escaping @MainActor (any UISearchSuggestion) -> Void) {
    backgroundColor = .systemBackground
    contentInsetAdjustmentBehavior = .always
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.map { suggestion in
      let row = SearchSuggestionRow(frame: .zero)
      row.show(suggestion)
      row.addAction(UIAction { _ in select(suggestion) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
  }
}

/// A suggestion: its icon and its text.
final class SearchSuggestionRow: UIControl {
  private let icon = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .secondaryLabel
    for view in [icon, label] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ suggestion: any UISearchSuggestion) {
    icon.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    let styled = (suggestion as? UISearchSuggestionItem)?.localizedAttributedSuggestion
    if let styled { label.attributedText = styled } else { label.text = suggestion.localizedSuggestion }
    accessibilityLabel = suggestion.localizedDescription ?? label.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: layoutMargins)
    let side: CGFloat = 24
    var iconFrame = CGRect(x: room.minX, y: bounds.midY - side / 2, width: side, height: side)
    var text = CGRect(
      x: iconFrame.maxX + 16, y: 0, width: max(0, room.maxX - iconFrame.maxX - 16), height: bounds.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      (iconFrame, text) = (iconFrame.mirrored(in: bounds), text.mirrored(in: bounds))
    }
    (icon.frame, label.frame) = (iconFrame, text)
  }
}
