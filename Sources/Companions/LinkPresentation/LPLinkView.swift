// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// Shows what an address is about: a rounded box with the title and the host.
///
/// Differs from iOS: there are no icons, pictures and videos.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  private let title = UILabel()
  private let host = UILabel()

  /// Creates a view for an address of which nothing else is known.
  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    super.init(frame: .zero)
    metadata.originalURL = URL
    prepare()
  }

  /// Creates a view for what is known of an address.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view in a frame.
  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    prepare()
  }

  /// The description that is shown.
  open var metadata: LPLinkMetadata { didSet { show() } }

  /// The size of the texts with margins, as wide as the box can be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : 300
    return CGSize(
      width: width, height: Self.margin * 2 + title.intrinsicContentSize.height + host.intrinsicContentSize.height)
  }

  /// The size without a limit of the width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 300, height: 0)) }

  private static let margin: CGFloat = 12

  private func prepare() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .headline)
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [title, host])
    texts.axis = .vertical
    texts.translatesAutoresizingMaskIntoConstraints = false
    addSubview(texts)
    NSLayoutConstraint.activate([
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    show()
  }

  private func show() {
    let address = metadata.url ?? metadata.originalURL
    title.text = metadata.title ?? address?.host
    host.text = metadata.title == nil ? nil : address?.host
    invalidateIntrinsicContentSize()
  }
}
