// SPDX-License-Identifier: MIT

public import LayoutModel

/// The members of a conflict as distances between edges along one axis: two ways from one edge to another whose lengths
/// would have to be equal.
public struct AxisPath: Sendable {
  /// A distance between two edges.
  public struct Segment: Sendable {
    /// The view whose size it is; `nil` for a gap.
    public let view: String?
    /// The length, in points.
    public let length: Double
    /// The relation of the distance to the length.
    public let relation: LayoutRelation
    /// The index of the constraint among the members.
    public let member: Int

    /// The same distance with a length that is not negative.
    fileprivate var turned: Segment {
      guard length < 0 else { return self }
      let turned: LayoutRelation =
        switch relation {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
      return Segment(view: view, length: -length, relation: turned, member: member)
    }
  }

  /// The segments that are traversed toward the far edge.
  public let forward: [Segment]
  /// The segments that are traversed backward, in the order of the first way.
  public let backward: [Segment]
  /// The indices of the members in the order of the path.
  public let order: [Int]

  private struct Arc {
    let start: String
    let end: String
    let segment: Segment
  }

  /// Creates the path of the members; `nil` if they do not form a single loop of distances, for example because of
  /// centers or multipliers.
  public init?(_ members: [ExplainedConstraint]) {
    var arcs: [Arc] = []
    for (index, member) in members.enumerated() {
      guard let arc = Self.arc(of: member, index) else { return nil }
      arcs.append(arc)
    }
    guard arcs.count > 1, let widest = Self.opposite(of: arcs, members) else { return nil }
    var rest = Set(arcs.indices)
    rest.remove(widest)
    var arcsAtNode: [String: [Int]] = [:]
    for index in arcs.indices {
      arcsAtNode[arcs[index].start, default: []].append(index)
      if arcs[index].end != arcs[index].start { arcsAtNode[arcs[index].end, default: []].append(index) }
    }
    // The loop begins with this distance, backward, so that the others lead toward the far edge.
    var forward: [Segment] = []
    var backward = [arcs[widest].segment]
    var order: [Int] = []
    var node = arcs[widest].start
    while node != arcs[widest].end || !rest.isEmpty {
      guard let next = arcsAtNode[node]?.first(where: rest.contains) else { return nil }
      rest.remove(next)
      order.append(arcs[next].segment.member)
      // A distance below 0 leads the other way.
      let isForward = (arcs[next].start == node) == (arcs[next].segment.length >= 0)
      if isForward {
        forward.append(arcs[next].segment.turned)
      } else {
        backward.append(arcs[next].segment.turned)
      }
      node = arcs[next].start == node ? arcs[next].end : arcs[next].start
    }
    self.forward = forward
    self.backward = backward
    self.order = order + [arcs[widest].segment.member]
  }

  /// The index of the distance that the others lead around: the only one with its sign in the proof, or else the widest.
  private static func opposite(of arcs: [Arc], _ members: [ExplainedConstraint]) -> Int? {
    let positive = arcs.indices.filter { members[$0].factor > 0 }
    let negative = arcs.indices.filter { members[$0].factor <= 0 }
    if positive.count == 1, arcs[positive[0]].segment.length >= 0 { return positive[0] }
    if negative.count == 1, arcs[negative[0]].segment.length >= 0 { return negative[0] }
    return arcs.indices.max { arcs[$0].segment.length < arcs[$1].segment.length }
  }

  private static let near: Set<String> = ["left", "leading", "top"]
  private static let far: Set<String> = ["right", "trailing", "bottom"]

  private static func arc(of member: ExplainedConstraint, _ index: Int) -> Arc? {
    guard let second = member.second else {
      guard member.first.isSize else { return nil }
      let segment = Segment(
        view: member.first.name, length: member.constant, relation: member.relation, member: index)
      return Arc(start: member.first.name + ".near", end: member.first.name + ".far", segment: segment)
    }
    guard member.multiplier == 1, let start = node(of: second), let end = node(of: member.first) else { return nil }
    return Arc(
      start: start, end: end,
      segment: Segment(view: nil, length: member.constant, relation: member.relation, member: index))
  }

  private static func node(of side: ExplainedConstraint.Side) -> String? {
    if near.contains(side.attribute) { return side.name + ".near" }
    if far.contains(side.attribute) { return side.name + ".far" }
    return side.attribute.hasSuffix("Margin") ? side.text : nil
  }

  /// The two ways as text, one below the other, and each with its length.
  public var lines: [String] {
    let rows = [forward, backward].filter { !$0.isEmpty }
    let texts = rows.map { row in
      row.map { segment in
        let number = Self.number(segment)
        return segment.view.map { " \($0) \(number) " } ?? number
      }
    }
    let plainWidths = texts.map { $0.reduce(0) { $0 + $1.count + 3 } }
    let width = max(24, plainWidths.max() ?? 0)
    return zip(rows, zip(texts, plainWidths)).map { row, text in
      let (labels, plain) = text
      var spare = width - plain
      var line = "|"
      for (index, label) in labels.enumerated() {
        let share = index == labels.count - 1 ? spare : spare / (labels.count - index)
        spare -= share
        let fill: Character = row[index].view == nil ? "-" : "="
        let before = 1 + share / 2
        line +=
          String(repeating: fill, count: before) + label + String(repeating: fill, count: 1 + share - share / 2) + "|"
      }
      let total = row.reduce(0) { $0 + $1.length }
      return line + " " + (row.count > 1 ? "= " : "") + (row.count > 1 ? PointFormat.rounded(total) : "")
    }
  }

  private static func number(_ segment: Segment) -> String {
    (segment.relation == .equal ? "" : segment.relation.symbol + " ") + PointFormat.rounded(segment.length)
  }
}
