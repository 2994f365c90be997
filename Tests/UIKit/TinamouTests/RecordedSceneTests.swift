// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Frames of constraints and stack views that UIKit 26.1 gave at 2 pixels per point, in hierarchies without a window.
///
/// UIKit rounds such views by a rule of its own, each alone: the origin to whole points, halves away from zero, the size to pixels; a
/// view placed by its `frame` keeps it. The scenes are therefore solved on a grid so fine that nothing is rounded, and compared after
/// that rule. In a window, the edges are rounded to pixels, which other recordings show.
@MainActor @Suite("Recorded scenes without a window")
struct RecordedSceneTests {
  @Test("all recorded frames are equal after the rounding of views without a window", arguments: RecordedScene.all)
  func frames(scene: RecordedScene) {
    let root = scene.build()
    root.layoutIfNeeded()
    for line in scene.frames {
      let numbers = line.numbers
      guard let view = root.view(at: line.path) else {
        Issue.record("\(scene.name) has no view \(line.path)")
        continue
      }
      #expect(view.recordedFrame == numbers, "\(scene.name) \(line.path)")
    }
  }

  @Test("the table has 17 scenes with 101 frames")
  func count() {
    #expect(RecordedScene.all.count == 17)
    #expect(RecordedScene.all.reduce(0) { $0 + $1.frames.count } == 101)
  }
}

extension UIView {
  /// The frame after the rounding that UIKit applies to a view without a window.
  fileprivate var recordedFrame: CGRect {
    guard !hasOwnFrame else { return frame }
    return CGRect(
      x: frame.minX.settled.rounded(), y: frame.minY.settled.rounded(), width: (frame.width.settled * 2).rounded() / 2,
      height: (frame.height.settled * 2).rounded() / 2)
  }

  private var hasOwnFrame: Bool { tag == SceneNode.placedTag }

  /// The view whose positions among the subviews are given, as in `1.0`; the view itself for a point.
  fileprivate func view(at path: String) -> UIView? {
    path == "." ? self : path.split(separator: ".").reduce(self as UIView?) { $0?.part(Int($1) ?? -1) }
  }

  private func part(_ index: Int) -> UIView? {
    let parts = (self as? UIStackView)?.arrangedSubviews ?? subviews
    return parts.indices.contains(index) ? parts[index] : nil
  }
}

extension CGFloat {
  /// The value without what the fine grid of the solution adds.
  fileprivate var settled: CGFloat { (self * 256).rounded() / 256 }
}

// MARK: Scenes

/// A view of a scene.
struct SceneNode: Sendable {
  static let placedTag = 7

  enum Kind: Sendable {
    case plain
    /// A view with a content size, in the place of a label of the recording, whose font no phone has.
    case sized(Double, Double)
    case stack(
      NSLayoutConstraint.Axis, Double, UIStackView.Distribution = .fill, UIStackView.Alignment = .fill)
  }

  var kind = Kind.plain
  /// The frame that the scene sets; `nil` for a view that constraints or a stack view place.
  var frame: [Double]?
  var isHidden = false
  var parts: [SceneNode] = []

  static func view(_ frame: Double..., parts: [SceneNode] = []) -> SceneNode {
    SceneNode(frame: frame.isEmpty ? nil : frame, parts: parts)
  }

  static func sized(_ width: Double, _ height: Double) -> SceneNode { SceneNode(kind: .sized(width, height)) }

  static func row(
    _ frame: Double..., spacing: Double, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, parts: [SceneNode]
  ) -> SceneNode {
    SceneNode(
      kind: .stack(.horizontal, spacing, distribution, alignment), frame: frame.isEmpty ? nil : frame, parts: parts)
  }

  static func column(
    _ frame: Double..., spacing: Double, distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill, parts: [SceneNode]
  ) -> SceneNode {
    SceneNode(
      kind: .stack(.vertical, spacing, distribution, alignment), frame: frame.isEmpty ? nil : frame, parts: parts)
  }

  @MainActor
  func build() -> UIView {
    let view: UIView
    switch kind {
    case .plain: view = UIView()
    case .sized(let width, let height): view = ContentView(CGSize(width: width, height: height))
    case .stack(let axis, let spacing, let distribution, let alignment):
      let stack = UIStackView()
      stack.axis = axis
      stack.spacing = CGFloat(spacing)
      stack.distribution = distribution
      stack.alignment = alignment
      view = stack
    }
    if let frame {
      view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      view.tag = Self.placedTag
    }
    for part in parts {
      let built = part.build()
      if let stack = view as? UIStackView { stack.addArrangedSubview(built) } else { view.addSubview(built) }
      built.isHidden = part.isHidden
    }
    return view
  }
}

