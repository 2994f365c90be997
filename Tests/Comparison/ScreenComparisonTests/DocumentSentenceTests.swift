// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A replacement in the document of the card, and the sentences about it.
struct Mutation: CustomTestStringConvertible, Sendable {
  let name: String
  let old: String
  let new: String
  let sentences: [String]

  init(_ name: String, _ old: String, _ new: String, _ sentences: String...) {
    (self.name, self.old, self.new, self.sentences) = (name, old, new, sentences)
  }

  var testDescription: String { name }
}

@Suite("The sentences about documents")
@MainActor
struct DocumentSentenceTests {
  @Test(
    "a change of a document is said",
    arguments: [
      Mutation("a text", "text=\"Price\"", "text=\"Cost\"", "`priceLabel` says “Cost” (“Price” before)."),
      Mutation(
        "a font", "UICTFontTextStyleSubhead", "UICTFontTextStyleFootnote",
        "`priceLabel` has the font Footnote (Subhead before)."),
      Mutation(
        "a height", "constant=\"110\"", "constant=\"90\"",
        "`Banner` is 90 points high (110 before), so 1 other view moves up by 20."),
      Mutation(
        "a top edge", "constant=\"12\"", "constant=\"16\"",
        "`priceLabel` is 16 points from the top of the safe area (12 before), so it and 2 other views move down by 4."
      ),
      Mutation(
        "a relation", "firstAttribute=\"height\" constant=\"30\"",
        "firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"30\"",
        "`priceLabel` is at least 30 points high (exactly 30 before)."),
      Mutation(
        "a priority", "constant=\"30\" id", "constant=\"30\" priority=\"999\" id",
        "`priceLabel` is 30 points high with priority 999 (1000 before)."),
      Mutation(
        "a color", "systemColor=\"darkTextColor\"", "systemColor=\"secondaryLabelColor\"",
        "`priceLabel` has the text color secondaryLabelColor (#000000 before)."),
      Mutation(
        "hidden", "id=\"la-00-001\">", "hidden=\"YES\" id=\"la-00-001\">", "`priceLabel` is hidden."),
      Mutation(
        "a class", "text=\"Price\"", "customClass=\"PriceLabel\" text=\"Price\"",
        "`priceLabel` is of the class PriceLabel (UILabel before)."),
      Mutation(
        "the class of a controller", "customClass=\"CardController\"", "customClass=\"OfferController\"",
        "The screen is of the class OfferController (CardController before)."),
      Mutation(
        "outlets", "destination=\"la-00-001\" id=\"ou-00-001\"/>",
        "destination=\"la-00-001\" id=\"ou-00-001\"/><outlet property=\"freeLabel\" destination=\"la-00-002\" id=\"ou-00-002\"/>"
          + "<outlet property=\"buyButton\" destination=\"bu-00-001\" id=\"ou-00-003\"/>",
        "The screen now has outlets to `freeLabel` and `buyButton`."),
      Mutation(
        "an action", "selector=\"buy:\"", "selector=\"order:\"",
        "The button “Buy” calls `order:` on touchUpInside (before, it called `buy:` on touchUpInside)."),
      Mutation(
        "spacing", "spacing=\"8\"", "spacing=\"12\"",
        "The stack view has the spacing 12 (8 before), so it is 62.3 high (58.3 before) and 1 other view moves down by 4."
      ),
      Mutation(
        "the spacing of the system", "spacing=\"8\"", "spacingType=\"standard\"",
        "The stack view has the spacing standard (8 before)."),
      Mutation(
        "the detected data", "height=\"110\"/>",
        "height=\"110\"/><dataDetectorType key=\"dataDetectorTypes\" link=\"YES\"/>",
        "`Banner` has the `dataDetectorTypes` link (standard before)."),
    ])
  func change(_ mutation: Mutation) throws {
    let after = ComparedDocument.card.replacingOccurrences(of: mutation.old, with: mutation.new)
    #expect(after != ComparedDocument.card)
    #expect(try ComparedDocument.sentences(from: ComparedDocument.card, to: after) == mutation.sentences)
  }

