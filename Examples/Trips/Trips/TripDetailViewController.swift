// SPDX-License-Identifier: MIT

import UIKit

final class TripDetailViewController: UIViewController {
  private let trip: Trip

  init(trip: Trip) {
    self.trip = trip
    super.init(nibName: nil, bundle: nil)
    title = trip.place
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let cover = UIView()
    cover.backgroundColor = trip.color
    cover.layer.cornerRadius = 16
    let titleLabel = UILabel()
    titleLabel.text = trip.title
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    let summaryLabel = UILabel()
    summaryLabel.text = trip.summary
    summaryLabel.font = .preferredFont(forTextStyle: .body)
    summaryLabel.adjustsFontForContentSizeCategory = true
    summaryLabel.numberOfLines = 0
    let facts = UIStackView(arrangedSubviews: [
      RatingView(rating: trip.rating), UIView(), BadgeLabel("\(trip.days) days"),
    ])
    facts.alignment = .center

    let stack = UIStackView(arrangedSubviews: [cover, titleLabel, facts, summaryLabel])
    stack.axis = .vertical
    stack.spacing = 16
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
    let scrollView = UIScrollView()
    scrollView.addSubview(stack)
    view.addSubview(scrollView)

    var configuration = UIButton.Configuration.filled()
    configuration.title = "Book"
    configuration.subtitle = "from 420 €"
    configuration.buttonSize = .large
    let bookButton = UIButton(configuration: configuration)
    view.addSubview(bookButton)
    for view in [stack, scrollView, bookButton] { view.translatesAutoresizingMaskIntoConstraints = false }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 0.5),
      scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bookButton.topAnchor, constant: -12),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      bookButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      bookButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      bookButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
    ])
  }
}

#Preview("Detail") {
  UINavigationController(rootViewController: TripDetailViewController(trip: Trip.samples[0]))
}

#Preview("Detail, right to left") {
  let controller = TripDetailViewController(trip: Trip.samples[1])
  controller.view.semanticContentAttribute = .forceRightToLeft
  return UINavigationController(rootViewController: controller)
}

#Preview("Detail, dark") {
  let controller = UINavigationController(rootViewController: TripDetailViewController(trip: Trip.samples[3]))
  controller.overrideUserInterfaceStyle = .dark
  return controller
}

#Preview("Detail, large text") {
  let controller = UINavigationController(rootViewController: TripDetailViewController(trip: Trip.samples[2]))
  controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
  return controller
}
