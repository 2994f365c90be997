// SPDX-License-Identifier: MIT

import UIKit

/// A list of posts with one to nine pictures, with a collection view in each self-sizing cell.
final class MomentsController: UITableViewController {
  private let posts = [
    ("周末去了趟海边，天气好得不像话。", 7), ("Three sketches for the new icon.", 3),
    ("新家的阳台终于种满了花，从左到右：绣球、月季、薄荷，还有一株不知道名字的藤。", 5),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Moments"
    tableView.register(MomentCell.self, forCellReuseIdentifier: "moment")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 240
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "moment", for: indexPath)
    (cell as? MomentCell)?.show(posts[indexPath.row].0, pictures: posts[indexPath.row].1)
    return cell
  }
}

/// A cell with a text above a grid of pictures.
final class MomentCell: UITableViewCell {
  private let post = UILabel()
  private let grid = NineGridView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    post.numberOfLines = 0
    let views: [String: Any] = ["post": post, "grid": grid]
    for view in [post, grid] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for format in ["H:|-[post]-|", "H:|-[grid]-|", "V:|-12-[post]-8-[grid]-12-|"] {
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ text: String, pictures: Int) {
    post.text = text
    grid.count = pictures
  }
}
