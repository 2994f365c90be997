// SPDX-License-Identifier: MIT

import Testing
import Tinamou

@testable import Pictures

@Suite("Overlays")
@MainActor
struct OverlayTests {
  /// A box in a page, by constraints of several kinds.
  private func page() -> (root: UIView, box: UIView, twin: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = UIView(), twin = UIView()
    for view in [box, twin] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    box.accessibilityIdentifier = "box"
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      twin.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 12),
      twin.topAnchor.constraint(equalTo: box.topAnchor),
      twin.widthAnchor.constraint(equalTo: box.widthAnchor),
      twin.heightAnchor.constraint(equalTo: box.heightAnchor),
      root.trailingAnchor.constraint(greaterThanOrEqualTo: twin.trailingAnchor, constant: 16),
    ])
    return (root, box, twin)
  }

  private func texts(_ picture: Picture) -> [String] {
    picture.commands.compactMap { if case .text(let line) = $0 { line.string } else { nil } }
  }

  @Test("each overlay adds its own elements, and only on request")
  func added() {
    let plain = Picture(of: page().root)
    #expect(texts(plain).isEmpty)
    for overlay in [Picture.Overlays.frames, .names, .constraints, .margins] {
      #expect(
        Picture(of: page().root, options: Picture.Options(overlays: overlay)).commands.count > plain.commands.count)
    }
  }

  @Test("views are called by the names given, their identifiers or their classes")
  func names() {
    let (root, _, twin) = page()
    var options = Picture.Options(overlays: .names)
    #expect(texts(Picture(of: root, options: options)).sorted() == ["UIView", "box"])
    options.names[ObjectIdentifier(twin)] = "twin"
    #expect(texts(Picture(of: root, options: options)).sorted() == ["box", "twin"])
  }

  @Test("constraints show their constants, relations, multipliers and priorities")
  func constants() {
    let (root, box, _) = page()
    let soft = box.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -30)
    soft.priority = UILayoutPriority(750)
    soft.isActive = true
    let shown = texts(Picture(of: root, options: Picture.Options(overlays: .constraints)))
    #expect(
      Set(shown) == ["24", "40", "100", "= 0.5 × width", "12", "= box", "≥ 16", "≥ 30 @750"],
      "twin's equal height reads like its equal width")
  }

  @Test("a distance is measured from edge to edge, where the two items face each other")
  func dimension() throws {
    let (root, box, twin) = page()
    root.layoutIfNeeded()
    let gap = try #require(root.constraints.first { $0.constant == 12 })
    let mark = try #require(ConstraintGeometry(root: root).mark(of: gap, name: { _ in "" }))
    #expect(mark.kind == .dimension && mark.axis == .horizontal)
    #expect(Set([mark.from, mark.to]) == [box.frame.maxX, twin.frame.minX])
    #expect(mark.cross == box.frame.minY...box.frame.maxY)
    let aligned = try #require(root.constraints.first { $0.firstAttribute == .top && $0.firstItem === twin })
    #expect(ConstraintGeometry(root: root).mark(of: aligned, name: { _ in "" })?.kind == .alignment)
  }

  @Test("in right-to-left languages, leading is the right edge")
  func rightToLeft() throws {
    let (root, box, _) = page()
    root.semanticContentAttribute = .forceRightToLeft
    box.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    let leading = try #require(root.constraints.first { $0.constant == 24 })
    let mark = try #require(ConstraintGeometry(root: root).mark(of: leading, name: { _ in "" }))
    #expect(Set([mark.from, mark.to]) == [300, 276])
  }

  @Test("labels avoid one another and stay inside the picture")
  func placing() {
    var placer = LabelPlacer(area: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wish = CGRect(x: 90, y: 90, width: 30, height: 10)
    let first = placer.position([wish])
    #expect(first.maxX <= 100 && first.maxY <= 100)
    let second = placer.position([wish, CGRect(x: 60, y: 60, width: 30, height: 10)])
    #expect(!second.intersects(first))
  }

  @Test("the command line has a word for every overlay")
  func words() {
    #expect(Picture.Overlays(Picture.Overlays.allNames.compactMap(Picture.Overlays.init(name:))) == .all)
    #expect(Picture.Overlays(name: "shadows") == nil)
  }

  @Test(
    "numbers have only the necessary digits", arguments: [(8, "8"), (-16, "-16"), (0.5, "0.5"), (33.3333, "33.333")])
  func numbers(value: Double, text: String) { #expect(ConstraintLabel.number(value) == text) }
}
