// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import ScreenComparison
import Tinamou

/// Describes the views of a window as values that can be compared with those of another process.
///
/// Views that the system only uses to draw others, such as the backgrounds of bars, and views of the system that are hidden are left out.
@MainActor
package struct ScreenDescriber {
  private let layout: CheckedLayout
  /// The elements of reports, by their views.
  private let reported: [ObjectIdentifier: ScreenElement]
  /// The position of an element in the order of reading.
  private let positions: [SpokenElement: Int]
  private var indices: [ObjectIdentifier: Int] = [:]
  private var views: [UIView] = []
  private var screen: ComparedScreen

  /// Describes the views below `root`, which is laid out first.
  ///
  /// - Returns: The screen, and for each finding the index of the view that it is about; `nil` for one that is about no view of the screen.
  package static func describe(_ layout: CheckedLayout, spoken: [SpokenElement], findings: [Finding]) -> (
    ComparedScreen, [Int?]
  ) {
    var describer = ScreenDescriber(layout, spoken)
    describer.visit(layout.description.root, in: nil, drawn: nil)
    describer.addConstraints()
    describer.addCovers()
    return (describer.screen, describer.owners(of: findings))
  }

  private init(_ layout: CheckedLayout, _ spoken: [SpokenElement]) {
    self.layout = layout
    let pairs = zip(ScreenReader.views(layout), ScreenReader.read(layout).all)
    reported = Dictionary(pairs.map { (ObjectIdentifier($0), $1) }, uniquingKeysWith: { first, _ in first })
    positions = Dictionary(spoken.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    screen = ComparedScreen(name: "")
    let root = layout.description.root
    screen.properties["safeArea"] = .list(Self.safeArea(of: root).map { .number(Double($0)) })
    screen.properties[ComparedScreen.appearance] = .name(Self.appearance(of: root.traitCollection))
    // A view that does not fill its window has a size of its own, which its content can change.
    if root.bounds.size == (root.window ?? root).bounds.size {
      screen.properties["size"] = .list([root.bounds.width, root.bounds.height].map { .number(Double($0)) })
    }
  }

  /// The words for the appearance and the contrast in which a view is drawn.
  private static func appearance(of traits: UITraitCollection) -> String {
    (traits.userInterfaceStyle == .dark ? "dark" : "light")
      + (traits.accessibilityContrast == .high ? " with high contrast" : "")
  }

  /// The distances of the safe area from the top, left, bottom and right edge: that of the content, inside of the bars.
  private static func safeArea(of root: UIView) -> [CGFloat] {
    var result = [root.safeAreaInsets]
    func visit(_ view: UIView) {
      for subview in view.subviews where !subview.isHidden && subview.frame.size == root.bounds.size {
        result.append(subview.safeAreaInsets)
        visit(subview)
      }
    }
    visit(root)
    return [result.map(\.top).max(), result.map(\.left).max(), result.map(\.bottom).max(), result.map(\.right).max()]
      .map { $0 ?? 0 }
  }

  // MARK: Views

  private mutating func visit(_ view: UIView, in superview: Int?, drawn scaling: Scaling?) {
    guard let element = reported[ObjectIdentifier(view)], !LiveSystemViews.isUnseen(view, element),
      !LiveSystemViews.isSurface(view, element)
    else { return }
    if LiveSystemViews.isDecoration(view, element) {
      for subview in view.subviews { visit(subview, in: superview, drawn: scaling) }
      return
    }
    let index = screen.elements.count
    indices[ObjectIdentifier(view)] = index
    views.append(view)
    let scaling = scaling ?? Scaling(of: view, drawnAt: element.frame)
    var described = described(view, element, in: superview)
    if let scaling { described.frame = scaling.unscaled(element.frame) }
    screen.elements.append(described)
    for (name, value) in PropertyValues.systemLooks(of: view) {
      screen.properties[ComparedScreen.systemColor + name] = value
    }
    if ShownText.isWholeControl(view) || LiveSystemViews.item(view) != nil { return }
    for subview in view.subviews { visit(subview, in: index, drawn: scaling) }
  }

  private func described(_ view: UIView, _ reported: ScreenElement, in superview: Int?) -> ComparedElement {
    let item = LiveSystemViews.item(view)
    var element = ComparedElement(
      className: item?.className ?? LiveSystemViews.className(of: view, reported),
      kind: item?.className ?? LiveSystemViews.kind(of: view), superview: superview, frame: reported.frame)
    let identifier = view.accessibilityIdentifier ?? ""
    // The items of bars have names of the system.
    element.identifier = identifier.isEmpty || item != nil ? nil : identifier
    element.property = identifier.isEmpty ? reported.name : nil
    element.text = item?.text ?? reported.text
    element.isArranged = (view.superview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
    // The look of alerts and of the items of bars is the system's.
    if item == nil, !LiveSystemViews.isInAlert(view) { element.properties = PropertyValues.values(of: view) }
    if item == nil, !LiveSystemViews.isInAlert(view) { element.drawnColors = PropertyValues.drawnColors(of: view) }
    if let scale = Scaling.scale(of: view) { element.properties["scale"] = .number(scale) }
    if let shortage = TextRoom.shortage(in: item?.label ?? view) {
      let isWidth = shortage.kind == .width
      element.shortage = ComparedShortage(
        dimension: isWidth ? "width" : "height", available: isWidth ? shortage.given.width : shortage.given.height,
        needed: isWidth ? shortage.needed.width : shortage.needed.height)
    }
    if let spoken = reported.spoken {
      element.spoken = ComparedSpeech(
        label: spoken.label, value: spoken.value, hint: spoken.hint, traits: spoken.traits,
        position: positions[spoken] ?? screen.elements.count)
    }
    return element
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    for constraint in layout.description.constraints where constraint.isActive {
      let statement = constraint.statement
      guard !statement.isDistance, let first = side(statement.first) else { continue }
      let second = statement.second.flatMap(side)
      // A constraint to a view that is left out says nothing about the others.
      if statement.second != nil, second == nil { continue }
      var described = ComparedConstraint(
        first, statement.relation, second, multiplier: statement.multiplier, constant: statement.constant,
        priority: statement.priority)
      described.name = constraint.identifier
      screen.constraints.append(described)
    }
  }

  private func side(_ side: ItemAttribute<AnyObject?>) -> ComparedConstraint.Side? {
    let guide = side.item as? UILayoutGuide
    guard let view = side.item as? UIView ?? guide?.owningView, let index = indices[ObjectIdentifier(view)],
      !LiveSystemViews.isInAlert(view)
    else {
      return nil
    }
    return ComparedConstraint.Side(
      index, guide: guide.map { SystemGuideName(identifier: $0.identifier)?.rawValue ?? $0.identifier }, side.attribute)
  }

  // MARK: Covers

  private mutating func addCovers() {
    let covers = CoverSearch(views, visible: { [layout] in layout.visibleArea(of: $0) }).covers
    for (back, front, area) in covers {
      screen.elements[back].covers.append(
        ComparedCover(element: front, width: Double(area.width), height: Double(area.height)))
    }
  }

  // MARK: Findings

  private func owners(of findings: [Finding]) -> [Int?] {
    let subjects = views.map(layout.description.subject(of:))
    let known = Dictionary(subjects.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.map { $0.subjects.first.flatMap { known[$0] } }
  }
}

extension CheckedLayout {
  /// The part of a view that is inside of all superviews that clip, in the coordinates of the root.
  fileprivate func visibleArea(of view: UIView) -> CGRect {
    let root = description.root
    var area = view.convert(view.bounds, to: root)
    for superview in sequence(first: view.superview, next: { $0?.superview }).compactMap({ $0 })
    where superview.clipsToBounds || superview is UIScrollView || superview === root {
      area = area.intersection(superview.convert(superview.bounds, to: root))
      if superview === root { break }
    }
    return area
  }
}
