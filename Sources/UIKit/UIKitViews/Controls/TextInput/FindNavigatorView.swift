// SPDX-License-Identifier: MIT

/// The bar of a search above the keyboard: the field, the number of results, and the buttons that lead from one to another; below them, the
/// field for a replacement with its button, whose menu replaces all results.
///
/// Source: Apple, `UIFindInteraction`: the panel is docked at the keyboard. Its sizes are estimates.
final class FindNavigatorView: UIView, UITextFieldDelegate {
  private weak var search: UIFindInteraction?
  private let field = UITextField()
  private let count = UILabel()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let replacement = UITextField()
  private let replace = UIButton(type: .system)
  private var height: NSLayoutConstraint?

  /// Whether the field for a replacement is shown.
  var showsReplacement = false {
    didSet {
      height?.constant = Self.height + (showsReplacement ? Self.replacementHeight : 0)
      for view in [replacement, replace] { view.isHidden = !showsReplacement }
      setNeedsLayout()
    }
  }

  private static let height: CGFloat = 52
  private static let replacementHeight: CGFloat = 44
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
    let height = heightAnchor.constraint(equalToConstant: Self.height)
    self.height = height
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func fill() {
    prepare(field, SystemWord.search)
    field.accessibilityTraits = .searchField
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: Self.fieldHeight - 4, height: Self.fieldHeight)
    (field.leftView, field.leftViewMode) = (glass, .always)
    field.returnKeyType = .search
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    set(previous, "chevron.up", .previousResult) { $0.findPrevious() }
    set(following, "chevron.down", .nextResult) { $0.findNext() }
    done.setTitle(SystemWord.done.text, for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.search?.dismissFindNavigator() }, for: .touchUpInside)
    fillReplacement()
    for view in [field, count, previous, following, done, replacement, replace] { addSubview(view) }
  }

  private func prepare(_ field: UITextField, _ word: SystemWord) {
    field.placeholder = word.text
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 10
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
  }

  private func fillReplacement() {
    prepare(replacement, .replaceResult)
    for view in [replacement, replace] { view.isHidden = true }
    replacement.leftView = UIView(frame: CGRect(x: 0, y: 0, width: Self.margin, height: Self.fieldHeight))
    replacement.leftViewMode = .always
    replacement.addAction(
      UIAction { [weak self] _ in self?.search?.replacementText = self?.replacement.text }, for: .editingChanged)
    replace.setTitle(SystemWord.replaceResult.text, for: .normal)
    replace.isEnabled = false
    replace.addAction(UIAction { [weak self] _ in self?.search?.replace(all: false) }, for: .touchUpInside)
    replace.menu = UIMenu(children: [
      UIAction(title: SystemWord.replaceAll.text) { [weak self] _ in self?.search?.replace(all: true) }
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, x: CGFloat, _ size: CGSize, middle: CGFloat = Self.height / 2) {
      let frame = CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
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
    guard showsReplacement else { return }
    let middle = Self.height + Self.replacementHeight / 2 - (Self.height - Self.fieldHeight) / 2
    let button = replace.intrinsicContentSize
    end = bounds.width - sides.1 - button.width - Self.margin
    place(replace, x: end, button, middle: middle)
    let width = max(0, end - Self.margin - start)
    place(replacement, x: start, CGSize(width: width, height: Self.fieldHeight), middle: middle)
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

  /// Shows a replacement that the app has set.
  func show(replacement text: String?) {
    if replacement.text ?? "" != text ?? "" { replacement.text = text }
  }

  private func textDidChange() { search?.search(for: field.text ?? "") }

  /// The return key goes to the next result, or replaces the present one.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === replacement { search?.replace(all: false) } else { search?.findNext() }
    return false
  }

  /// Shows the number of results, and which of them is highlighted.
  func showCount(of session: UIFindSession) {
    defer { setNeedsLayout() }
    let total = session.resultCount
    for button in [previous, following, replace] { button.isEnabled = total > 0 }
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
    for field in [field, replacement] { field.resignFirstResponder() }
    removeFromSuperview()
  }
}