/// A view with a content size.
private final class ContentView: UIView {
  let content: CGSize
  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { content }
}

/// A scene with its recorded frames.
struct RecordedScene: Sendable, CustomTestStringConvertible {
  let name: String
  let size: CGSize
  let views: [SceneNode]
  /// Constraints, as `view.attribute relation view.attribute * multiplier + constant @priority`. The root is the point.
  var constraints: [String] = []
  /// The safe area of the root, from the top counterclockwise.
  var safeArea = UIEdgeInsets.zero
  /// The recorded frames, as `path x y width height`.
  let recorded: String

  var testDescription: String { name }

  struct Line: Sendable {
    let path: String
    let numbers: CGRect
  }

  var frames: [Line] {
    recorded.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let n = words.dropFirst().map { Double($0) ?? .nan }
      return Line(path: String(words[0]), numbers: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    }
  }

  @MainActor
  func build() -> UIView {
    let root = UIView()
    if safeArea != .zero {
      root.measurementOverrides.safeArea = safeArea
      root.measurementOverridesDidChange()
    }
    root.frame = CGRect(origin: .zero, size: size)
    root.tag = SceneNode.placedTag
    root.traitOverrides.displayScale = 4096
    for node in views { root.addSubview(node.build()) }
    for text in constraints { SceneEquation(text).install(in: root) }
    return root
  }
}

/// A constraint of a scene, read from its text.
@MainActor
private struct SceneEquation {
  let words: [String]

