// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Calls of initializers on metatypes, generic parameters and associated types. The classes print nothing: each notes by which of its
/// initializers it was made.
@MainActor
@Suite("Initializers on metatypes")
struct MetatypeInitializerTests {
  // MARK: Classes

  class Overriding: UIView, Noted {
    var made = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      made += "frame"
    }
    required init?(coder: NSCoder) { nil }
  }
  class Inheriting: UIView {}
  class InheritingOverride: Overriding { var other = 1 }
  class Convenient: Overriding { convenience init(tag: Int) { self.init(frame: .zero) } }
  class OfControl: UIControl, Noted {
    var made = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "control"
    }
    required init?(coder: NSCoder) { nil }
  }
  class Cell: UITableViewCell, Noted {
    var made = ""
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      made = "style \(style.rawValue) \(reuseIdentifier ?? "")"
    }
    required init?(coder: NSCoder) { nil }
  }
  class Screen: UIViewController, Noted {
    var made = ""
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      made = "nib"
    }
    required init?(coder: NSCoder) { nil }
  }
  class WithDefault: UIView, Noted {
    var made = ""
    init(frame: CGRect, step: Int = 1) {
      super.init(frame: frame)
      made = "step"
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Layer: CALayer, Noted {
    var made = ""
    override init() {
      super.init()
      made = "layer"
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }
  }
  class Flow: UICollectionViewFlowLayout {}
  class Recognizer: UIGestureRecognizer {}
  class Segue: UIStoryboardSegue, Noted {
    var made = ""
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      made = "segue \(identifier ?? "")"
    }
  }
  class Outer<Content: UIView> {
    class Inner: UIView {
      lazy var content = Content(frame: bounds)
    }
    @MainActor func content() -> Content { .init() }
    @MainActor let make: @MainActor () -> Content = Content.init
  }

  // MARK: Generic parameters

  private func empty<View: UIView>(_ type: View.Type) -> View { View() }
  private func framed<View: UIView>(_ type: View.Type) -> View {
    type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }
  private func constrained<View>(_ type: View.Type) -> View where View: UIView & Noted { .init(frame: .zero) }

  @Test func aGenericParameterIsMadeByTheInitializerOfItsClass() {
    #expect(framed(UIView.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed(Overriding.self).made == "frame")
    #expect(framed(InheritingOverride.self).made == "frame" && framed(InheritingOverride.self).other == 1)
    #expect(framed(Convenient.self).made == "frame")
    #expect(framed(OfControl.self).made == "control" && framed(OfControl.self).frame.width == 3)
    #expect(constrained(Overriding.self).made == "frame")
    #expect(type(of: framed(Inheriting.self)) == Inheriting.self)
  }

  @Test func anInitializerWithoutParametersCallsTheDesignatedOne() {
    #expect(empty(Overriding.self).made == "frame")
    #expect(empty(InheritingOverride.self).made == "frame")
    #expect(type(of: empty(UILabel.self)) == UILabel.self)
    #expect(empty(UILabel.self).numberOfLines == 1)
  }

  @Test func aFunctionMadeOfAnInitializerMakesTheClass() {
    #expect(Outer<OfControl>().content().made == "control")
    #expect(Outer<OfControl>().make().made == "control")
    let inner = Outer<Overriding>.Inner(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
    #expect(inner.content.made == "frame" && inner.content.frame.height == 6)
  }

  // MARK: Metatypes

  @Test func aMetatypeIsMadeByTheInitializerOfItsClass() {
    let views: [UIView.Type] = [UIView.self, Overriding.self, OfControl.self, UIButton.self]
    #expect(views.map { type(of: $0.init()) == $0 } == [true, true, true, true])
    let cell: UITableViewCell.Type = Cell.self
    let made = cell.init(style: .subtitle, reuseIdentifier: "row")
    #expect((made as? Cell)?.made == "style 3 row" && made.reuseIdentifier == "row")
    let screen: UIViewController.Type = Screen.self
    #expect((screen.init(nibName: nil, bundle: nil) as? Screen)?.made == "nib")
    #expect((screen.init() as? Screen)?.made == "nib")
    let layer: CALayer.Type = Layer.self
    #expect((layer.init() as? Layer)?.made == "layer")
    let noted: any (UIView & Noted).Type = Overriding.self
    #expect(noted.init(frame: .zero).made == "frame")
    let flow: UICollectionViewLayout.Type = Flow.self
    #expect(type(of: flow.init()) == Flow.self)
    let recognizer: UIGestureRecognizer.Type = Recognizer.self
    #expect(type(of: recognizer.init(target: nil, action: nil)) == Recognizer.self)
    let (start, end) = (UIViewController(), UIViewController())
    let segue: UIStoryboardSegue.Type = Segue.self
    let plain = segue.init(identifier: "next", source: start, destination: end)
    #expect((plain as? Segue)?.made == "segue next" && plain.destination === end)
    var count = 0
    let performing = segue.init(identifier: nil, source: start, destination: end) { count += 1 }
    performing.perform()
    #expect(performing is Segue && count == 1)
  }

  @Test func anExtensionMakesTheClassThatItIsCalledOn() {
    #expect(type(of: OfControl.standard()) == OfControl.self)
    #expect(OfControl().another().made == "control")
    #expect(type(of: UIButton.systemButton(with: UIImage(), target: nil, action: nil)) == UIButton.self)
  }

  @Test func anInitializerThatCanFailReturnsNil() {
    let image: UIImage.Type = UIImage.self
    #expect(image.init(data: Data()) == nil)
    #expect(image.init(contentsOfFile: "/nowhere") == nil)
  }

  // MARK: Ordinary calls

  @Test func ordinaryCallsChooseTheInitializersOfTheClass() {
    #expect(WithDefault(frame: .zero).made == "step")
    #expect([CGRect.zero].map(UIView.init(frame:)).count == 1)
    #expect(UIView().frame == .zero)
  }
}

@MainActor
private protocol Noted { var made: String { get } }

extension UIView {
  fileprivate class func standard() -> Self { self.init(frame: .zero) }
  fileprivate func another() -> Self { type(of: self).init() }
}
