// SPDX-License-Identifier: MIT

/// The content of a sheet that offers activities: what is shared, a button that closes the sheet, and a button for each activity.
final class ActivityList: UIStackView {
  /// The button that was tapped.
  enum Choice {
    case close
    case copy
    /// The activity of the app with an index.
    case activity(Int)
  }

  private static let spacing: CGFloat = 12

  /// Creates the content for values. `activities` are the titles of the app's activities.
  convenience init(
    of items: [Any], copies: Bool, activities: [String], onChoice: @escaping @MainActor (Choice) -> Void
  ) {
    self.init(arrangedSubviews: [])
    axis = .vertical
    spacing = Self.spacing
    addArrangedSubview(Self.header(of: items) { onChoice(.close) })
    if copies { addArrangedSubview(Self.row(SystemWord.copy.text) { onChoice(.copy) }) }
    for (index, title) in activities.enumerated() {
      addArrangedSubview(Self.row(title) { onChoice(.activity(index)) })
    }
  }

  private static func header(of items: [Any], onClose: @escaping @MainActor () -> Void) -> UIView {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 2
    label.text = items.lazy.compactMap(title).first
    let picture = UIImageView(image: items.lazy.compactMap { $0 as? UIImage }.first)
    picture.contentMode = .scaleAspectFit
    picture.isHidden = picture.image == nil
    let close = UIButton(type: .close, primaryAction: UIAction { _ in onClose() })
    close.setContentHuggingPriority(.required, for: .horizontal)
    let header = UIStackView(arrangedSubviews: [picture, label, close])
    header.spacing = spacing
    header.alignment = .center
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 44), picture.heightAnchor.constraint(equalToConstant: 44),
    ])
    return header
  }

  private static func title(_ item: Any) -> String? {
    (item as? String) ?? (item as? URL)?.absoluteString ?? (item as? NSAttributedString)?.string
  }

  private static func row(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    configuration.buttonSize = .large
    configuration.baseForegroundColor = .label
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  /// Copies values to the general pasteboard.
  static func copy(_ items: [Any]) {
    let board = UIPasteboard.general
    if let image = items.lazy.compactMap({ $0 as? UIImage }).first { board.image = image }
    let texts = items.compactMap(title)
    if !texts.isEmpty { board.string = texts.joined(separator: "\n") }
  }
}
