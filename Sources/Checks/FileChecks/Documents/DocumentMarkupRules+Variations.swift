// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutChecks

extension DocumentMarkupRules {
  /// The values of a new constraint, which documents leave out.
  private static let standards: [String: Double] = ["constant": 0, "multiplier": 1, "priority": 1000]

  /// Values for a size class that are those without the size class, and that no value for another one needs.
  var idleVariations: [Fault] {
    elements.filter { element in
      guard element.name == "variation", let key = element["key"], key != "default", element.elements.isEmpty,
        let owner = element.parent
      else { return false }
      let values = element.attributes.filter { $0.name != "key" }
      // With several values, this one can take back what a wider size class has.
      let others = owner.elements.filter { $0.name == "variation" && $0["key"] != key }
      return !values.isEmpty
        && values.allSatisfy { value in
          isSame(value.value, owner, value.name) && others.allSatisfy { $0[value.name] == nil }
        }
    }.map { element in
      fault(
        .idleVariation, element, "the value for this size class is the one that counts without it",
        "remove it, or give it the value that was meant")
    }
  }

  /// Parts that are left out without a size class, that no size class takes in, and that code cannot reach.
  var uninstalledParts: [Fault] {
    let included = Set(elements.filter { $0.name == "include" }.compactMap { $0["reference"] })
    return elements.compactMap { element in
      guard element.name == "exclude", let part = element["reference"], !included.contains(part),
        let mask = element.parent, mask.parent?["key"] == "default", summary.outlets[part] == nil
      else { return nil }
      let what = mask["key"] == "constraints" ? "the constraint" : "the view"
      return fault(
        .idleVariation, element, "\(what) '\(part)' is installed for no size class",
        "remove it, or install it for the size class that was meant")
    }
  }

  private func isSame(_ value: String, _ owner: MarkupElement, _ name: String) -> Bool {
    let standard = owner.name == "constraint" ? Self.standards[name] : nil
    guard let number = Double(value) else { return owner[name] == value }
    return (owner[name].map(Double.init) ?? standard) == number
  }
}
