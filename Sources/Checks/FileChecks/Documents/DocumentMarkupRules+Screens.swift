// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutChecks

/// The rules about screens of other widths, directions and bars.
extension DocumentMarkupRules {
  /// Columns of split views that stay side by side in every window.
  var forcedTilings: [Fault] {
    elements.filter { $0.name == "splitViewController" && $0["behavior"] == "tile" }.map {
      fault(.forcedTiling, $0, SourceRule.forcedTilingMessage, SourceRule.forcedTilingAdvice)
    }
  }

  /// Symbols whose arrow points to the same side in every language.
  var unmirroredSymbols: [Fault] {
    elements.compactMap { element in
      guard element["catalog"] == "system", let name = element["image"], let other = SidedSymbol.mirrored(name) else {
        return nil
      }
      return fault(.unmirroredSymbol, element, SidedSymbol.message(name), SidedSymbol.advice(other))
    }
  }

  /// Labels for assistive technology that say nothing.
  var doubtfulLabels: [Fault] {
    elements.compactMap { element in
      let isLabel =
        element.name == "userDefinedRuntimeAttribute"
        && element["keyPath"].map { path in
          let words = Set(path.camelWords)
          return words.contains("label") && !words.isDisjoint(with: ["accessibility", "acc"])
        } == true
      guard let label = element.name == "accessibility" ? element["label"] : isLabel ? element["value"] : nil,
        SourceRule.isDoubtful(label)
      else { return nil }
      let (found, place) = fault(
        .missingDescription, element, SourceRule.doubtfulMessage(label), SourceRule.doubtfulAdvice)
      return (found.asNote, place)
    }
  }

  /// Tabs whose content begins elsewhere than that of the tabs beside them, below bars that are opaque.
  var unevenTabs: [Fault] {
    let byID = Dictionary(elements.compactMap { element in element["id"].map { ($0, element) } }) { first, _ in first }
    return elements.filter { $0.name == "tabBarController" }.flatMap { tabs -> [Fault] in
      let contents = destinations(of: tabs, "viewControllers").compactMap { byID[$0] }.map { tab in
        tab.name == "navigationController"
          ? destinations(of: tab, "rootViewController").first.flatMap { byID[$0] } ?? tab : tab
      }
      let extended = contents.filter { $0["extendedLayoutIncludesOpaqueBars"] == "YES" }
      guard !extended.isEmpty else { return [] }
      return contents.filter { content in
        content["extendedLayoutIncludesOpaqueBars"] == nil && content.name.hasSuffix("iewController")
      }.map {
        fault(
          .unevenTabs, $0, "below opaque bars, the content begins elsewhere than in the tabs that extend under them",
          "choose Under Opaque Bars for all tabs, or for none")
      }
    }
  }

  private func destinations(of controller: MarkupElement, _ relationship: String) -> [String] {
    (controller.element("connections")?.elements ?? []).filter { $0["relationship"] == relationship }
      .compactMap { $0["destination"] }
  }

  // MARK: Constraints

  /// One end of a constraint.
  private struct End: Hashable {
    let id: String
    let attribute: String
  }

  /// The constraints between two items, with their ends.
  private var ties: [(constraint: MarkupElement, first: End, second: End)] {
    elements.compactMap { constraint in
      guard constraint.name == "constraint", (constraint["relation"] ?? "equal") == "equal",
        let first = constraint["firstItem"] ?? constraint.parent?.parent?["id"], let own = constraint["firstAttribute"],
        let second = constraint["secondItem"] ?? constraint.parent?.parent?["id"],
        let other = constraint["secondAttribute"]
      else { return nil }
      return (constraint, End(id: first, attribute: own), End(id: second, attribute: other))
    }
  }

  /// Contents beside another one that are held by a margin, which is not the same in every window, where that one is held by the edge.
  var mixedMargins: [Fault] {
    let ties = ties
    func held(_ attribute: String) -> [(constraint: MarkupElement, item: String, container: String, distance: Double)] {
      ties.compactMap { tie in
        guard tie.first.attribute == "leading", tie.second.attribute == attribute, tie.first.id != tie.second.id else {
          return nil
        }
        return (tie.constraint, tie.first.id, tie.second.id, constant(tie.constraint))
      }
    }
    let edges = held("leading")
    return held("leadingMargin").filter { margin in
      margin.distance >= 24
        && edges.contains { edge in
          edge.container == margin.container && edge.item != margin.item && edge.distance > 0
            && edge.distance < margin.distance + 20
            && !ties.contains { Set([$0.first.id, $0.second.id]) == [edge.item, margin.item] }
        }
    }.map {
      fault(
        .mixedMargins, $0.constraint,
        "the margin is not the same in every window, and what stands beside this view is held by the edge",
        "hold both by the edge or both by the margin, or one by the other")
    }
  }

  /// Texts of which one end is held by the center of what contains them.
  var centeredEdges: [Fault] {
    let ties = ties
    let texts = Dictionary(
      elements.filter { ["label", "textField", "textView"].contains($0.name) }.compactMap { text in
        text["id"].map { ($0, text) }
      }
    ) { first, _ in first }
    let vertical = elements.filter { $0.name == "constraint" }.flatMap { constraint in
      [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, attribute in
        constraint[item].flatMap { id in constraint[attribute].map { End(id: id, attribute: $0) } }
      }
    }
    return ties.compactMap { tie in
      let ends = [tie.first, tie.second]
      guard let edge = ends.first(where: { ["top", "bottom"].contains($0.attribute) && texts[$0.id] != nil }),
        let center = ends.first(where: { $0.attribute == "centerY" }), let text = texts[edge.id],
        text.parent?.parent?["id"] == center.id,
        !vertical.contains(where: {
          $0.id == edge.id
            && ($0.attribute != edge.attribute
              && ["top", "bottom", "height", "centerY", "firstBaseline", "baseline"].contains($0.attribute))
        })
      else { return nil }
      let name = summary.outlets[edge.id].map { "'\($0)'" } ?? "the text"
      return fault(.centeredEdge, tie.constraint, SourceRule.centeredMessage(name), SourceRule.centeredAdvice)
    }
  }
}
