// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Views and controls: what their members do", .system(.iOS18))
struct ViewMemberTests {
  private final class Noting: UIView {
    var calls: [String] = []
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override func willMove(toSuperview newSuperview: UIView?) { calls.append("will \(newSuperview != nil)") }
    override func didMoveToSuperview() { calls.append("did \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { calls.append("will window \(newWindow != nil)") }
    override func didMoveToWindow() { calls.append("did window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { calls.append("added") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("removed") }
  }

  @Test("A view is told of its superview, its window and its subviews, in this order")
  func hierarchy() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let view = Noting()
    #expect(view.layer is CAGradientLayer)
    window.addSubview(view)
    #expect(view.calls.sorted() == ["did true", "did window true", "will true", "will window true"])
    #expect(view.calls.first?.hasPrefix("will") == true && view.calls.last?.hasPrefix("did") == true)
    view.calls = []
    let child = UIView()
    view.addSubview(child)
    child.removeFromSuperview()
    #expect(view.calls == ["added", "removed"])
    view.calls = []
    view.removeFromSuperview()
    #expect(view.calls.contains("did false") && view.calls.contains("did window false"))
  }

  @Test("The anchor point determines where the center is")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 60, y: 45) && view.center == CGPoint(x: 60, y: 45))
    view.layer.shadowColor = UIColor.red.cgColor
    view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
    #expect(view.layer.shadowColor == UIColor.red.cgColor && view.layer.shadowPath?.boundingBox == view.bounds)
    #expect(view.layer.contains(CGPoint(x: 99, y: 49)) && !view.layer.contains(CGPoint(x: 101, y: 49)))
  }

  @Test("Proxies of appearance set views that enter a window, and those in certain containers")
  func appearance() {
    final class Badge: UIView {}
    final class Panel: UIView {}
    Badge.appearance().backgroundColor = .red
    Badge.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .blue
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let (free, inside, panel) = (Badge(), Badge(), Panel())
    window.addSubview(free)
    panel.addSubview(inside)
    window.addSubview(panel)
    #expect(free.backgroundColor == .red && inside.backgroundColor == .blue)
  }

  @Test("A slider keeps its value in its range, and a stepper and a segmented control change with theirs")
  func values() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.setValue(20, animated: false)
    #expect(slider.value == 10)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 0)
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 1
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0 && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSince1970: 1000)
    picker.date = Date(timeIntervalSince1970: 10)
    #expect(picker.date == Date(timeIntervalSince1970: 1000))
    picker.maximumDate = Date(timeIntervalSince1970: 5000)
    picker.setDate(Date(timeIntervalSince1970: 9000), animated: false)
    #expect(picker.date == Date(timeIntervalSince1970: 5000))
  }

  @Test("A button has the title and the image of its state, or of the normal one")
  func buttons() {
    let button = UIButton(type: .custom)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Pressed"), for: .highlighted)
    let image = UIImage.add
    button.setImage(image, for: .normal)
    button.setBackgroundImage(.remove, for: .disabled)
    #expect(
      button.attributedTitle(for: .highlighted)?.string == "Pressed" && button.attributedTitle(for: .normal) == nil)
    #expect(button.image(for: .selected) === image)
    #expect(button.currentBackgroundImage == nil)
    button.isEnabled = false
    #expect(button.currentBackgroundImage != nil && button.currentTitle == "Plain")
    button.setTitleColor(.red, for: .disabled)
    #expect(button.currentTitleColor == .red && button.titleColor(for: .disabled) == .red)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(button.backgroundRect(forBounds: bounds) == bounds && button.contentRect(forBounds: bounds) == bounds)
    #expect(UIButton(type: .system).buttonType == .system && UIButton.ButtonType.roundedRect == .system)
  }

  @Test("A field has the color, the attributes and the rectangles of its text")
  func fields() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.textColor = .red
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    field.defaultTextAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)]
    #expect(field.textColor == .blue && field.font?.pointSize == 20)
    field.borderStyle = .roundedRect
    #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
    #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
    #expect(field.placeholderRect(forBounds: field.bounds).minX == field.textRect(forBounds: field.bounds).minX)
  }

  @Test("Effects are those that were made, and views for them have content views")
  func effects() {
    let blur = UIBlurEffect(style: .dark)
    let view = UIVisualEffectView(effect: blur)
    #expect(view.effect === blur && view.contentView.superview === view)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
  }

  @Test("Fonts of styles grow by the text size, up to a limit")
  func fonts() {
    let base = UIFont.systemFont(ofSize: 20)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: base, compatibleWith: large).pointSize > 30)
    #expect(metrics.scaledFont(for: base, maximumPointSize: 25, compatibleWith: large).pointSize == 25)
    #expect(metrics.scaledFont(for: base).pointSize == 20 && metrics.scaledValue(for: 10) == 10)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(descriptor.pointSize == 28 && descriptor.withSize(11).pointSize == 11)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 28)
    #expect(UIFont.Weight(0.4) == .bold && UIFont.Weight.bold.rawValue == 0.4)
  }

  @Test("A copy of a paragraph style has its values, and changes alone")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingHead
    style.lineSpacing = 2
    style.paragraphSpacing = 3
    style.paragraphSpacingBefore = 4
    style.headIndent = 5
    style.tailIndent = -6
    style.firstLineHeadIndent = 7
    style.minimumLineHeight = 8
    style.maximumLineHeight = 9
    style.lineHeightMultiple = 1.5
    style.baseWritingDirection = .rightToLeft
    style.hyphenationFactor = 0.5
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.alignment = .left
    #expect(copy.alignment == .center && copy.lineBreakMode == .byTruncatingHead && copy.lineSpacing == 2)
    #expect(copy.paragraphSpacing == 3 && copy.paragraphSpacingBefore == 4 && copy.headIndent == 5)
    #expect(copy.tailIndent == -6 && copy.firstLineHeadIndent == 7 && copy.minimumLineHeight == 8)
    #expect(copy.maximumLineHeight == 9 && copy.lineHeightMultiple == 1.5)
    #expect(copy.baseWritingDirection == .rightToLeft && copy.hyphenationFactor == 0.5)
    let changed = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    #expect(changed == copy)
    changed.headIndent = 1
    #expect(changed != copy && NSParagraphStyle.default.alignment == .natural)
  }

  @Test("A pasteboard has one value for each kind")
  func pasteboards() throws {
    let board = UIPasteboard.withUniqueName()
    #expect(board.numberOfItems == 0 && !board.hasStrings)
    board.string = "Text"
    #expect(board.hasStrings && board.strings == ["Text"] && !board.hasURLs)
    board.url = URL(string: "https://example.org")
    #expect(board.hasURLs && board.urls?.count == 1)
    board.color = .red
    #expect(board.hasColors && board.color == .red && board.colors?.count == 1)
    board.image = UIImage.add
    #expect(board.hasImages && board.images?.count == 1 && board.image != nil)
    board.setValue("Other", forPasteboardType: "public.utf8-plain-text")
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "Other")
    #expect(UIPasteboard(name: board.name, create: false) != nil)
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
  }
}
