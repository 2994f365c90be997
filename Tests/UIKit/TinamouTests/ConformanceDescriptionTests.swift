// SPDX-License-Identifier: MIT

import LayoutTestSupport
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Constraints print as in UIKit")
struct ConformanceDescriptionTests {
  private func print(_ constraint: NSLayoutConstraint) -> String { withoutAddresses(constraint.description) }

  @Test("a constant size")
  func constantSizes() {
    let root = stage(), view = root.withChild()
    #expect(
      print(view.widthAnchor.constraint(equalToConstant: 60).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.width == 60   (active)>")
    #expect(
      print(view.heightAnchor.constraint(equalToConstant: 40))
        == "<NSLayoutConstraint:0x0 UIView:0x0.height == 40   (inactive)>")
    #expect(
      print(view.widthAnchor.constraint(lessThanOrEqualToConstant: 0).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.width <= 0   (active)>")
    #expect(
      print(view.widthAnchor.constraint(equalToConstant: -16).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.width == - 16   (active)>")
  }

  @Test("an equation: multiplier before the second item, then the constant, then the priority")
  func equations() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    #expect(
      print(a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.9).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.height == 0.9*UIView:0x0.height   (active)>")
    #expect(
      print(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1.574, constant: 8).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.width == 1.574*UIView:0x0.height + 8   (active)>")
    #expect(
      print(a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: -32.0324).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.centerX == UIView:0x0.centerX - 32.0324   (active)>")
    #expect(
      print(a.topAnchor.constraint(equalTo: b.topAnchor).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.top == UIView:0x0.top   (active)>")
    #expect(
      print(a.widthAnchor.constraint(equalTo: b.widthAnchor).at(999).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.width == UIView:0x0.width priority:999   (active)>")
    #expect(
      print(a.leadingAnchor.constraint(greaterThanOrEqualTo: b.centerXAnchor).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.leading >= UIView:0x0.centerX   (active)>")
  }

  @Test("spacing prints as visual format when the first item is the following one")
  func art() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    #expect(
      print(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).on())
        == "<NSLayoutConstraint:0x0 H:[UIView:0x0]-(8)-[UIView:0x0]   (active)>")
    #expect(
      print(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 7).on())
        == "<NSLayoutConstraint:0x0 V:[UIView:0x0]-(7)-[UIView:0x0]   (active)>")
    #expect(
      print(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 5).on())
        == "<NSLayoutConstraint:0x0 V:[UIView:0x0]-(>=5)-[UIView:0x0]   (active)>")
    #expect(
      print(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0).on())
        == "<NSLayoutConstraint:0x0 H:|-(0)-[UIView:0x0]   (active, names: '|':UIView:0x0 )>")
    #expect(
      print(root.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: 34).on())
        == "<NSLayoutConstraint:0x0 V:[UIView:0x0]-(34)-|   (active, names: '|':UIView:0x0 )>")
    #expect(
      print(root.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: -2).on())
        == "<NSLayoutConstraint:0x0 H:[UIView:0x0]-(-2)-|   (active, names: '|':UIView:0x0 )>")
  }

  @Test("left and right are printed as not mirrored")
  func leftToRight() {
    let root = stage(), a = root.withChild()
    #expect(
      print(a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15).on())
        == "<NSLayoutConstraint:0x0 H:|-(15)-[UIView:0x0](LTR)   (active, names: '|':UIView:0x0 )>")
    #expect(
      print(root.rightAnchor.constraint(equalTo: a.rightAnchor, constant: 15).on())
        == "<NSLayoutConstraint:0x0 H:[UIView:0x0]-(15)-|(LTR)   (active, names: '|':UIView:0x0 )>")
  }

  @Test("in the other order it is an equation")
  func reversed() {
    let root = stage(), a = root.withChild()
    #expect(
      print(a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).on())
        == "<NSLayoutConstraint:0x0 UIView:0x0.trailing == UIView:0x0.trailing - 10   (active)>")
  }

  @Test("a standard space is symbolic")
  func standardSpace() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    let made = activate("[a]-[b]", ["a": a, "b": b])
    #expect(made.map(print) == ["<NSLayoutConstraint:0x0 H:[UIView:0x0]-(NSSpace(8))-[UIView:0x0]   (active)>"])
  }

  @Test("labels show their text, truncated at 25 characters, and buttons their title")
  func texts() {
    let root = stage(), label = root.with(UILabel()), button = root.with(UIButton()), view = root.withChild()
    label.text = "Sign Up"
    #expect(
      print(label.heightAnchor.constraint(equalToConstant: 25))
        == "<NSLayoutConstraint:0x0 UILabel:0x0'Sign Up'.height == 25   (inactive)>")
    label.text = "E-posta adresini mi unuttun?"
    #expect(
      print(label.heightAnchor.constraint(equalToConstant: 25))
        == "<NSLayoutConstraint:0x0 UILabel:0x0'E-posta adresini mi unutt...'.height == 25   (inactive)>")
    label.text = "one\ntwo"
    #expect(
      print(label.heightAnchor.constraint(equalToConstant: 25))
        == "<NSLayoutConstraint:0x0 UILabel:0x0'one\\ntwo'.height == 25   (inactive)>")
    label.text = nil
    #expect(
      print(label.heightAnchor.constraint(equalToConstant: 40))
        == "<NSLayoutConstraint:0x0 UILabel:0x0.height == 40   (inactive)>")
    button.setTitle("0", for: .normal)
    #expect(
      print(button.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8))
        == "<NSLayoutConstraint:0x0 V:[UIView:0x0]-(8)-[UIButton:0x0'0']   (inactive)>")
  }

  @Test("an accessibility identifier replaces the name, and the legend explains it")
  func named() {
    let root = stage(), icon = root.withChild()
    icon.accessibilityIdentifier = "AddressToolbar.lockIcon"
    #expect(
      print(icon.widthAnchor.constraint(equalToConstant: 40).on())
        == "<NSLayoutConstraint:0x0 AddressToolbar.lockIcon.width == 40   (active, names: AddressToolbar.lockIcon:0x0 )>"
    )
    #expect(
      print(root.trailingAnchor.constraint(equalTo: icon.trailingAnchor, constant: -2).on())
        == "<NSLayoutConstraint:0x0 H:[AddressToolbar.lockIcon]-(-2)-|   (active, names: AddressToolbar.lockIcon:0x0, '|':UIView:0x0 )>"
    )
  }

  @Test("an identifier is printed in quotes before the body")
  func identifier() {
    let view = UIView(), constraint = view.heightAnchor.constraint(equalToConstant: 50)
    constraint.identifier = "UIView-Encapsulated-Layout-Height"
    #expect(
      print(constraint)
        == "<NSLayoutConstraint:0x0 'UIView-Encapsulated-Layout-Height' UIView:0x0.height == 50   (inactive)>")
  }

  @Test("guides print their kind")
  func guides() {
    let root = stage(), view = root.withChild(), guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.identifier = "keyline"
    #expect(
      print(view.topAnchor.constraint(equalTo: guide.topAnchor))
        == "<NSLayoutConstraint:0x0 UIView:0x0.top == UILayoutGuide:0x0'keyline'.top   (inactive)>")
    #expect(
      print(view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor))
        == "<NSLayoutConstraint:0x0 UIView:0x0.top == UILayoutGuide:0x0'UIViewSafeAreaLayoutGuide'.top   (inactive)>")
  }

  private final class AvatarView: UIView {}

  @Test("a Swift class is shown with its module")
  func swiftClass() {
    let view = AvatarView()
    let text = print(view.heightAnchor.constraint(equalToConstant: 50))
    #expect(text.contains("AvatarView:0x0.height == 50"))
    #expect(text.contains("TinamouTests."))
  }

  @Test("margin constraints print their names and kinds")
  func margins() {
    let root = stage(), view = root.withChild()
    root.layoutMargins = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 22)
    view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).on()
    root.layoutIfNeeded()
    let printed = root.constraints.map(print)
    #expect(
      printed.contains(
        "<NSLayoutConstraint:0x0 'UIView-leftMargin-guide-constraint' H:|-(15)-[UILayoutGuide:0x0'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x0 )>"
      ))
    #expect(
      printed.contains(
        "<NSLayoutConstraint:0x0 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0x0'UIViewLayoutMarginsGuide']-(22)-|(LTR)   (active, names: '|':UIView:0x0 )>"
      ))
  }

  @Test("a content size prints its hugging and its compression resistance")
  func contentSize() {
    let root = stage(), view = root.with(SizedView(42, UIView.noIntrinsicMetric))
    view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    view.pin(left: 0, top: 0, height: 10)
    root.layoutIfNeeded()
    let printed = view.constraints.map(print).filter { $0.hasPrefix("<NSContentSizeLayoutConstraint") }
    #expect(printed.count == 1)
    #expect(printed.first?.hasSuffix(".width == 42 Hug:251 CompressionResistance:750   (active)>") == true)
  }

  /// A recorded line in the newer format, and a description created from its contents.
  struct Recorded: CustomTestStringConvertible {
    let line: String
    var testDescription: String { line }

    /// The lines in the newer format. The engine does not write names with an address, such as `name_label:0x0`.
    static let all = ((try? Recordings.lines("descriptions.txt")) ?? []).map(Recorded.init)
  }

  @Test("the recorded lines are read")
  func reading() {
    #expect(Recorded.all.count == 43)
  }

  @Test("an equivalent constraint prints as recorded", arguments: Recorded.all)
  func recorded(recorded: Recorded) throws {
    let model = try #require(RecordedConstraint(recorded.line))
    #expect(print(model.constraint) == model.expected)
    withExtendedLifetime(model) {}
  }
}
