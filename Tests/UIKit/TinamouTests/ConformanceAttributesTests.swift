// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Two attributes that a constraint may relate, the first of the view under test.
struct AttributePair: CustomTestStringConvertible {
  let first: NSLayoutConstraint.Attribute
  let second: NSLayoutConstraint.Attribute

  var testDescription: String { "\(Self.name(first)) to \(Self.name(second))" }

  static func all(_ attributes: [NSLayoutConstraint.Attribute]) -> [AttributePair] {
    attributes.flatMap { first in attributes.map { AttributePair(first: first, second: $0) } }
  }

  static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    let names = [
      "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY",
      "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
      "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]
    return names[attribute.rawValue]
  }

  static let fixed = all([.left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins])
  static let directed = all([.leading, .trailing, .leadingMargin, .trailingMargin])
  static let directedWithCentre = [NSLayoutConstraint.Attribute.leading, .trailing, .leadingMargin, .trailingMargin]
    .flatMap { edge in
      [NSLayoutConstraint.Attribute.centerX, .centerXWithinMargins].flatMap { centre in
        [AttributePair(first: edge, second: centre), AttributePair(first: centre, second: edge)]
      }
    }
  static let vertical = all([
    .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline,
  ])
  static let dimensions = all([.width, .height])
}

/// The position of a view's attribute, calculated from its definition and the view's frame only.
@MainActor
func location(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, rightToLeft: Bool = false) -> CGFloat {
  let frame = view.frame
  let margins = view.layoutMargins
  switch attribute {
  case .left: return frame.minX
  case .right: return frame.maxX
  case .top, .firstBaseline: return frame.minY
  case .bottom, .lastBaseline: return frame.maxY
  case .width: return frame.width
  case .height: return frame.height
  case .centerX: return frame.midX
  case .centerY: return frame.midY
  case .leftMargin: return frame.minX + margins.left
  case .rightMargin: return frame.maxX - margins.right
  case .topMargin: return frame.minY + margins.top
  case .bottomMargin: return frame.maxY - margins.bottom
  case .centerXWithinMargins: return (frame.minX + margins.left + frame.maxX - margins.right) / 2
  case .centerYWithinMargins: return (frame.minY + margins.top + frame.maxY - margins.bottom) / 2
  case .leading: return rightToLeft ? frame.maxX : frame.minX
  case .trailing: return rightToLeft ? frame.minX : frame.maxX
  case .leadingMargin: return rightToLeft ? frame.maxX - margins.right : frame.minX + margins.left
  case .trailingMargin: return rightToLeft ? frame.minX + margins.left : frame.maxX - margins.right
  default: return .nan
  }
}

@MainActor
@Suite("Every attribute, in every relation and direction")
struct ConformanceAttributesTests {
  /// A reference view at (100, 60), 80 × 40, and the view under test, 30 × 20; each has four different margins.
  @MainActor
  struct Scene {
    let root = stage(400, 300)
    let reference: UIView
    let subject: UIView

    init(rightToLeft: Bool = false, sized: Bool = true) {
      reference = root.withChild()
      subject = root.withChild()
      reference.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      subject.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      if rightToLeft { root.forceDirection(.forceRightToLeft) }
      reference.pin(left: 100, top: 60, width: 80, height: 40)
      if sized { subject.pin(width: 30, height: 20) }
    }

    func relate(
      _ pair: AttributePair, _ relation: NSLayoutConstraint.Relation, constant: CGFloat, multiplier: CGFloat = 1
    ) {
      NSLayoutConstraint(
        item: subject, attribute: pair.first, relatedBy: relation, toItem: reference, attribute: pair.second,
        multiplier: multiplier, constant: constant
      ).isActive = true
    }

    /// The distance from the reference's attribute to the subject's.
    func distance(_ pair: AttributePair, rightToLeft: Bool = false) -> CGFloat {
      location(pair.first, of: subject, rightToLeft: rightToLeft)
        - location(pair.second, of: reference, rightToLeft: rightToLeft)
    }
  }

  @Test(
    "an equality is satisfied between fixed horizontal attributes, in both directions", arguments: AttributePair.fixed,
    [false, true])
  func fixedEquality(pair: AttributePair, rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    scene.relate(pair, .equal, constant: 7)
    scene.root.layoutIfNeeded()
    #expect(scene.reference.frameText == "100 60 80 40")
    #expect(text(of: scene.subject.frame.size) == "30 20")
    #expect(abs(scene.distance(pair) - 7) < 0.01)
  }

  @Test(
    "leading and trailing follow the direction, and so does their constant", arguments: AttributePair.directed,
    [false, true])
  func directedEquality(pair: AttributePair, rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    scene.relate(pair, .equal, constant: 7)
    scene.root.layoutIfNeeded()
    #expect(text(of: scene.subject.frame.size) == "30 20")
    #expect(abs(scene.distance(pair, rightToLeft: rightToLeft) - (rightToLeft ? -7 : 7)) < 0.01)
  }

