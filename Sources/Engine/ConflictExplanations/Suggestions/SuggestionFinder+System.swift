// SPDX-License-Identifier: MIT

/// Suggestions about rules of the system. A rule itself is never to be removed; the author's constraint that gives way to it is named.
extension SuggestionFinder {
  // MARK: Stack views

  /// A hidden arranged view.
  func hidingSuggestions() -> [Suggestion] {
    shape.members.filter { $0.origin == .stackHiding }.compactMap { member in
      guard let own = weakest() else { return nil }
      return Suggestion(
        text:
          "\(member.first.name) is hidden in a stack view, which makes its \(member.first.attribute) 0 (UISV-hiding): "
          + "give \(shape.members[own].named) a priority of 999", givesUp: [own], yields: own)
    }
  }

  /// A constraint between arranged views whose distance or alignment the stack view keeps.
  func spacingSuggestions() -> [Suggestion] {
    shape.members.compactMap { member in
      switch member.origin {
      case .stackSpacing:
        guard let own = authorBesides(member) else { return nil }
        return Suggestion(
          text: "delete \(shape.members[own].named): the stack view already spaces \(member.first.name), by "
            + PointFormat.rounded(abs(member.constant)), givesUp: [own])
      case .stackAlignment, .stackEdge:
        guard shape.authors.count == 1, let own = shape.authors.first, shape.members[own].second != nil else {
          return nil
        }
        return Suggestion(
          text: "delete \(shape.members[own].named): the stack view already positions its arranged views",
          givesUp: [own])
      default: return nil
      }
    }
  }

  /// The author's constraint between the same two views as `member`.
  private func authorBesides(_ member: ExplainedConstraint) -> Int? {
    let names = Set([member.first.name, member.second?.name ?? ""])
    return shape.authors.first { index in
      let own = shape.members[index]
      return Set([own.first.name, own.second?.name ?? ""]) == names
    }
  }

  /// Sizes of arranged views that the stack view makes equal.
  func distributionSuggestions() -> [Suggestion] {
    guard let rule = shape.members.first(where: { $0.origin == .stackDistribution && $0.second?.isSize == true }) else {
      return sameHeightSuggestions()
    }
    let sizes = shape.yielding.filter {
      shape.isConstantSize($0) && shape.members[$0].first.attribute == rule.first.attribute
    }
    guard let own = weakest(among: sizes) else { return [] }
    let reason =
      rule.multiplier == 1
      ? "makes its views equally \(Self.extent(rule.first.attribute)) (fillEqually)" : "distributes its views itself"
    return [
      Suggestion(
        text: "delete \(shape.members[own].named): the stack view \(reason); or set its distribution to .fill",
        givesUp: [own])
    ]
  }

  /// Two sizes across the axis of a stack view that stretches its views.
  private func sameHeightSuggestions() -> [Suggestion] {
    let aligned = shape.members.filter { $0.origin == .stackAlignment }
    let sizes = shape.yielding.filter { shape.isConstantSize($0) }
    guard aligned.count > 1, sizes.count > 1, shape.authors.count == sizes.count, let own = weakest(among: sizes) else {
      return []
    }
    return [
      Suggestion(
        text: "delete \(shape.members[own].named): the stack view makes its views equally "
          + "\(Self.extent(shape.members[own].first.attribute)) (alignment .fill); or set its alignment to .center",
        givesUp: [own])
    ]
  }

  // MARK: Content

  /// A size of content that hugs or resists compression with 1000; the one of the two that contradicts the others.
  func contentSuggestions() -> [Suggestion] {
    shape.members.indices.compactMap { index in
      let member = shape.members[index]
      guard case .contentSize = member.origin else { return nil }
      let isHugging = shape.isTooSmall(index)
      let axis = member.first.attribute == "height" ? "vertical" : "horizontal"
      return Suggestion(
        text:
          "give \(member.first.name) a \(axis) content \(isHugging ? "hugging" : "compression resistance") priority below "
          + "1000, so that it can \(isHugging ? "be larger" : "be smaller") than its content", givesUp: [index])
    }
  }

  // MARK: Sizes that the system gives

