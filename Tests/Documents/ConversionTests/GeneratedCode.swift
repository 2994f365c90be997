// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

@testable import Conversion

/// Reads the constraints from code that was written, with patterns of its own, so that a constraint that a writer forgets
/// or repeats is noticed.
@MainActor
struct GeneratedCode {
  let text: String
  let layout: LayoutDescription

  /// The constraints of the code.
  var terms: [ConstraintTerms] { anchors + chains + formats }

  private var rootName: String { layout.root.name }

  // MARK: Anchors

  private var anchors: [ConstraintTerms] {
    let relation = #"(equalTo|lessThanOrEqualTo|greaterThanOrEqualTo)"#
    let plain = matches(
      of: #"([\w.]+)Anchor\.constraint\("# + relation + #"(?:SystemSpacingAfter|SystemSpacingBelow)?: ([\w.]+)Anchor"#)
    let constants = matches(of: #"([\w.]+)Anchor\.constraint\("# + relation + #"Constant: "#)
    let general = matches(
      of:
        #"NSLayoutConstraint\(item: ([\w.]+), attribute: \.(\w+), relatedBy: \.(\w+), toItem: ([\w.]+), attribute: \.(\w+)"#
    )
    return plain.map { ConstraintTerms(named($0[0]), sign($0[1]), named($0[2])) }
      + constants.map { ConstraintTerms(named($0[0]), sign($0[1]), "number") }
      + general.map {
        ConstraintTerms(
          margin(named($0[0] + "." + $0[1])), sign($0[2]),
          $0[3] == "nil" ? "number" : margin(named($0[3] + "." + $0[4])))
      }
  }

  private func margin(_ term: String) -> String {
    for suffix in ["WithinMargins", "Margin"] where term.hasSuffix(suffix) {
      var parts = term.dropLast(suffix.count).split(separator: ".").map(String.init)
      parts.insert("layoutMarginsGuide", at: parts.count - 1)
      return parts.joined(separator: ".")
    }
    return term
  }

  /// Returns a term with the name of its view: a term of `self` begins with an attribute or a guide.
  private func named(_ term: String) -> String {
    let first = term.split(separator: ".").first.map(String.init) ?? ""
    if first == "self" { return rootName + term.dropFirst(4) }
    let isName = layout.views.dropFirst().contains { $0.name == first } || layout.guides.contains { $0.name == first }
    return isName ? term : rootName + "." + term
  }

  private func sign(_ word: String) -> String {
    if word.hasPrefix("equal") { return "==" }
    return word.hasPrefix("less") ? "<=" : ">="
  }

  // MARK: Chains

  private static let sets = [
    "edges": ["left", "top", "right", "bottom"], "directionalEdges": ["leading", "top", "trailing", "bottom"],
    "center": ["centerX", "centerY"], "size": ["width", "height"],
  ]

  private var chains: [ConstraintTerms] {
    var terms: [ConstraintTerms] = []
    var name = ""
    for line in text.split(separator: "\n").map(String.init) {
      if let opening = matches(of: #"(\w+)\.(?:snp\.|mas_)makeConstraints"#, in: line).first { name = opening[0] }
      guard
        let chain = matches(
          of: #"make\.([\w.]+)\.(equalTo|lessThanOrEqualTo|greaterThanOrEqualTo)(Superview)?\((.*)$"#, in: line
        ).first
      else { continue }
      let attributes = chain[0].split(separator: ".").map(String.init).flatMap { Self.sets[$0] ?? [$0] }
      for attribute in attributes {
        let target = chain[2].isEmpty ? target(chain[3], attribute) : superview(of: name) + "." + attribute
        terms.append(
          ConstraintTerms(margin("\(name).\(attribute)"), sign(chain[1]), target == "number" ? target : margin(target)))
      }
    }
    return terms
  }

  private func superview(of name: String) -> String {
    let view = layout.views.first { $0.name == name }
    return view?.superview.map { layout.views[$0].name } ?? ""
  }

  private func target(_ text: String, _ attribute: String) -> String {
    if let found = matches(
      of: #"^MASViewAttribute\(view: [\w.]+, item: ([\w.]+), layoutAttribute: \.(\w+)\)"#, in: text
    ).first {
      return named(found[0] + "." + found[1])
    }
    guard let item = matches(of: #"^([\w.\-]+)"#, in: text).first?[0] else { return "" }
    if Double(item) != nil { return "number" }
    let term = item.replacingOccurrences(of: ".snp.", with: ".").replacingOccurrences(of: ".mas_", with: ".")
    return term == item ? named(item == "self" ? "self" : item) + "." + attribute : named(term)
  }

  // MARK: Formats

  private var formats: [ConstraintTerms] {
    let found = matches(of: #"^\s+"?([HV]:.*?)"?[,;]$"#)
    guard !found.isEmpty else { return [] }
    let views = layout.views.map { _ in UIView() }
    for (index, view) in layout.views.enumerated() {
      if let superview = view.superview { views[superview].addSubview(views[index]) }
    }
    let names = Dictionary(uniqueKeysWithValues: zip(layout.views.map(\.name), views))
    let made = found.flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0[0], metrics: nil, views: names) }
    var reader = DescriptionReader(
      includes: { _ in true }, name: { view in names.first { $0.value === view }?.key }, customClass: { _ in nil })
    guard let read = try? reader.description(of: views[0], on: layout.screen, constraints: made) else { return [] }
    return read.constraints.map { ConstraintTerms($0, of: read) }
  }

  // MARK: Patterns

  private func matches(of pattern: String, in text: String? = nil) -> [[String]] {
    let text = text ?? self.text
    guard let expression = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines]) else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).map { match in
      (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
    }
  }
}
