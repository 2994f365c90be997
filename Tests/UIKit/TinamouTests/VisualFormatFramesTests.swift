// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIKit

/// Frames of layouts written in visual formats.
@MainActor
@Suite("Frames of visual formats")
struct VisualFormatFramesTests {
  // MARK: Recorded layouts

  struct File: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    struct Container: Decodable {
      var width: Double?
      var height: Double?
      var spacing: Double
      /// Top, leading, bottom, trailing; `nil` for the margins of a plain view.
      var layoutMargins: [Double]?
    }

    struct Size: Decodable {
      var width: Double?
      var height: Double?
    }

    var id: String
    var dialect: String
    var container: Container
    var vfl: [String]
    var intrinsic: [String: Size]
    var expect: [String: [String: Double]]
    var expectFittingWidth: Double?

    var testDescription: String { id }

    /// The names in the formats' brackets.
    var viewNames: [String] {
      var names: Set<String> = []
      for format in vfl {
        for part in format.split(separator: "[").dropFirst() {
          names.insert(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
      }
      return names.sorted()
    }
  }

  nonisolated static let cases: [Case] = {
    guard let data = try? Recordings.data("format-frames.json"),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return [] }
    return file.cases
  }()

  @Test("the recorded layouts are read")
  func fileIsRead() { #expect(Self.cases.count >= 8) }

  @Test(
    "recorded layouts, in both directions and with their formats in both orders", arguments: cases, [false, true])
  func recorded(layout: Case, rightToLeft: Bool) throws {
    for formats in [layout.vfl, layout.vfl.reversed()] {
      let scene = try scene(layout, formats, rightToLeft: rightToLeft)
      for (name, expected) in layout.expect {
        for (quantity, value) in expected {
          let frame = mirrored(try #require(scene.views[name]).frame, in: scene.container, rightToLeft)
          #expect(abs(measure(quantity, frame) - value) <= 0.01, "\(name).\(quantity) of \(frame)")
        }
      }
      if let width = layout.expectFittingWidth {
        let size = scene.container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(size.width - width) <= 0.01)
      }
    }
  }

  @Test(
    "recorded layouts in Apple's language, through UIKit's function",
    arguments: cases.filter { $0.dialect == "apple" && $0.container.spacing == 8 })
  func recordedThroughUIKit(layout: Case) throws {
    let scene = Scene(layout, rightToLeft: false)
    for format in layout.vfl {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: scene.views))
    }
    scene.container.layoutIfNeeded()
    for (name, expected) in layout.expect {
      for (quantity, value) in expected {
        let frame = try #require(scene.views[name]).frame
        #expect(abs(measure(quantity, frame) - value) <= 0.01, "\(name).\(quantity) of \(frame)")
      }
    }
  }

  private func scene(_ layout: Case, _ formats: [String], rightToLeft: Bool) throws -> Scene {
    let scene = Scene(layout, rightToLeft: rightToLeft)
    // The recorded standard space is set as in autolayout.js.
    let spacing = layout.container.spacing == 8 ? "" : "//spacing:\(layout.container.spacing)\n"
    let visual = try VisualLayout(spacing + formats.joined(separator: "\n"), views: scene.views)
    visual.activate()
    scene.container.layoutIfNeeded()
    return scene
  }

  private func mirrored(_ frame: CGRect, in container: UIView, _ rightToLeft: Bool) -> CGRect {
    guard rightToLeft else { return frame }
    return CGRect(
      x: container.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func measure(_ quantity: String, _ frame: CGRect) -> Double {
    switch quantity {
    case "minX": frame.minX
    case "maxX": frame.maxX
    case "midX": frame.midX
    case "minY": frame.minY
    case "maxY": frame.maxY
    case "midY": frame.midY
    case "width": frame.width
    case "height": frame.height
    default: .nan
    }
  }

  // MARK: Documented examples

  @Test(
    "Apple's documented examples in a width of 320",
    arguments: [
      ("|-[a(100)]-[b]-|", "a 8…108, b 116…312"),
      ("|[a(>=50,10@20)]", "a 0…50"),
      ("|-50-[a]-50-|", "a 50…270"),
      ("|[a(40)][b(60)]", "a 0…40, b 40…100"),
      ("|[a(100@20)]|", "a 0…320"),
      ("|[a(100@20)]", "a 0…100"),
      ("|[a(==b)][b]|", "a 0…160, b 160…320"),
      ("|[a(>=70,<=100)][b(>=250)]|", "a 0…70, b 70…320"),
      ("|-[a(60)]-[b(50)]-[c(>=20)]-|", "a 8…68, b 76…126, c 134…312"),
      ("|-20-[a]-8-[b(==a)]-20-|", "a 20…156, b 164…300"),
      ("|[a(100)]-(>=20)-[b(80)]|", "a 0…100, b 240…320"),
      ("|[a(100)]-(-8)-[b]|", "a 0…100, b 92…320"),
      ("|-m-[a(w)]-m-[b]", "a 12…52"),
    ])
  func documented(format: String, expected: String) {
    for rightToLeft in [false, true] {
      let scene = Scene(["a", "b", "c"], width: 320, height: 100, rightToLeft: rightToLeft)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: ["m": 12, "w": CGFloat(40)], views: scene.views))
      scene.container.layoutIfNeeded()
      let parts = expected.split(separator: ", ").map { String($0.prefix(1)) }
      let spans = parts.map { name -> String in
        let frame = mirrored(scene.views[name]?.frame ?? .zero, in: scene.container, rightToLeft)
        return "\(name) \(Int(frame.minX))…\(Int(frame.maxX))"
      }
      #expect(spans.joined(separator: ", ") == expected, "right to left: \(rightToLeft)")
    }
  }

  @Test("fixed directions do not follow the language")
  func fixedDirections() {
    for rightToLeft in [false, true] {
      for (options, expected) in [
        (NSLayoutConstraint.FormatOptions.directionLeftToRight, CGRect(x: 10, y: 0, width: 40, height: 0)),
        (.directionRightToLeft, CGRect(x: 270, y: 0, width: 40, height: 0)),
      ] {
        let scene = Scene(["a"], width: 320, height: 100, rightToLeft: rightToLeft)
        scene.activate("|-10-[a(40)]", options)
        #expect(scene.views["a"]?.frame == expected)
      }
    }
  }

  @Test("the standard space beside the superview is its margin, and follows it")
  func margins() throws {
    let scene = Scene(["a"], width: 100, height: 50, rightToLeft: false)
    scene.activate("|-[a]-|")
    scene.activate("V:|-[a]-|")
    let a = try #require(scene.views["a"])
    #expect(a.frame == CGRect(x: 8, y: 8, width: 84, height: 34))
    scene.container.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 15)
    scene.container.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 1, width: 65, height: 46))
  }

  @Test("a root view's standard space is 16, or 20 where it is wide; formats reach the safe area")
  func rootView() throws {
    for (width, margin) in [(375, 16), (414, 20)] as [(CGFloat, CGFloat)] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 667))
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let v = UIView()
      v.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(v)
      let views: [String: Any] = ["v": v, "safe": controller.view.safeAreaLayoutGuide]
      for format in ["|-[v]-|", "V:[v(safe)]"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
      }
      window.layoutIfNeeded()
      #expect(v.frame.minX == margin)
      #expect(v.frame.width == width - 2 * margin)
      #expect(v.frame.height == controller.view.safeAreaLayoutGuide.layoutFrame.height)
    }
  }

  @Test("a number replaces the standard space")
  func standardSpaceReplaced() throws {
    let scene = Scene(["a"], width: 100, height: 50, rightToLeft: false)
    let constraints = scene.activate("|-[a(10)]")
    #expect(constraints[0].constant == 8)
    constraints[0].constant = 30
    scene.container.layoutIfNeeded()
    #expect(scene.views["a"]?.frame.minX == 30)
    scene.container.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    scene.container.layoutIfNeeded()
    #expect(scene.views["a"]?.frame.minX == 30)
  }

  @Test("alignment options: edges, centers, several at once")
  func alignment() throws {
    let scene = Scene(["a", "b"], width: 100, height: 50, rightToLeft: false)
    scene.activate("|[a(10)][b(20)]", [.alignAllTop, .alignAllBottom])
    scene.activate("V:|-5-[a(30)]")
    #expect(scene.views["b"]?.frame == CGRect(x: 10, y: 5, width: 20, height: 30))
    let middle = Scene(["a", "b"], width: 100, height: 50, rightToLeft: false)
    middle.activate("V:|[a(10)][b(10)]", .alignAllCenterX)
    middle.activate("|-10-[a(30)]")
    middle.activate("[b(10)]")
    #expect(middle.views["b"]?.frame == CGRect(x: 20, y: 10, width: 10, height: 10))
  }

  @Test("a view is centered in its superview by aligning it with the superview's own name")
  func centeringTrick() {
    let scene = Scene(["a"], width: 100, height: 50, rightToLeft: false)
    var views: [String: Any] = scene.views
    views["superview"] = scene.container
    for (format, options) in [
      ("H:[superview]-(<=1)-[a(20)]", NSLayoutConstraint.FormatOptions.alignAllCenterY),
      ("V:[superview]-(<=1)-[a(10)]", .alignAllCenterX),
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
    }
    scene.container.layoutIfNeeded()
    #expect(scene.views["a"]?.frame == CGRect(x: 40, y: 20, width: 20, height: 10))
  }

  @Test("the superview may occur in a format by name, and guides may replace views")
  func namedSuperviewAndGuides() {
    let scene = Scene(["a", "b"], width: 100, height: 50, rightToLeft: false)
    let guide = UILayoutGuide()
    scene.container.addLayoutGuide(guide)
    var views: [String: Any] = scene.views
    views["self"] = scene.container
    views["guide"] = guide
    views["margins"] = scene.container.layoutMarginsGuide
    for format in ["H:|[a(==self)]|", "H:|-10-[guide(20)]-[b(7)]", "V:|-4-[guide][b(9)]", "V:[margins(guide)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    scene.container.layoutIfNeeded()
    #expect(scene.views["a"]?.frame.width == 100)
    #expect(guide.layoutFrame == CGRect(x: 10, y: 4, width: 20, height: 34))
    #expect(scene.views["b"]?.frame == CGRect(x: 38, y: 38, width: 7, height: 9))
  }

  @Test(
    "metrics may be numbers of any type",
    arguments: [
      12 as Int, 12 as UInt, 12 as Float, 12.0 as Double, 12 as CGFloat, 12 as Int8, NSNumber(value: 12),
      UILayoutPriority(12),
    ] as [any Sendable])
  func metrics(value: any Sendable) {
    let scene = Scene(["a"], width: 100, height: 50, rightToLeft: false)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[a(m@m)]", metrics: ["m": value], views: scene.views)
    #expect(constraints.first?.constant == 12)
    #expect(constraints.first?.priority == UILayoutPriority(12))
  }

  @Test("the constraints of a format are inactive")
  func inactive() {
    let scene = Scene(["a"], width: 100, height: 50, rightToLeft: false)
    let constraints = NSLayoutConstraint.constraints(withVisualFormat: "|[a]|", metrics: nil, views: scene.views)
    #expect(constraints.count == 2)
    #expect(!constraints.contains { $0.isActive })
  }

  @Test("baseline to baseline, numbers are distances of lines")
  func baselineSpacing() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let upper = BaselineView()
    let lower = BaselineView()
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      view.constrainLine()
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[upper(20)]-30-[lower(20)]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["upper": upper, "lower": lower]))
    container.layoutIfNeeded()
    // The line ends 4 above the upper view's bottom, at 16, and begins 6 below the lower view's top.
    #expect(lower.frame.minY == 40)
  }

  @Test(
    "between labels, the standard baseline distance grows with the larger font",
    arguments: [
      ("V:|[a]-30-[b]", 17, 17, 30), ("V:|[a]-[b]", 17, 17, 20.4), ("V:|[a]-[b]", 17, 30, 36), ("V:|[a][b]", 17, 17, 0),
    ])
  func labelBaselines(format: String, upper: CGFloat, lower: CGFloat, distance: CGFloat) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let views = ["a": UILabel(), "b": UILabel(), "above": UIView(), "below": UIView()]
    for (name, view) in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      (view as? UILabel)?.text = "Tinamou"
      (view as? UILabel)?.font = .systemFont(ofSize: name == "a" ? upper : lower)
      container.addSubview(view)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: .spacingBaselineToBaseline, metrics: nil, views: views))
    // Two views mark the baselines.
    for (line, text, attribute) in [("above", "a", "lastBaseline"), ("below", "b", "firstBaseline")] {
      if let layout = try? VisualLayout("C:\(line).top(\(text).\(attribute)).height(1)", views: views) {
        layout.activate()
      }
    }
    container.layoutIfNeeded()
    let found = (views["below"]?.frame.minY ?? 0) - (views["above"]?.frame.minY ?? 0)
    // Each line is on the nearest pixel.
    #expect(abs(found - distance) <= 0.5)
  }

  // MARK: Mistakes

  @Test("an error raises NSInvalidArgumentException with UIKit's text, and returns no constraints")
  func exceptions() {
    var raised: [(LayoutException.Name, String)] = []
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    LayoutException.handler = { raised.append(($0, $1)) }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-(20)-[l]-(20)-|", metrics: nil, views: ["l": UIView()])
    #expect(constraints.isEmpty)
    #expect(raised.count == 1)
    #expect(raised.first?.0 == .invalidArgument)
    #expect(
      raised.first?.1 == """
        Unable to parse constraint format:\u{20}
        Unable to interpret '|' character, because the related view doesn't have a superview\u{20}
        H:|-(20)-[l]-(20)-|\u{20}
                    ^
        """)
  }

  @Test("an object that is not a view is refused like an item of a constraint")
  func strangers() {
    var raised: [String] = []
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    LayoutException.handler = { raised.append($1) }
    _ = NSLayoutConstraint.constraints(withVisualFormat: "[a(10)]", metrics: nil, views: ["a": NSObject()])
    #expect(raised.count == 1)
    #expect(raised.first?.hasSuffix("Constraint items must each be a view or layout guide.") == true)
  }

  // MARK: Whole layouts

  @Test("constraints can be found by name and animated")
  func named() throws {
    let scene = Scene(["a", "b"], width: 320, height: 100, rightToLeft: false)
    let layout = try VisualLayout("H:|-(left: 10)-[a(w: 40)]-(gap: 8)-[b(20)];", dialect: .quick, views: scene.views)
    layout.activate()
    scene.container.layoutIfNeeded()
    #expect(scene.views["b"]?.frame.minX == 58)
    #expect(Set(layout.named.keys) == ["left", "w", "gap"])
    #expect(layout.named["gap"]?.identifier == "gap")
    layout.named["gap"]?.constant = 100
    layout.named["w"]?.constant = 50
    scene.container.layoutIfNeeded()
    #expect(scene.views["b"]?.frame.minX == 160)
  }

  @Test(
    "extensions in a width of 320 and a height of 100",
    arguments: [
      ("|[a(25%)][b]|", "a 0…80, b 80…320"),
      ("|-10%-[a]-(>=8)-[b(a/2)]-25%-|\nC:a.width(80)", "a 32…112, b 200…240"),
      ("|[a(100)]-(-10%)-[b]|", "a 0…100, b 68…320"),
      ("|~[a(100)]~|", "a 110…210"),
      ("|~[a(50)]~[b(30)]~|", "a 80…130, b 210…240"),
      ("|~(20)~[a]~(20)~|", "a 20…300"),
      ("|[a(100)]->[b(20)]|", "a 0…100, b 300…320"),
      ("|-10-[a,b]-10-|", "a 10…310, b 10…310"),
      ("C:a.left(20).width(30), b.left(a.right+5).width(a*2)", "a 20…50, b 55…115"),
      ("C:a.centerX(superview).width(50%)", "a 80…240"),
      ("H:|-20-[s:[a(30)]-[b]]-40-|", "a 20…50, b 58…280"),
      ("H:|[s(160)]\nV:|[s:[a(50)][b]]|", "a 0…160, b 0…160"),
      ("|[a(b.height)]\nV:[b(30)]", "a 0…30"),
    ])
  func extended(text: String, expected: String) throws {
    for rightToLeft in [false, true] where !rightToLeft || !text.hasPrefix("C:a.left") {
      let scene = Scene(["a", "b"], width: 320, height: 100, rightToLeft: rightToLeft)
      let layout = try VisualLayout(text, views: scene.views)
      layout.activate()
      scene.container.layoutIfNeeded()
      let parts = expected.split(separator: ", ").map { String($0.prefix(1)) }
      let spans = parts.map { name -> String in
        let frame = mirrored(scene.views[name]?.frame ?? .zero, in: scene.container, rightToLeft)
        return "\(name) \(Int(frame.minX))…\(Int(frame.maxX))"
      }
      #expect(spans.joined(separator: ", ") == expected, "right to left: \(rightToLeft)")
    }
  }

  @Test("a stack of names: heights along it, widths across it")
  func stack() throws {
    let scene = Scene(["top", "content", "bottom", "side"], width: 320, height: 200, rightToLeft: false)
    try VisualLayout(
      """
      V:|[col:[top(50)]-[content]-[bottom(30)]]|
      H:|[side(100)][col]|
      """, views: scene.views
    ).activate()
    scene.container.layoutIfNeeded()
    #expect(scene.views["top"]?.frame == CGRect(x: 100, y: 0, width: 220, height: 50))
    #expect(scene.views["content"]?.frame == CGRect(x: 100, y: 58, width: 220, height: 104))
    #expect(scene.views["bottom"]?.frame == CGRect(x: 100, y: 170, width: 220, height: 30))
  }

  @Test("layers order the subviews from back to front")
  func layers() throws {
    let scene = Scene(["a", "b", "c"], width: 320, height: 200, rightToLeft: false)
    let layout = try VisualLayout("Z:|[c][a]", views: scene.views)
    layout.activate()
    let order = scene.container.subviews.map { view in scene.views.first { $0.value === view }?.key ?? "" }
    #expect(order == ["b", "c", "a"])
    #expect(layout.depths.map(\.depth) == [0, 1])
  }

  @Test("deactivating a layout removes its constraints and guides")
  func deactivation() throws {
    let scene = Scene(["a"], width: 320, height: 200, rightToLeft: false)
    let before = scene.container.layoutGuides.count
    let layout = try VisualLayout("|~[a(100)]~|", views: scene.views)
    layout.activate()
    #expect(scene.container.layoutGuides.count == before + 2)
    #expect(layout.guides.map(\.identifier) == ["_~1:1", "_~1:2"])
    layout.deactivate()
    #expect(scene.container.layoutGuides.count == before)
    #expect(!layout.constraints.contains { $0.isActive })
  }

  @Test("an error in a text leaves the views unchanged")
  func mistakes() {
    let scene = Scene(["title"], width: 320, height: 200, rightToLeft: false)
    let before = scene.container.layoutGuides.count
    #expect(throws: VisualLayout.Mistake.self) {
      try VisualLayout("|~[title]~|\nV:|[titel]|", views: scene.views)
    }
    #expect(scene.container.layoutGuides.count == before)
  }

  @Test("each constraint has the range of its text")
  func sources() throws {
    let scene = Scene(["a"], width: 320, height: 200, rightToLeft: false)
    let text = "H:|-8-[a(>=20)]"
    let layout = try VisualLayout(text, views: scene.views)
    #expect(layout.ranges.map { $0.text(in: text) } == ["8", ">=20"])
  }
}

