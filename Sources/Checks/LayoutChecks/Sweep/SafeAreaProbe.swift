// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Changes the safe area and the margins of a laid-out screen, as other phones and landscape do, and finds views that no longer touch.
///
/// Views that touch belong together. Where one is held by the safe area and the other one by the edge, they touch on some phones only.
@MainActor
public struct SafeAreaProbe {
  /// A difference between two screens of one size.
  public enum Change: Sendable, CaseIterable {
    /// The status bar of a phone with a home button, or of one without.
    case top
    /// The home indicator.
    case bottom
    /// The camera beside a screen in landscape.
    case sides
    /// The margins of wider screens.
    case margins
  }

  private let layout: CheckedLayout
  private let apply: (Change?) -> CGFloat
  private let isMoved: (NSLayoutConstraint) -> Bool

  /// Creates a probe of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout, in which the probe leaves nothing changed.
  ///   - apply: A closure that changes the surroundings of the layout's root, or restores them for `nil`, lays it out, and returns by how many
  ///     points an edge has moved inward; 0 if the change does not apply.
  ///   - isMoved: Returns whether code changes a constraint, so that its constant says nothing. By default, none is.
  public init(
    _ layout: CheckedLayout, apply: @escaping (Change?) -> CGFloat,
    isMoved: @escaping (NSLayoutConstraint) -> Bool = { _ in false }
  ) {
    (self.layout, self.apply, self.isMoved) = (layout, apply, isMoved)
  }

  /// The findings, each pair of views once.
  public func findings() -> [Finding] {
    let seams = seams
    let lines = layout.description.fillsScreen ? lines : []
    guard !seams.isEmpty || !lines.isEmpty else { return [] }
    var found: [Finding] = []
    var reported: Set<Seam> = []
    for change in Change.allCases {
      let growth = apply(change)
      if growth != 0 {
        for seam in seams where isOpened(seam, by: growth) && reported.insert(seam).inserted {
          found.append(finding(of: seam, change))
        }
        if change == .sides { found += lines.filter { isShort($0, by: growth) }.map(finding) }
      }
      _ = apply(nil)
    }
    return found
  }

  // MARK: Views that touch

  /// Two views beside each other, of which the first ends where the second begins.
  private struct Seam: Hashable {
    let first: UIView
    let second: UIView
    let axis: LayoutAxis
  }

  /// The distance in which views touch, in points.
  private static let tolerance: CGFloat = 0.5

  private var seams: [Seam] {
    let movedViews = Set(
      layout.constraints.filter(isMoved).flatMap { layout.views(of: $0) }.filter { $0 !== layout.root }
        .map { ObjectIdentifier($0) })
    let views = layout.placedViews.filter { view in
      // A stack keeps what it arranges together, and content scrolls away from what is beside it.
      guard let superview = view.superview, view !== layout.root else { return false }
      return !view.bounds.isEmpty && !(superview is UIStackView) && !(superview is UIScrollView)
        && !layout.isInConflict(view) && !layout.isAmbiguous(view) && !movedViews.contains(ObjectIdentifier(view))
    }
    let families = Dictionary(grouping: views) { $0.superview.map { ObjectIdentifier($0) } }
    return views.flatMap { first -> [Seam] in
      let family = families[first.superview.map { ObjectIdentifier($0) }] ?? []
      return family.filter { $0 !== first }.flatMap { second in
        [LayoutAxis.horizontal, .vertical].map { Seam(first: first, second: second, axis: $0) }
          .filter { abs(gap($0)) < Self.tolerance && isBeside($0) }
      }
    }
  }

  /// The distance between two views, in points; less than zero where one covers the other.
  private func gap(_ seam: Seam) -> CGFloat {
    let (first, second) = (seam.first.frame, seam.second.frame)
    return seam.axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
  }

  /// Whether the views share more than half of the edge.
  private func isBeside(_ seam: Seam) -> Bool {
    let (first, second) = (seam.first.frame, seam.second.frame)
    let (shared, shorter) =
      seam.axis == .horizontal
      ? (min(first.maxY, second.maxY) - max(first.minY, second.minY), min(first.height, second.height))
      : (min(first.maxX, second.maxX) - max(first.minX, second.minX), min(first.width, second.width))
    return shared > shorter / 2
  }

  private func isOpened(_ seam: Seam, by growth: CGFloat) -> Bool {
    abs(abs(gap(seam)) - abs(growth)) < 1
  }

  // MARK: Lines

  /// The greatest thickness of a line, in points.
  private static let thickness: CGFloat = 1.5

  /// The lines that reach both sides of the screen.
  private var lines: [UIView] {
    let found = layout.placedViews.filter { view in
      let frame = layout.inRoot(view.bounds, of: view)
      return view !== layout.root && frame.height > 0 && frame.height <= Self.thickness
        && abs(frame.minX) < Self.tolerance && abs(frame.maxX - layout.root.bounds.width) < Self.tolerance
    }
    // What a line is in has its thickness, and is no other line.
    return found.filter { line in !found.contains { $0 !== line && $0.isDescendant(of: line) } }
  }

  private func isShort(_ line: UIView, by growth: CGFloat) -> Bool {
    let frame = layout.inRoot(line.bounds, of: line)
    return frame.minX >= growth - 1 && layout.root.bounds.width - frame.maxX >= growth - 1
  }

  // MARK: Findings

  private func finding(of seam: Seam, _ change: Change) -> Finding {
    let (first, second) = (layout.description.subject(of: seam.first), layout.description.subject(of: seam.second))
    let distance = Int(abs(gap(seam)).rounded())
    let effect = gap(seam) > 0 ? "are \(distance) points apart" : "overlap by \(distance) points"
    return finding(
      [first, second], seam.first,
      "\(first.authorName) and \(second.authorName) touch here, and \(effect) where \(change.words)",
      change == .margins
        ? "hold both by the margin or both by the edge, or one by the other"
        : "hold both by the safe area or both by the edge, or one by the other")
  }

  private func finding(of line: UIView) -> Finding {
    let subject = layout.description.subject(of: line)
    return finding(
      [subject], line,
      "\(subject.authorName) ends at the safe area, and does not reach the edges of the window in landscape",
      "hold it by the edges of the view instead of the safe area")
  }

  private func finding(_ subjects: [Subject], _ view: UIView, _ message: String, _ advice: String) -> Finding {
    Finding(
      .safeAreaGap, subjects: subjects, details: .advised(message, advice: advice, replacement: nil),
      at: layout.description.location(of: view, .whole))
  }
}

extension SafeAreaProbe.Change {
  /// The points by which the surroundings of a screen grow, or shrink where they are as large already.
  public var length: CGFloat {
    switch self {
    case .top: 24
    case .bottom: 34
    case .sides: 44
    case .margins: 8
    }
  }

  fileprivate var words: String {
    switch self {
    case .top: "the status bar has another height"
    case .bottom: "the home indicator takes room, or does not"
    case .sides: "the camera is beside the screen, in landscape"
    case .margins: "the margins are wider"
    }
  }
}
