// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("README.md")
struct ConformanceReadmeTests {
  @Test("the program of the README gives the printed frames")
  func program() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 430, height: 120))
    let chat = UILabel(), avatar = UIView()
    chat.text = "Are we still on for tonight? I could be there at eight, or a little later."
    chat.numberOfLines = 0
    for view in [chat, avatar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    for format in ["H:|-(>=24)-[chat]-24-[avatar(72)]-24-|", "V:|-24-[chat]", "V:|-24-[avatar(72)]"] {
      row.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["chat": chat, "avatar": avatar]))
    }
    row.layoutIfNeeded()
    #expect([chat, avatar].map(\.frameText) == ["29.667 24 280.333 40.667", "334 24 72 72"])
  }
}