  init(_ text: String) { words = text.split(separator: " ").map(String.init) }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  /// Reads `view attribute relation [view attribute] [* m] [+ c] [@p]`, or a constant in the place of the second view.
  func install(in root: UIView) {
    guard let first = root.view(at: words[0]), let attribute = Self.attributes[words[1]] else {
      Issue.record("\(words) names no view or attribute")
      return
    }
    var rest = Array(words.dropFirst(3))
    var (second, secondAttribute): (UIView?, NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
    var (multiplier, constant, priority): (CGFloat, CGFloat, Float) = (1, 0, 1000)
    if rest.count > 1, let named = Self.attributes[rest[1]] {
      (second, secondAttribute) = (root.view(at: rest[0]), named)
      rest.removeFirst(2)
    } else {
      constant = CGFloat(Double(rest.removeFirst()) ?? .nan)
    }
    while !rest.isEmpty {
      let word = rest.removeFirst()
      if word == "*" { multiplier = CGFloat(Double(rest.removeFirst()) ?? .nan) }
      if word == "+" { constant = CGFloat(Double(rest.removeFirst()) ?? .nan) }
      if word.hasPrefix("@") { priority = Float(word.dropFirst()) ?? .nan }
    }
    for view in [first, second].compactMap({ $0 }) where view.tag != SceneNode.placedTag {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: Self.relations[words[2]] ?? .equal, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }
}

// MARK: The recordings

extension RecordedScene {
  static let all: [RecordedScene] = [
    chain, edges, margins, viewsWithAndWithoutConstraints, inequalities, fourEqualColumns, threeEqualRows,
    fourEqualRowsOfAQuarterOf99, sevenEqualColumns, equalColumnsWithAHiddenOne, spacersBetweenContents,
    theFirstContentGrows, theFirstContentShrinks, theSecondOfTwoSpacersGrows, aColumnInARow, columnsInAnEqualRow,
    fourRowsOfAList,
  ]

  private static let chain = RecordedScene(
    name: "chain", size: CGSize(width: 320, height: 240),
    views: [SceneNode.view(), SceneNode.view(), SceneNode.view(), SceneNode.view(), SceneNode.view()],
    constraints: [
      "0 leading = . leading + 12", "1 leading = 0 trailing + 8", "2 leading = 1 trailing + 8",
      "2 trailing = . trailing + -12", "1 width = 0 width", "2 width = 0 width", "0 top = . top + 20",
      "1 top = . top + 20", "2 top = . top + 20", "0 height = 60", "1 height = 0 height", "2 height = 0 height",
      "3 leading = . leading + 12", "4 leading = 3 trailing + 10", "4 trailing = . trailing + -12",
      "4 width = 3 width * 2", "3 top = 0 bottom + 24", "4 top = 3 top", "3 height = 48", "4 height = 3 height",
    ],
    recorded: """
      . 0 0 320 240
      0 12 20 93.5 60
      1 113 20 93.5 60
      2 215 20 93.5 60
      3 12 104 95.5 48
      4 117 104 190.5 48
      """)

  private static let edges = RecordedScene(
    name: "edges", size: CGSize(width: 320, height: 240),
    views: [SceneNode.view(), SceneNode.view(), SceneNode.view()],
    constraints: [
      "0 left = . left + 16", "0 top = . top + 16", "0 right = . right + -16", "0 height = 44",
      "1 leading = . leading + 16", "1 bottom = . bottom + -16", "1 width = 120", "1 height = 32",
      "2 top = 0 bottom + 12", "2 left = 1 right + 12", "2 right = . right + -16", "2 bottom = . bottom + -16",
    ],
    recorded: """
      . 0 0 320 240
      0 16 16 288 44
      1 16 192 120 32
      2 148 72 156 152
      """)

  private static let margins = RecordedScene(
    name: "margins", size: CGSize(width: 320, height: 480),
    views: [
      SceneNode.view(0, 30, 320, 300, parts: [SceneNode.view(), SceneNode.view(), SceneNode.view(), SceneNode.view()])
    ],
    constraints: [
      "0.0 left = 0 leftMargin", "0.0 top = 0 topMargin", "0.0 width = 60", "0.0 height = 40",
      "0.1 right = 0 rightMargin", "0.1 bottom = 0 bottomMargin", "0.1 width = 60", "0.1 height = 40",
      "0.2 centerX = 0 centerXWithinMargins", "0.2 centerY = 0 centerYWithinMargins", "0.2 width = 80",
      "0.2 height = 30", "0.3 leading = 0 leadingMargin", "0.3 trailing = 0 trailingMargin",
      "0.3 top = 0 topMargin + 100", "0.3 height = 24",
    ],
    safeArea: UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20),
    recorded: """
      . 0 0 320 480
      0 0 30 320 300
      0.0 24 37 60 40
      0.1 232 252 60 40
      0.2 118 150 80 30
      0.3 24 137 268 24
      """)

  private static let viewsWithAndWithoutConstraints = RecordedScene(
    name: "views with and without constraints", size: CGSize(width: 320, height: 240),
    views: [
      SceneNode.view(20, 20, 120, 50), SceneNode.view(199.5, 20, 80, 80, parts: [SceneNode.view()]), SceneNode.view(),
      SceneNode.view(),
    ],
    constraints: [
      "1.0 leading = 1 leading + 10", "1.0 top = 1 top + 10", "1.0 width = 25", "1.0 height = 25",
      "2 top = 0 bottom + 12", "2 leading = 0 leading", "2 width = 0 width", "2 height = 50",
      "3 top = 1 bottom + 12", "3 trailing = 1 trailing", "3 width = 1 width * 0.75", "3 bottom = . bottom + -20",
    ],
    recorded: """
      . 0 0 320 240
      0 20 20 120 50
      1 199.5 20 80 80
      1.0 10 10 25 25
      2 20 82 120 50
      3 220 112 60 108
      """)

  private static let inequalities = RecordedScene(
    name: "inequalities", size: CGSize(width: 320, height: 240),
    views: [SceneNode.view(), SceneNode.view(), SceneNode.view()],
    constraints: [
      "0 leading = . leading + 16", "0 top = . top + 16", "0 height = 40", "0 width >= 80", "0 width <= 200",
      "0 width = 300 @500", "1 leading = . leading + 16", "1 top = . top + 76", "1 height = 40",
      "1 width = 60 @750", "1 width = 140 @749", "2 leading = . leading + 16", "2 top = . top + 136",
      "2 height = 40", "2 width = 30 @999", "2 width >= 90",
    ],
    recorded: """
      . 0 0 320 240
      0 16 16 200 40
      1 16 76 60 40
      2 16 136 90 40
      """)

  private static let fourEqualColumns = RecordedScene(
    name: "four equal columns", size: CGSize(width: 340, height: 120),
    views: [
      SceneNode.row(
        10, 10, 320, 100, spacing: 8, distribution: .fillEqually,
        parts: [SceneNode.view(), SceneNode.view(), SceneNode.view(), SceneNode.view()])
    ],
    recorded: """
      0 10 10 320 100
      0.0 0 0 74 100
      0.1 82 0 74 100
      0.2 164 0 74 100
      0.3 246 0 74 100
      """)

  private static let threeEqualRows = RecordedScene(
    name: "three equal rows", size: CGSize(width: 200, height: 320),
    views: [
      SceneNode.column(
        10, 10, 180, 300, spacing: 10, distribution: .fillEqually,
        parts: [SceneNode.view(), SceneNode.view(), SceneNode.view()])
    ],
    recorded: """
      0.0 0 0 180 93.5
      0.1 0 103 180 93.5
      0.2 0 207 180 93.5
      """)

  private static let fourEqualRowsOfAQuarterOf99 = RecordedScene(
    name: "four equal rows of a quarter of 99", size: CGSize(width: 100, height: 99),
    views: [
      SceneNode.column(
        0, 0, 100, 99, spacing: 0, distribution: .fillEqually,
        parts: [SceneNode.view(), SceneNode.view(), SceneNode.view(), SceneNode.view()])
    ],
    recorded: """
      0.0 0 0 100 25
      0.1 0 25 100 25
      0.2 0 50 100 25
      0.3 0 74 100 25
      """)

  private static let sevenEqualColumns = RecordedScene(
    name: "seven equal columns", size: CGSize(width: 99, height: 50),
    views: [
      SceneNode.row(
        0, 0, 99, 50, spacing: 2, distribution: .fillEqually,
        parts: [
          SceneNode.view(), SceneNode.view(), SceneNode.view(), SceneNode.view(), SceneNode.view(), SceneNode.view(),
          SceneNode.view(),
        ])
    ],
    recorded: """
      0.0 0 0 12.5 50
      0.1 14 0 12.5 50
      0.2 29 0 12.5 50
      0.3 43 0 12.5 50
      0.4 58 0 12.5 50
      0.5 72 0 12.5 50
      0.6 87 0 12.5 50
      """)

  private static let equalColumnsWithAHiddenOne = RecordedScene(
    name: "equal columns with a hidden one", size: CGSize(width: 340, height: 120),
    views: [
      SceneNode.row(
        10, 10, 320, 100, spacing: 8, distribution: .fillEqually,
        parts: [SceneNode.view(), SceneNode.view(), SceneNode(isHidden: true), SceneNode.view()])
    ],
    recorded: """
      0.0 0 0 101.5 100
      0.1 109 0 101.5 100
      0.2 215 0 0 100
      0.3 219 0 101.5 100
      """)

  private static let spacersBetweenContents = RecordedScene(
    name: "spacers between contents", size: CGSize(width: 320, height: 240),
    views: [
      SceneNode.view(0, 0, 320, 240),
      SceneNode.row(
        10, 10, 300, 30, spacing: 8, distribution: .fill, alignment: .center,
        parts: [SceneNode.sized(28, 19), SceneNode.view(), SceneNode.sized(37.5, 19)]),
      SceneNode.column(
        10, 50, 300, 180, spacing: 10, parts: [SceneNode.sized(104.5, 20), SceneNode.view(), SceneNode.sized(86, 15)]),
    ],
    recorded: """
      0 0 0 320 240
      1 10 10 300 30
      1.0 0 6 28 19
      1.1 36 15 218.5 0
      1.2 263 6 37.5 19
      2 10 50 300 180
      2.0 0 0 300 20
      2.1 0 30 300 125
      2.2 0 165 300 15
      """)

  private static let theFirstContentGrows = RecordedScene(
    name: "the first content grows", size: CGSize(width: 320, height: 50),
    views: [
      SceneNode.row(
        10, 10, 300, 30, spacing: 8,
        parts: [SceneNode.sized(29.5, 19), SceneNode.sized(29, 19), SceneNode.sized(41.5, 19)])
    ],
    recorded: """
      0.0 0 0 213.5 30
      0.1 222 0 29 30
      0.2 259 0 41.5 30
      """)

  private static let theFirstContentShrinks = RecordedScene(
    name: "the first content shrinks", size: CGSize(width: 320, height: 50),
    views: [SceneNode.row(10, 10, 120, 30, spacing: 8, parts: [SceneNode.sized(76.5, 19), SceneNode.sized(94, 19)])],
    recorded: """
      0.0 0 0 18 30
      0.1 26 0 94 30
      """)

  private static let theSecondOfTwoSpacersGrows = RecordedScene(
    name: "the second of two spacers grows", size: CGSize(width: 320, height: 50),
    views: [
      SceneNode.row(
        10, 10, 300, 30, spacing: 8,
        parts: [
          SceneNode.sized(29.5, 19), SceneNode.view(), SceneNode.sized(29, 19), SceneNode.view(),
          SceneNode.sized(41.5, 19),
        ])
    ],
    recorded: """
      0.0 0 0 29.5 30
      0.1 38 0 0 30
      0.2 46 0 29 30
      0.3 83 0 168 30
      0.4 259 0 41.5 30
      """)

  private static let aColumnInARow = RecordedScene(
    name: "a column in a row", size: CGSize(width: 320, height: 80),
    views: [
      SceneNode.row(
        10, 10, 300, 60, spacing: 8, distribution: .fill, alignment: .top,
        parts: [
          SceneNode.sized(34.5, 19),
          SceneNode.column(
            spacing: 3, distribution: .fill, alignment: .leading,
            parts: [SceneNode.sized(22.5, 16), SceneNode.sized(41, 16)]),
        ])
    ],
    recorded: """
      0.0 0 0 34.5 19
      0.1 43 0 257.5 35
      """)

  private static let columnsInAnEqualRow = RecordedScene(
    name: "columns in an equal row", size: CGSize(width: 320, height: 300),
    views: [
      SceneNode.view(0, 0, 320, 300),
      SceneNode.view(
        15, 15, 290, 120,
        parts: [
          SceneNode.column(
            12, 12, 266, 96, spacing: 4, distribution: .fillEqually, alignment: .leading,
            parts: [SceneNode.sized(71.5, 20), SceneNode.sized(167, 17), SceneNode.sized(97.5, 14)])
        ]),
      SceneNode.view(
        15, 150, 290, 135,
        parts: [
          SceneNode.row(
            12, 12, 266, 111, spacing: 10, distribution: .fillEqually, alignment: .top,
            parts: [
              SceneNode.column(
                spacing: 3, distribution: .fill, alignment: .leading,
                parts: [SceneNode.sized(39, 19), SceneNode.sized(34.5, 16), SceneNode.sized(28.5, 16)]),
              SceneNode.column(
                spacing: 3, distribution: .fill, alignment: .trailing,
                parts: [SceneNode.sized(38.5, 19), SceneNode.sized(46, 16), SceneNode.sized(81, 16)]),
            ])
        ]),
    ],
    recorded: """
      0 0 0 320 300
      1 15 15 290 120
      1.0 12 12 266 96
      1.0.0 0 0 71.5 29.5
      1.0.1 0 33 167 29.5
      1.0.2 0 67 97.5 29.5
      2 15 150 290 135
      2.0 12 12 266 111
      2.0.0 0 0 128 57
      2.0.0.0 0 0 39 19
      2.0.0.1 0 22 34.5 16
      2.0.0.2 0 41 28.5 16
      2.0.1 138 0 128 57
      2.0.1.0 90 0 38.5 19
      2.0.1.1 82 22 46 16
      2.0.1.2 47 41 81 16
      """)

  private static let fourRowsOfAList = RecordedScene(
    name: "four rows of a list", size: CGSize(width: 320, height: 240),
    views: [
      SceneNode.view(0, 0, 320, 240),
      SceneNode.view(
        10, 20, 300, 176,
        parts: [
          SceneNode.column(
            0, 0, 300, 176, spacing: 0, distribution: .fillEqually,
            parts: [
              SceneNode.view(parts: [SceneNode.view(16, 11, 150, 22), SceneNode.view(16, 43.5, 284, 0.5)]),
              SceneNode.view(parts: [SceneNode.view(16, 11, 150, 22), SceneNode.view(16, 43.5, 284, 0.5)]),
              SceneNode.view(parts: [
                SceneNode.view(16, 11, 120, 22), SceneNode.view(150, 20, 134, 4), SceneNode.view(16, 43.5, 284, 0.5),
              ]),
              SceneNode.view(parts: [SceneNode.view(16, 11, 120, 22)]),
            ])
        ]),
    ],
    recorded: """
      0 0 0 320 240
      1 10 20 300 176
      1.0 0 0 300 176
      1.0.0 0 0 300 44
      1.0.0.0 16 11 150 22
      1.0.0.1 16 43.5 284 0.5
      1.0.1 0 44 300 44
      1.0.1.0 16 11 150 22
      1.0.1.1 16 43.5 284 0.5
      1.0.2 0 88 300 44
      1.0.2.0 16 11 120 22
      1.0.2.1 150 20 134 4
      1.0.2.2 16 43.5 284 0.5
      1.0.3 0 132 300 44
      1.0.3.0 16 11 120 22
      """)
}