/// A container with subviews that have no size unless one is given.
@MainActor
private struct Scene {
  let container: UIView
  var views: [String: UIView] = [:]

  init(_ names: [String], width: CGFloat, height: CGFloat, rightToLeft: Bool) {
    container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for name in names { add(name, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)) }
    setDirection(rightToLeft)
  }

  init(_ layout: VisualFormatFramesTests.Case, rightToLeft: Bool) {
    container = UIView(
      frame: CGRect(x: 0, y: 0, width: layout.container.width ?? 1000, height: layout.container.height ?? 1000))
    if let margins = layout.container.layoutMargins {
      container.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
    }
    for name in layout.viewNames {
      let size = layout.intrinsic[name]
      add(
        name,
        CGSize(
          width: size?.width ?? UIView.noIntrinsicMetric, height: size?.height ?? UIView.noIntrinsicMetric))
    }
    setDirection(rightToLeft)
  }

  private mutating func add(_ name: String, _ size: CGSize) {
    let view = SizedView(size)
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    views[name] = view
  }

  private func setDirection(_ rightToLeft: Bool) {
    for view in [container] + container.subviews {
      view.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }

  @discardableResult
  func activate(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSLayoutConstraint] {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: nil, views: views)
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()
    return constraints
  }
}

/// A view with a given intrinsic size.
private final class SizedView: UIView {
  private var size = CGSize.zero

  convenience init(_ size: CGSize) {
    self.init(frame: .zero)
    self.size = size
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A view whose baselines are those of a subview. The subview has no text, so its edges are used.
private final class BaselineView: UIView {
  private let line = UIView()

  func constrainLine() {
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    for format in ["V:|-6-[line]-4-|", "H:|[line]|"] {
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["line": line]))
    }
  }

  override var forFirstBaselineLayout: UIView { line }
  override var forLastBaselineLayout: UIView { line }
}
