// SPDX-License-Identifier: MIT

import UIKit

/// A person with an image, a text and two buttons.
public final class ProfileViewController: UIViewController {
  private let avatar = UIView()
  private let name = UILabel()
  private let bio = UILabel()
  private let follow = UIButton(type: .system)
  private let message = UIButton(type: .system)
  private let scrollView = UIScrollView()

  /// Whether the user follows the person.
  public private(set) var isFollowing = false

  /// Creates the screen of a person.
  public init(name: String, bio: String) {
    super.init(nibName: nil, bundle: nil)
    self.name.text = name
    self.bio.text = bio
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureViews()
    let buttons = UIStackView(arrangedSubviews: [follow, message])
    buttons.accessibilityIdentifier = "buttons"
    buttons.distribution = .fillEqually
    buttons.spacing = 12
    let column = UIStackView(arrangedSubviews: [avatar, name, bio, buttons])
    column.accessibilityIdentifier = "column"
    column.axis = .vertical
    column.spacing = 12
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 96),
      avatar.heightAnchor.constraint(equalToConstant: 96),
      follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      buttons.widthAnchor.constraint(equalTo: column.widthAnchor),
    ])
  }

  private func configureViews() {
    avatar.backgroundColor = .systemIndigo
    avatar.layer.cornerRadius = 48
    name.font = .preferredFont(forTextStyle: .title2)
    bio.font = .preferredFont(forTextStyle: .body)
    for label in [name, bio] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    follow.setTitle("Follow", for: .normal)
    message.setTitle("Message", for: .normal)
    follow.addAction(UIAction { [weak self] _ in self?.toggleFollowing() }, for: .touchUpInside)
  }

  private func toggleFollowing() {
    isFollowing.toggle()
    follow.setTitle(isFollowing ? "Following" : "Follow", for: .normal)
  }
}
