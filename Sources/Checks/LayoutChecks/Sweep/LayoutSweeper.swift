// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Lays a view out at every size of a range, as far as that is needed, and finds the sizes at which findings begin and end.
///
/// Two sizes between which the engine's solution is linear, where no text wraps differently, and that have the same findings are taken
/// to have them at all sizes between. Other pairs are halved until they are neighbors. Views that move by code can do so at any
/// size, so no pair is further apart than a limit.
@MainActor
public struct LayoutSweeper {
  /// Sets the dimension that grows, in points.
  private let resize: (CGFloat) -> Void
  private let description: any LayoutSubject
  private let axis: LayoutAxis

  /// The largest distance of two sizes that are laid out, in points.
  private let longestStep: Int
  private static let usualStep = 32

  /// The rules whose findings are reported: conflicts, ambiguity, cut texts, overlaps, and what is outside of its area.
  public static let rules: [any LayoutRule.Type] = [
    ConflictRule.self, AmbiguityRule.self, ShortTextRule.self, OverlapRule.self, OutsideBoundsRule.self,
  ]

  /// Creates a sweep of a described layout.
  ///
  /// - Parameters:
  ///   - axis: The dimension that grows.
  ///   - isExhaustive: Whether each size is laid out, for layouts of code that hold between no sizes.
  ///   - resize: A closure that gives the root another size along the axis, in points.
  public init(
    _ description: any LayoutSubject, axis: LayoutAxis = .horizontal, isExhaustive: Bool = false,
    resize: @escaping (CGFloat) -> Void
  ) {
    self.description = description
    self.axis = axis
    self.resize = resize
    longestStep = isExhaustive ? 1 : Self.usualStep
  }

  /// Finds the sizes in `range` at which findings begin and end. The root has the last size afterward.
  public func sweep(_ range: ClosedRange<Int> = LayoutSweep.standardRange) -> LayoutSweep {
    var samples: [Int: Sample] = [:]
    examine(range, &samples)
    // The root is left as it is described by the largest size.
    if range.count > 1 { _ = sample(at: range.upperBound) }
    return LayoutSweep(axis: axis, range: range, spans: spans(of: samples, in: range), layoutCount: samples.count)
  }

  // MARK: Samples

  /// The layout at one size, as far as it is known.
  private struct Sample {
    let findings: [FindingKey: Finding]
    /// The vertex of the engine's solution, and the heights of texts.
    let shape: Int

    func continues(to other: Sample) -> Bool {
      shape == other.shape && findings.count == other.findings.count
        && findings.keys.allSatisfy { other.findings[$0] != nil }
    }
  }

  private func examine(_ range: ClosedRange<Int>, _ samples: inout [Int: Sample]) {
    for size in [range.lowerBound, range.upperBound] where samples[size] == nil { samples[size] = sample(at: size) }
    var open = [range]
    while let pair = open.popLast() {
      guard pair.upperBound - pair.lowerBound > 1, let first = samples[pair.lowerBound],
        let last = samples[pair.upperBound]
      else { continue }
      if pair.upperBound - pair.lowerBound <= longestStep, longestStep > 1, first.continues(to: last) { continue }
      let middle = (pair.lowerBound + pair.upperBound) / 2
      samples[middle] = sample(at: middle)
      open += [middle...pair.upperBound, pair.lowerBound...middle]
    }
  }

  private func sample(at size: Int) -> Sample {
    resize(CGFloat(size))
    let layout = CheckedLayout(description)
    let findings = layout.findings(Self.rules)
    return Sample(
      findings: Dictionary(findings.map { (FindingKey($0), $0) }, uniquingKeysWith: { first, _ in first }),
      shape: shape(of: layout))
  }

  private func shape(of layout: CheckedLayout) -> Int {
    var hasher = Hasher()
    hasher.combine(layout.root.inspection.vertex)
    for view in description.views where view.inspection.isInLayout {
      hasher.combine(view.contentSizeForLayout(fittingWidth: view.bounds.width).height)
    }
    return hasher.finalize()
  }

  // MARK: Spans

  private func spans(of samples: [Int: Sample], in range: ClosedRange<Int>) -> [LayoutSweep.Span] {
    var open: [FindingKey: (finding: Finding, first: Int)] = [:]
    var spans: [LayoutSweep.Span] = []
    var last = range.lowerBound
    for size in samples.keys.sorted() {
      let findings = samples[size]?.findings ?? [:]
      for (key, begun) in open where findings[key] == nil {
        spans.append(LayoutSweep.Span(finding: begun.finding, sizes: begun.first...last))
        open[key] = nil
      }
      for (key, finding) in findings where open[key] == nil { open[key] = (finding, size) }
      last = size
    }
    spans += open.values.map { LayoutSweep.Span(finding: $0.finding, sizes: $0.first...range.upperBound) }
    return spans.sorted { ordering(of: $0) < ordering(of: $1) }
  }

  private func ordering(of span: LayoutSweep.Span) -> (Int, Int, String, String) {
    (
      span.sizes.lowerBound, span.sizes.upperBound, span.finding.rule.rawValue,
      span.finding.subjects.map(\.id).joined(separator: " ")
    )
  }
}

/// The identity of a finding at all sizes: the rule and the views, whose order depends on the numbers.
private struct FindingKey: Hashable {
  let rule: RuleID
  let subjects: [String]
  let constraint: String?

  init(_ finding: Finding) {
    rule = finding.rule
    subjects = finding.subjects.map(\.id).sorted()
    constraint = finding.constraintID
  }
}

/// Text has less room than it needs, whatever takes the room.
enum ShortTextRule: LayoutRule {
  static let id = RuleID.truncatedText

  static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      guard !layout.isInConflict(view), let shortage = TextRoom.shortage(in: view) else { return nil }
      return Finding(
        id, severity: layout.textSeverity(of: view), subjects: [layout.description.subject(of: view)],
        details: .shortage(shortage), remedy: .giveRoom, at: layout.description.location(of: view, .text))
    }
  }
}