  @Test(
    "nothing is said of what only the writer of a document changed",
    arguments: [
      Mutation("the version of the tool", "toolsVersion=\"21701\"", "toolsVersion=\"22505\""),
      Mutation("the canvas", "retina6_12", "retina4_7"),
      Mutation("a module", "customModule=\"Shop\"", "customModule=\"Store\" customModuleProvider=\"target\""),
      Mutation("a computed frame", "y=\"71\" width=\"361\"", "y=\"75.5\" width=\"343\""),
      Mutation(
        "a system color as numbers", "systemColor=\"darkTextColor\"",
        "white=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\""),
      Mutation(
        "a default", "contentMode=\"left\" text=\"Price\"",
        "contentMode=\"left\" textAlignment=\"natural\" text=\"Price\""),
      Mutation("the earlier name of a button's type", "buttonType=\"system\"", "buttonType=\"roundedRect\""),
      Mutation(
        "a clear color of a plain view", "height=\"110\"/>",
        "height=\"110\"/><color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"/>"),
      Mutation("a misplaced view", "text=\"Price\"", "misplaced=\"YES\" text=\"Price\""),
      Mutation(
        "the sides of a constraint exchanged",
        "firstItem=\"vi-00-001\" firstAttribute=\"top\" secondItem=\"la-00-001\" secondAttribute=\"bottom\" constant=\"8\"",
        "firstItem=\"la-00-001\" firstAttribute=\"bottom\" secondItem=\"vi-00-001\" secondAttribute=\"top\" constant=\"-8\""
      ),
    ])
  func noise(_ mutation: Mutation) throws {
    let after = ComparedDocument.card.replacingOccurrences(of: mutation.old, with: mutation.new)
    #expect(after != ComparedDocument.card)
    #expect(
      try ComparedDocument.sentences(from: ComparedDocument.card, to: after) == ["Nothing changes on the screen."])
  }

