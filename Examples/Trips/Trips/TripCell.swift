// SPDX-License-Identifier: MIT

import UIKit

final class TripCell: UICollectionViewCell {
  static let reuseIdentifier = "TripCell"

  private let cover = UIView()
  private let titleLabel = UILabel()
  private let placeLabel = UILabel()
  private let badge = BadgeLabel("")
  private let ratingView = RatingView(rating: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 2
    placeLabel.font = .preferredFont(forTextStyle: .subheadline)
    placeLabel.adjustsFontForContentSizeCategory = true
    placeLabel.textColor = .secondaryLabel
    cover.layer.cornerRadius = 8

    let footer = UIStackView(arrangedSubviews: [ratingView, UIView(), badge])
    footer.alignment = .center
    let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel, footer])
    texts.axis = .vertical
    texts.spacing = 4
    texts.setCustomSpacing(10, after: placeLabel)
    for view in [cover, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      cover.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      cover.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      cover.widthAnchor.constraint(equalToConstant: 72),
      cover.heightAnchor.constraint(equalTo: cover.widthAnchor),
      texts.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 12),
      texts.topAnchor.constraint(equalTo: cover.topAnchor),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ trip: Trip) {
    cover.backgroundColor = trip.color
    titleLabel.text = trip.title
    placeLabel.text = trip.place
    badge.text = trip.days == 1 ? "1 day" : "\(trip.days) days"
    ratingView.rating = trip.rating
  }
}

#Preview("Trip cell", traits: .fixedLayout(width: 361, height: 120)) {
  let cell = TripCell()
  cell.show(Trip.samples[2])
  return cell
}
