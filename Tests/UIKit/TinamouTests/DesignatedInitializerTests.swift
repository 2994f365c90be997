// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Initializers that subclasses call")
struct DesignatedInitializerTests {
  private final class Icon: UIImageView {
    let size: CGFloat

    init(size: CGFloat, image: UIImage?, highlighted: UIImage? = nil) {
      self.size = size
      if let highlighted { super.init(image: image, highlightedImage: highlighted) } else { super.init(image: image) }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Pull: UIRefreshControl {
    let word: String

    init(word: String) {
      self.word = word
      super.init()
      attributedTitle = NSAttributedString(string: word)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("an image view has its images, their size, and does not take touches")
  func imageView() throws {
    let star = try #require(UIImage(systemName: "star"))
    for icon in [Icon(size: 1, image: star), Icon(size: 2, image: star, highlighted: star)] {
      #expect(icon.image == star && icon.bounds.size == star.size)
      #expect(!icon.isUserInteractionEnabled && !icon.isOpaque)
    }
    #expect(Icon(size: 2, image: star, highlighted: star).highlightedImage == star)
    #expect(Icon(size: 1, image: nil).bounds.size == .zero)
  }

  @Test("a refresh control has its parts")
  func refreshControl() {
    let control = Pull(word: "Pull")
    #expect(control.attributedTitle?.string == "Pull" && !control.subviews.isEmpty)
  }
}
