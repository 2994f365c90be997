// SPDX-License-Identifier: MIT

import Tinamou

/// The texts of one item of a feed.
struct FeedItem {
  let action: String
  let name: String
  let headline: String
  let time: String
  let message: String
  let title: String
  let domain: String
  let reply: String

  init(number: Int) {
    action = "A friend likes walk \(number)"
    name = "Guide \(number)"
    headline = "Walks in the mountains, day \(number) of the year"
    time = "\(number) minutes ago"
    message = "We start from hut \(number)"
    title = "The path to lake \(number)"
    domain = "walk\(number).example"
    reply = "See you at stop \(number)"
  }
}

/// The labels and images of an item, which all kinds of items have.
@MainActor
struct FeedParts {
  let action = UILabel()
  let options = UILabel()
  let portrait = UIImageView(image: FeedParts.small)
  let name = FeedParts.label(on: .yellow)
  let headline = FeedParts.label(on: .yellow)
  let time = FeedParts.label(on: .yellow)
  let message = UILabel()
  let picture = UIImageView(image: FeedParts.large)
  let title = UILabel()
  let domain = UILabel()
  let like = FeedParts.label(on: .green)
  let comment = FeedParts.label(on: .green)
  let share = FeedParts.label(on: .green)
  let replier = UIImageView(image: FeedParts.small)
  let reply = UILabel()

  init() {
    options.text = "..."
    like.text = "Like"
    comment.text = "Comment"
    comment.textAlignment = .center
    share.text = "Share"
    share.textAlignment = .right
    portrait.backgroundColor = .orange
    portrait.contentMode = .center
    picture.backgroundColor = .orange
    picture.contentMode = .scaleAspectFit
  }

  func show(_ item: FeedItem) {
    action.text = item.action
    name.text = item.name
    headline.text = item.headline
    time.text = item.time
    message.text = item.message
    title.text = item.title
    domain.text = item.domain
    reply.text = item.reply
  }

  /// Makes the views that have a fixed width keep it where constraints determine the layout.
  func requireWidths() {
    headline.numberOfLines = 3
    for view in [options, portrait, replier] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
  }

  private static func label(on color: UIColor) -> UILabel {
    let label = UILabel()
    label.backgroundColor = color
    return label
  }

  private static let small = image(width: 50, height: 50)
  private static let large = image(width: 350, height: 200)

  private static func image(width: Double, height: Double) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }
}

/// A view that shows items of a feed.
@MainActor
protocol FeedView: UIView {
  init()
  func show(_ item: FeedItem)
}
