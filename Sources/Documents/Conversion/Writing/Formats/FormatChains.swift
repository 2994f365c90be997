// SPDX-License-Identifier: MIT

import LayoutModel

/// Visual formats that express as many constraints as possible, and the constraints that are left.
struct FormatChains {
  /// The formats, each with its orientation.
  private(set) var formats: [String] = []
  /// The constraints that no format expresses.
  private(set) var rest: [DescribedConstraint] = []
  /// The indices of the views that the formats mention.
  private(set) var views: Set<Int> = []
  private let description: LayoutDescription

  init(_ description: LayoutDescription) {
    self.description = description
    var used: Set<Int> = []
    for axis in [LayoutAxis.horizontal, .vertical] {
      var parts = AxisParts()
      for (index, constraint) in description.constraints.enumerated() {
        guard let link = FormatLink(constraint, along: axis, in: description) else { continue }
        used.insert(index)
        parts.add(link)
        note(constraint)
      }
      let prefix = axis == .horizontal ? "H:" : "V:"
      while let format = parts.next(description) { formats.append(prefix + format) }
    }
    rest = description.constraints.indices.filter { !used.contains($0) }.map { description.constraints[$0] }
  }

  private mutating func note(_ constraint: DescribedConstraint) {
    for case .view(let index)? in [constraint.first.item, constraint.second?.item] where index > 0 {
      views.insert(index)
    }
  }
}

/// The parts of formats along one axis that are not in a format yet.
private struct AxisParts {
  private var starts: [(view: Int, text: String)] = []
  private var ends: [(view: Int, text: String)] = []
  private var gaps: [(from: Int, to: Int, text: String)] = []
  private var sizes: [(view: Int, text: String)] = []

  mutating func add(_ link: FormatLink) {
    switch link {
    case .gap(let from, let to, let text): gaps.append((from, to, text))
    case .start(let view, let text): starts.append((view, text))
    case .end(let view, let text): ends.append((view, text))
    case .size(let view, let text): sizes.append((view, text))
    }
  }

  /// Takes the parts of the next format and returns it; `nil` if nothing is left.
  mutating func next(_ description: LayoutDescription) -> String? {
    var text = ""
    var view: Int
    var outer: Int?
    if !starts.isEmpty {
      let start = starts.removeFirst()
      view = start.view
      outer = description.views[view].superview
      text = "|" + start.text
    } else if let index = gaps.firstIndex(where: { gap in !gaps.contains { $0.to == gap.from } }) ?? gaps.indices.first
    {
      view = gaps[index].from
    } else if let end = ends.first {
      view = end.view
    } else if let size = sizes.first {
      view = size.view
    } else {
      return nil
    }
    text += element(view, description)
    while let index = gaps.firstIndex(where: { $0.from == view }) {
      let gap = gaps.remove(at: index)
      view = gap.to
      text += gap.text + element(view, description)
    }
    let last = view
    if let index = ends.firstIndex(where: {
      $0.view == last && (outer == nil || description.views[last].superview == outer)
    }) {
      text += ends.remove(at: index).text + "|"
    }
    return text
  }

  /// Returns a view in brackets with its sizes, which are taken.
  private mutating func element(_ view: Int, _ description: LayoutDescription) -> String {
    let own = sizes.filter { $0.view == view }.map(\.text)
    sizes.removeAll { $0.view == view }
    return "[" + description.views[view].name + (own.isEmpty ? "" : "(\(own.joined(separator: ",")))") + "]"
  }
}
