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
}