  @Test("a stack view that arranges its views anew is the cause, and not a property of a layer in it")
  func arrangement() throws {
    let radius =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\">"
      + "<integer key=\"value\" value=\"4\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    let after = ComparedDocument.card.replacingOccurrences(of: "spacing=\"8\"", with: "spacing=\"20\"")
      .replacingOccurrences(
        of: "<state key=\"normal\" title=\"Buy\"/>", with: "<state key=\"normal\" title=\"Buy\"/>" + radius)
    #expect(
      try ComparedDocument.sentences(from: ComparedDocument.card, to: after) == [
        "The stack view has the spacing 20 (8 before), so it is 70.3 high (58.3 before) and 1 other view moves down by 12.",
        "The button “Buy” has the `layer.cornerRadius` 4 (not set before).",
      ])
  }

  @Test("views that get constraints and stay where they are share a sentence, and so does what is gone from one view")
  func sharedSentences() throws {
    func document(_ constraints: String, parts: String = "") -> String {
      let views = (1...5).map { number in
        "<view contentMode=\"scaleToFill\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"fx-00-00\(number)\""
          + " userLabel=\"Part \(number)\"><rect key=\"frame\" x=\"\(number * 40)\" y=\"600\" width=\"30\" height=\"30\"/></view>"
      }.joined()
      return ComparedDocument.card.replacingOccurrences(of: "<stackView", with: views + parts + "<stackView")
        .replacingOccurrences(of: "            </constraints>", with: constraints + "</constraints>")
    }
    let constraints = (1...5).map { number in
      "<constraint firstItem=\"fx-00-00\(number)\" firstAttribute=\"leading\" secondItem=\"ro-00-001\" secondAttribute=\"leading\" "
        + "constant=\"\(number * 40)\" id=\"cl-00-00\(number)\"/><constraint firstItem=\"fx-00-00\(number)\" firstAttribute=\"top\" "
        + "secondItem=\"ro-00-001\" secondAttribute=\"top\" constant=\"600\" id=\"ct-00-00\(number)\"/>"
        + "<constraint firstItem=\"fx-00-00\(number)\" firstAttribute=\"width\" constant=\"30\" id=\"cw-00-00\(number)\"/>"
        + "<constraint firstItem=\"fx-00-00\(number)\" firstAttribute=\"height\" constant=\"30\" id=\"ch-00-00\(number)\"/>"
    }.joined()
    let after = document(constraints).replacingOccurrences(of: "fixedFrame=\"YES\" ", with: "")
    #expect(
      try ComparedDocument.sentences(from: document(""), to: after) == [
        "Each of `Part 1`, `Part 2` and 3 other views now has constraints, which leave it where it was."
      ])
    #expect(
      try ComparedDocument.sentences(from: document(""), to: ComparedDocument.card) == [
        "Each of `Part 1`, `Part 2`, `Part 3`, `Part 4` and `Part 5` is gone from the view of the screen."
      ])
  }

  @Test("the effect of a view that blurs what is behind it is said")
  func effect() throws {
    func document(_ style: String) -> String {
      let view =
        "<visualEffectView opaque=\"NO\" contentMode=\"scaleToFill\" id=\"ve-00-001\">"
        + "<rect key=\"frame\" x=\"0.0\" y=\"700\" width=\"393\" height=\"100\"/><autoresizingMask key=\"autoresizingMask\"/>"
        + "<blurEffect style=\"\(style)\"/></visualEffectView><stackView"
      return ComparedDocument.card.replacingOccurrences(of: "<stackView", with: view)
    }
    #expect(
      try ComparedDocument.sentences(from: document("dark"), to: document("extraLight")) == [
        "The visual effect view has the effect blur extraLight (blur dark before)."
      ])
  }

  @Test("a constraint that was there twice is said once, and a mode that is gone is the standard one")
  func onceAndStandard() throws {
    let line =
      "<constraint firstItem=\"vi-00-001\" firstAttribute=\"centerY\" secondItem=\"ro-00-001\" secondAttribute=\"centerY\" "
    let twice = ComparedDocument.card.replacingOccurrences(
      of: "            </constraints>", with: line + "id=\"co-00-021\"/>" + line + "id=\"co-00-022\"/></constraints>")
    #expect(
      try ComparedDocument.sentences(from: twice, to: ComparedDocument.card).first?.components(
        separatedBy: "no longer is centered vertically"
      ).count == 2)
    let after = ComparedDocument.card.replacingOccurrences(
      of: "opaque=\"NO\" contentMode=\"scaleToFill\" buttonType",
      with: "opaque=\"NO\" contentMode=\"scaleToFill\" contentHorizontalAlignment=\"left\" buttonType")
    #expect(
      try ComparedDocument.sentences(from: ComparedDocument.card, to: after)
        == ["The button “Buy” has the `contentHorizontalAlignment` left (standard before)."])
    #expect(
      try ComparedDocument.sentences(from: after, to: ComparedDocument.card)
        == ["The button “Buy” has the standard `contentHorizontalAlignment` (left before)."])
  }

  @Test("new identifiers of all objects are no change")
  func identifiers() throws {
    let after = ComparedDocument.card.replacing(/([a-z]{2})-00-00(\d)/) { "Z\($0.1)-9\($0.2)-Q\($0.2)x" }
    #expect(
      try ComparedDocument.sentences(from: ComparedDocument.card, to: after) == ["Nothing changes on the screen."])
  }

  @Test("exchanged identifiers of views are no change")
  func exchangedIdentifiers() throws {
    let after = ComparedDocument.card.replacingOccurrences(of: "la-00-001", with: "la-00-009")
      .replacingOccurrences(of: "la-00-002", with: "la-00-001").replacingOccurrences(of: "la-00-009", with: "la-00-002")
    #expect(
      try ComparedDocument.sentences(from: ComparedDocument.card, to: after) == ["Nothing changes on the screen."])
  }

  @Test("another order of constraints is no change")
  func order() throws {
    var lines = ComparedDocument.card.components(separatedBy: "\n")
    let indices = lines.indices.filter { lines[$0].contains("<constraint ") }
    for (index, line) in zip(indices, indices.reversed().map { lines[$0] }) { lines[index] = line }
    #expect(
      try ComparedDocument.sentences(from: ComparedDocument.card, to: lines.joined(separator: "\n"))
        == ["Nothing changes on the screen."])
  }

  @Test("new identifiers beside a change leave the sentence of the change")
  func identifiersAndChange() throws {
    let after = ComparedDocument.card.replacing(/([a-z]{2})-00-00(\d)/) { "Z\($0.1)-9\($0.2)-Q\($0.2)x" }
      .replacingOccurrences(of: "text=\"Free of charge\"", with: "text=\"Free\"")
    #expect(
      try ComparedDocument.sentences(from: ComparedDocument.card, to: after)
        == ["The label “Free” says “Free” (“Free of charge” before)."])
  }
}
