// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// A view whose only initializer of its own overrides nothing.
private class Card: UIView {
  var title = ""

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    title = "card"
  }

  required init?(coder: NSCoder) { nil }
}

private final class RedCard: Card {
  override init() {
    super.init()
    title += " red"
  }

  required init?(coder: NSCoder) { nil }
}

private class Stage: UIViewController {
  required init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

private protocol Framed: UIView {
  init(frame: CGRect)
}

private final class Picture: UIImageView, Framed {}

final class MetatypeTests: XCTestCase {
  @MainActor
  private func make<Object: UIResponder>(_ type: Object.Type) -> Object { type.init() }

  @MainActor
  private func frame<View: Framed>(_ type: View.Type) -> View { View(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }

  @MainActor
  func testAnInitializerThatOverridesNothingIsCalled() {
    XCTAssertEqual(make(Card.self).title, "card")
    XCTAssertEqual(make(RedCard.self).title, "card red")
    let views: [UIView.Type] = [RedCard.self, UILabel.self]
    XCTAssertEqual(views.map { $0.init().frame.width }, [320, 0])
    XCTAssertTrue(type(of: make(Stage.self)) == Stage.self)
  }

  @MainActor
  func testAProtocolForViewsHasTheirInitializers() {
    XCTAssertEqual(frame(Picture.self).frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