  @Test("a center may be related to leading and trailing", arguments: AttributePair.directedWithCentre, [false, true])
  func centreEquality(pair: AttributePair, rightToLeft: Bool) {
    let scene = Scene(rightToLeft: rightToLeft)
    scene.relate(pair, .equal, constant: 0)
    scene.root.layoutIfNeeded()
    #expect(text(of: scene.subject.frame.size) == "30 20")
    #expect(abs(scene.distance(pair, rightToLeft: rightToLeft)) < 0.01)
  }

  @Test("an equality is satisfied between vertical attributes", arguments: AttributePair.vertical)
  func verticalEquality(pair: AttributePair) {
    let scene = Scene()
    scene.relate(pair, .equal, constant: 7)
    scene.root.layoutIfNeeded()
    #expect(text(of: scene.subject.frame.size) == "30 20")
    #expect(abs(scene.distance(pair) - 7) < 0.01)
  }

  @Test("a size is a multiple of a size and a constant", arguments: AttributePair.dimensions)
  func dimensionEquality(pair: AttributePair) {
    let scene = Scene(sized: false)
    scene.relate(pair, .equal, constant: 3, multiplier: 0.5)
    scene.root.layoutIfNeeded()
    let expected = location(pair.second, of: scene.reference) * 0.5 + 3
    #expect(abs(location(pair.first, of: scene.subject) - expected) < 0.01)
  }

  @Test(
    "an inequality gives the bound against a pull, and yields to a pull the other way",
    arguments: AttributePair.fixed + AttributePair.vertical)
  func inequalities(pair: AttributePair) {
    for (relation, awayEdge) in [(NSLayoutConstraint.Relation.greaterThanOrEqual, CGFloat(0)), (.lessThanOrEqual, 260)]
    {
      let bound = Scene()
      bound.relate(pair, relation, constant: 7)
      pull(bound.subject, to: awayEdge)
      bound.root.layoutIfNeeded()
      #expect(abs(bound.distance(pair) - 7) < 0.01, "the bound against a pull to \(awayEdge)")

      let free = Scene()
      free.relate(pair, relation, constant: 7)
      pull(free.subject, to: 260 - awayEdge)
      free.root.layoutIfNeeded()
      #expect(free.subject.frame.origin == CGPoint(x: 260 - awayEdge, y: 260 - awayEdge), "free")
    }
  }

  @Test(
    "an inequality of leading or trailing is mirrored in right-to-left", arguments: AttributePair.directed)
  func directedInequalities(pair: AttributePair) {
    let scene = Scene(rightToLeft: true)
    scene.relate(pair, .greaterThanOrEqual, constant: 7)
    pull(scene.subject, to: 260)
    scene.root.layoutIfNeeded()
    #expect(abs(scene.distance(pair, rightToLeft: true) + 7) < 0.01)

    let free = Scene(rightToLeft: true)
    free.relate(pair, .greaterThanOrEqual, constant: 7)
    pull(free.subject, to: 0)
    free.root.layoutIfNeeded()
    #expect(free.subject.frame.minX == 0)
  }

  @Test(
    "a size may be related to a constant in each relation", arguments: [NSLayoutConstraint.Attribute.width, .height])
  func constantSizes(attribute: NSLayoutConstraint.Attribute) {
    for (relation, pull, expected) in [
      (NSLayoutConstraint.Relation.equal, Float(500), CGFloat(60)), (.greaterThanOrEqual, 10, 60),
      (.greaterThanOrEqual, 90, 90), (.lessThanOrEqual, 90, 60), (.lessThanOrEqual, 10, 10),
    ] {
      let root = stage()
      let view = root.withChild()
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 60
      ).isActive = true
      let dimension = attribute == .width ? view.widthAnchor : view.heightAnchor
      dimension.constraint(equalToConstant: CGFloat(pull)).at(250).on()
      root.layoutIfNeeded()
      #expect(location(attribute, of: view) == expected, "\(relation) 60 against \(pull)")
    }
  }

  @Test("raw values are those of UIKit")
  func rawValues() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect([NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.rawValue) == [-1, 0, 1])
    #expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
    let options: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
      .alignAllCenterX,
      .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline, .alignmentMask, .directionLeadingToTrailing,
      .directionLeftToRight, .directionRightToLeft, .directionMask, .spacingEdgeToEdge, .spacingBaselineToBaseline,
      .spacingMask,
    ]
    let expected: [UInt] = [
      2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096, 0xFFFF, 0, 0x10000, 0x20000, 0x30000, 0, 0x80000, 0x80000,
    ]
    #expect(options.map(\.rawValue) == expected)
  }

  private func pull(_ view: UIView, to edge: CGFloat) {
    guard let superview = view.superview else { return }
    view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: edge).at(250).on()
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: edge).at(250).on()
  }
}