  /// A size that a table, a collection view or a window gives: what the content needs, and what can give way.
  func measuringSuggestions() -> [Suggestion] {
    shape.members.indices.compactMap { index in
      let member = shape.members[index]
      switch member.origin {
      case .encapsulatedSize, .temporary: break
      default: return nil
      }
      guard let own = weakest() else { return nil }
      let yielding = "give \(shape.members[own].named) a priority of 999"
      if member.constant == 0 {
        return Suggestion(
          text:
            "\(member.first.name) has \(member.first.attribute) 0 only at first, before it has been laid out: \(yielding)",
          givesUp: [own], yields: own)
      }
      guard let kind = MeasuredView(member.first, in: trial.classNames), let needed = neededSize(of: index)
      else { return nil }
      return Suggestion(
        text: kind.advice(
          member, needed: needed, isExact: shape.isExact, isRounding: shape.isRounding, yielding),
        givesUp: [own], yields: own)
    }
  }

  /// A size of a container that stays as it is, such as the width of a screen.
  func frameSuggestions() -> [Suggestion] {
    shape.members.compactMap { member in
      guard member.origin == .encapsulatedSize, member.constant > 0,
        MeasuredView(member.first, in: trial.classNames) == nil,
        let own = weakest()
      else { return nil }
      return Suggestion(
        text:
          "\(member.first.name) has \(member.first.attribute) \(PointFormat.rounded(member.constant)), as its container "
          + "says: give \(shape.members[own].named) a priority of 999", givesUp: [own], yields: own)
    }
  }

  // MARK: Autoresizing masks

  /// A view of the author whose frame and autoresizing mask contradict constraints.
  func maskSuggestions() -> [Suggestion] {
    let masks = shape.members.indices.filter {
      shape.members[$0].origin == .autoresizing && !SystemViews.ownsMask(shape.members[$0].first.className)
    }
    var names: [String] = []
    for index in masks where !names.contains(shape.members[index].first.name) {
      names.append(shape.members[index].first.name)
    }
    return names.compactMap { name in
      let own = masks.filter { shape.members[$0].first.name == name }
      if let text = partOfTableText(name) { return Suggestion(text: text, givesUp: own) }
      if shape.isPlacedByAuthor(name) {
        return Suggestion(
          text: "\(name) keeps its frame: set \(name).translatesAutoresizingMaskIntoConstraints = false, because "
            + "constraints position it", givesUp: own)
      }
      guard let size = own.first(where: { shape.isConstantSize($0) }), shape.members[size].constant == 0,
        let needed = neededSize(of: size)
      else { return nil }
      return Suggestion(text: emptyFrameText(shape.members[size].first, needed: needed), givesUp: own)
    }
  }

  /// The advice about a header or footer of a table, which constraints of the author tie to the table. Its mask is the table's affair.
  private func partOfTableText(_ name: String) -> String? {
    for index in shape.authors {
      let sides = [shape.members[index].first, shape.members[index].second].compactMap { $0 }
      guard sides.contains(where: { $0.name == name }),
        let table = sides.first(where: { SystemViews.plain($0.className).hasSuffix("TableView") && $0.name != name })
      else { continue }
      return
        "\(name) is a header or footer of \(table.name), which gives it its frame: delete \(shape.members[index].named), "
        + "give it the height of its content (systemLayoutSizeFitting), and set it again as the header or footer"
    }
    return nil
  }

  private func emptyFrameText(_ side: ExplainedConstraint.Side, needed: Double) -> String {
    let extent = Self.extent(side.attribute)
    let start =
      "\(side.name) was made with a frame that is 0 \(extent), and its content needs "
      + "\(shape.isExact ? "" : "at least ")\(PointFormat.rounded(needed)): "
    if trial.classNames.contains(where: { $0.hasPrefix("UIInputSet") || $0.hasPrefix("UIKeyboard") }) {
      return start + "give an input accessory view a frame of its \(side.attribute), or return that from "
        + "intrinsicContentSize and set its autoresizingMask to .flexibleHeight"
    }
    return start
      + "give it a frame of that \(side.attribute) if it is a header or footer of a table, a title or an accessory view; set "
      + "\(side.name).translatesAutoresizingMaskIntoConstraints = false only if constraints place it"
  }
}
