// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Subclasses that count calls of methods that they override, and call `super`.
@MainActor
private enum Counted {
  static var counts: [String: Int] = [:]
  static func count(_ name: String) { counts[name, default: 0] += 1 }

  final class Scroll: UIScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      count("UIScrollView")
    }
  }

  final class Button: UIButton {
    override func layoutSubviews() {
      super.layoutSubviews()
      count("UIButton")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      count("UIButton.didMoveToSuperview")
    }
  }

  final class Text: UITextView {
    override func layoutSubviews() {
      super.layoutSubviews()
      count("UITextView")
    }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && isEditable }
    override func becomeFirstResponder() -> Bool {
      count("UITextView.becomeFirstResponder")
      return super.becomeFirstResponder()
    }
  }

  final class Field: UITextField {
    override func layoutSubviews() {
      super.layoutSubviews()
      count("UITextField")
    }
  }

  final class Item: UICollectionViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      count("UICollectionViewCell")
    }
  }

  final class Table: UITableView {
    override func layoutSubviews() {
      super.layoutSubviews()
      count("UITableView")
    }
  }

  final class Window: UIWindow {
    override func layoutSubviews() {
      super.layoutSubviews()
      count("UIWindow")
    }
  }

  /// A subclass, the class, and what the layout of an object decides.
  static let pairs: [(name: String, make: @MainActor (CGRect) -> UIView, plain: @MainActor (CGRect) -> UIView)] = [
    ("UIScrollView", Scroll.init(frame:), UIScrollView.init(frame:)),
    ("UIButton", { titled(Button(frame: $0)) }, { titled(UIButton(frame: $0)) }),
    ("UITextView", { texted(Text(frame: $0)) }, { texted(UITextView(frame: $0)) }),
    ("UITextField", Field.init(frame:), UITextField.init(frame:)),
    ("UICollectionViewCell", Item.init(frame:), UICollectionViewCell.init(frame:)),
    ("UITableView", { Table(frame: $0) }, { UITableView(frame: $0) }),
  ]

  private static func titled(_ button: UIButton) -> UIButton {
    button.setTitle("Title", for: .normal)
    button.contentHorizontalAlignment = .left
    return button
  }

  private static func texted(_ view: UITextView) -> UITextView {
    view.text = "One\nTwo"
    return view
  }
}

@Suite("Subclasses of views")
@MainActor
struct SubclassTests {
  @Test("a layout that calls that of the superclass is called once a pass, and places what the superclass does")
  func layouts() {
    let window = Counted.Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    for pair in Counted.pairs {
      let rect = CGRect(x: 10, y: 20, width: 200, height: 44)
      let (view, plain) = (pair.make(rect), pair.plain(rect))
      window.addSubview(view)
      window.addSubview(plain)
      Counted.counts = [:]
      view.setNeedsLayout()
      window.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(Counted.counts[pair.name] == 1, "\(pair.name)")
      #expect(Counted.counts["UIWindow"] == 1, "\(pair.name)")
      #expect(view.subviews.map(\.frame) == plain.subviews.map(\.frame), "\(pair.name)")
      view.removeFromSuperview()
      plain.removeFromSuperview()
    }
  }

  @Test("a button is told of each superview, and of none")
  func superviews() {
    let (button, view) = (Counted.Button(), UIView())
    Counted.counts = [:]
    view.addSubview(button)
    button.removeFromSuperview()
    #expect(Counted.counts["UIButton.didMoveToSuperview"] == 2)
  }

  @Test("a text view becomes first responder only if it can")
  func responders() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let text = Counted.Text(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(text)
    Counted.counts = [:]
    text.isEditable = false
    #expect(!text.canBecomeFirstResponder)
    #expect(!text.becomeFirstResponder())
    text.isEditable = true
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    text.inputAccessoryView = accessory
    #expect(text.becomeFirstResponder())
    #expect(text.isFirstResponder && text.inputAccessoryView === accessory)
    #expect(Counted.counts["UITextView.becomeFirstResponder"] == 2)
    text.resignFirstResponder()
  }

  @Test("views that a frame creates have the size and defaults of their class")
  func frames() {
    let rect = CGRect(x: 1, y: 2, width: 50, height: 60)
    let cell = UITableViewCell(frame: rect)
    #expect(cell.frame == rect && cell.reuseIdentifier == nil && cell.detailTextLabel == nil && cell.textLabel != nil)
    let header = UITableViewHeaderFooterView(frame: rect)
    #expect(header.frame == rect && header.reuseIdentifier == nil && header.contentView.superview === header)
    let wheel = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 50, height: 60))
    #expect(wheel.style == .medium && wheel.hidesWhenStopped && !wheel.isAnimating)
    let control = UISegmentedControl(frame: rect)
    #expect(
      control.frame == rect && control.numberOfSegments == 0
        && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.numberOfComponents == 0 && picker.frame.size == CGSize(width: 320, height: 216))
  }

  @Test("equal colors and attributes have equal hashes, and others are different")
  func hashes() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    var (first, second) = (Hasher(), Hasher())
    UIColor.red.cgColor.hash(into: &first)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor.hash(into: &second)
    #expect(first.finalize() == second.finalize())
    let path = IndexPath(item: 1, section: 0)
    let (one, two) = (
      UICollectionViewLayoutAttributes(forCellWith: path), UICollectionViewLayoutAttributes(forCellWith: path)
    )
    #expect(one.isEqual(two) && one.hash == two.hash)
    two.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!one.isEqual(two) && !one.isEqual("text"))
  }

  @Test("a deletion by the Edit menu removes the selected text of a field")
  func deletion() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "one two"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 4) ?? field.endOfDocument)
    field.delete(nil)
    #expect(field.text == "two")
  }

  @Test("a flow layout is computed anew for another width, and not for another offset")
  func flowLayouts() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.layoutIfNeeded()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 100, height: 200)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 120, height: 200)))
  }
}
