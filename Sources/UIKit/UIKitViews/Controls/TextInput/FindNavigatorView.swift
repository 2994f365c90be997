// SPDX-License-Identifier: MIT

/// The bar of a search above the keyboard: the field, the number of results, and the buttons that lead from one to another.
///
/// Source: Apple, `UIFindInteraction`: the panel is docked at the keyboard. Its sizes are estimates.
final class FindNavigatorView: UIView, UITextFieldDelegate {
  private weak var search: UIFindInteraction?
  private let field = UITextField()
  private let count = UILabel()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let done = UIButton(type: .system)

  private static let height: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 12

  /// Creates the bar of a search, and shows it at the bottom of a window.
  init(of interaction: UIFindInteraction, in window: UIWindow) {
    search = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    fill()
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      heightAnchor.constraint(equalToConstant: Self.height),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func fill() {
    field.placeholder = SystemWord.search.text
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 10
    field.accessibilityTraits = .searchField
    field.clearButtonMode = .whileEditing
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: Self.fieldHeight - 4, height: Self.fieldHeight)
    (field.leftView, field.leftViewMode) = (glass, .always)
    field.delegate = self
    field.returnKeyType = .search
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    set(previous, "chevron.up", .previousResult) { $0.findPrevious() }
    set(following, "chevron.down", .nextResult) { $0.findNext() }
    done.setTitle(SystemWord.done.text, for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.search?.dismissFindNavigator() }, for: .touchUpInside)
    for view in [field, count, previous, following, done] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, x: CGFloat, _ size: CGSize) {
      let frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      view.frame = runsRightToLeft ? frame.mirrored(in: bounds) : frame
    }
    let sides =
      runsRightToLeft ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
    var end = bounds.width - sides.1
    for view in [done, following, previous, count] {
      let size = view.intrinsicContentSize
      if size.width <= 0 { continue }
      end -= size.width + Self.margin
      place(view, x: end, size)
    }
    let start = sides.0 + Self.margin
    place(field, x: start, CGSize(width: max(0, end - Self.margin - start), height: Self.fieldHeight))
  }

  private func set(
    _ button: UIButton, _ symbol: String, _ word: SystemWord, _ perform: @escaping (UIFindInteraction) -> Void
  ) {
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = word.text
    button.isEnabled = false
    button.addAction(
      UIAction { [weak self] _ in if let search = self?.search { perform(search) } }, for: .touchUpInside)
  }

  /// Gives the field the keyboard.
  func focus() { field.becomeFirstResponder() }

  /// Shows a text that the app has set, and searches for it.
  func show(_ text: String?) {
    guard field.text ?? "" != text ?? "" else { return }
    field.text = text
    search?.search(for: text ?? "")
  }

  private func textDidChange() { search?.search(for: field.text ?? "") }

  /// The return key goes to the next result.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    search?.findNext()
    return false
  }

  /// Shows the number of results, and which of them is highlighted.
  func showCount(of session: UIFindSession) {
    defer { setNeedsLayout() }
    let total = session.resultCount
    for button in [previous, following] { button.isEnabled = total > 0 }
    guard field.hasText else {
      count.text = nil
      return
    }
    let index = session.highlightedResultIndex
    switch session.searchResultDisplayStyle {
    case .currentAndTotal where total > 0 && index != NSNotFound:
      count.text = "\(index + 1) \(SystemWord.ofTotal.text) \(total)"
    case .currentAndTotal, .total: count.text = total > 0 ? "\(total)" : SystemWord.noResults.text
    case .none: count.text = nil
    }
  }

  /// Hides the bar.
  func close() {
    field.resignFirstResponder()
    removeFromSuperview()
  }
}
