// SPDX-License-Identifier: MIT

import LayoutTestSupport
import TestSupport
import Testing
import UIKit

/// Explicit constraints, and what other projects' tests assert of the frames.
struct ConstraintsFramesCase: Decodable, CustomTestStringConvertible {
  struct Container: Decodable {
    let width, height: CGFloat
    let layoutMargins: [CGFloat]?
  }

  struct Item: Decodable {
    let name: String
    let layoutMargins, minSize, naturalSize: [CGFloat]?
  }

  struct Relation: Decodable {
    let first, firstAttr, relation: String
    let second, secondAttr: String?
    let multiplier, constant: CGFloat
    let priority: Float
  }

  struct Expectation: Decodable {
    let frame: [CGFloat]?
    let minX, maxX, midX, minY, maxY, midY, width, height: CGFloat?
  }

  let id: String
  let container: Container
  let views: [Item]
  let constraints: [Relation]
  let expect: [String: Expectation]
  let sameFrame: [[String]]?

  var testDescription: String { id }

  static let all: [ConstraintsFramesCase] = {
    struct File: Decodable { let cases: [ConstraintsFramesCase] }
    guard let data = try? Recordings.data("constraint-frames.json") else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.cases ?? []
  }()
}

@MainActor
@Suite("Explicit constraints, and the frames that other projects recorded")
struct ConstraintsFramesTests {
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
  ]
  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  @Test("the cases are read")
  func reading() {
    #expect(ConstraintsFramesCase.all.count == 39)
  }

  @Test("the frames are those asserted", arguments: ConstraintsFramesCase.all)
  func frames(example: ConstraintsFramesCase) throws {
    let container = stage(example.container.width, example.container.height)
    var views = ["container": container]
    if let margins = example.container.layoutMargins { container.layoutMargins = insets(margins) }
    for item in example.views { views[item.name] = make(item, in: container) }
    NSLayoutConstraint.activate(try example.constraints.map { try constraint($0, views) })
    container.layoutIfNeeded()

    for (name, expected) in example.expect {
      let frame = try #require(views[name]).frame
      for (label, got, wanted) in [
        ("x", frame.minX, expected.frame?[0] ?? expected.minX), ("y", frame.minY, expected.frame?[1] ?? expected.minY),
        ("width", frame.width, expected.frame?[2] ?? expected.width),
        ("height", frame.height, expected.frame?[3] ?? expected.height), ("maxX", frame.maxX, expected.maxX),
        ("midX", frame.midX, expected.midX), ("maxY", frame.maxY, expected.maxY), ("midY", frame.midY, expected.midY),
      ] {
        guard let wanted else { continue }
        #expect(abs(got - wanted) < 0.01, "\(name).\(label) is \(text(of: got)), asserted \(text(of: wanted))")
      }
    }
    for same in example.sameFrame ?? [] {
      #expect(Set(same.compactMap { views[$0]?.frameText }).count == 1, "\(same)")
    }
  }

  private func make(_ item: ConstraintsFramesCase.Item, in container: UIView) -> UIView {
    let view = container.with(item.naturalSize.map { SizedView($0[0], $0[1]) } ?? UIView())
    if let margins = item.layoutMargins { view.layoutMargins = insets(margins) }
    if let least = item.minSize {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: least[0]).on()
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: least[1]).on()
    }
    return view
  }

  private func insets(_ margins: [CGFloat]) -> UIEdgeInsets {
    UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
  }

  private func constraint(_ relation: ConstraintsFramesCase.Relation, _ views: [String: UIView]) throws
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(
      item: try #require(views[relation.first]), attribute: try #require(Self.attributes[relation.firstAttr]),
      relatedBy: try #require(Self.relations[relation.relation]),
      toItem: try relation.second.map { try #require(views[$0]) },
      attribute: try relation.secondAttr.map { try #require(Self.attributes[$0]) } ?? .notAnAttribute,
      multiplier: relation.multiplier, constant: relation.constant
    ).at(relation.priority)
  }
}
