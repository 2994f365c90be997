// SPDX-License-Identifier: MIT

import Foundation
import Previews
import Testing

@testable import TinamouCommands

@Suite("What a change of sources reaches")
struct SourceReachTests {
  /// A mention in an index: a definition in a parent, or a reference in a user.
  private static func mention(
    _ name: String, _ line: Int, _ kind: SourceIndex.Kind, definedIn parent: String? = nil, overrides: Bool = false
  ) -> SourceIndex.Mention {
    var relations = parent.map { [(declaration: $0, roles: SourceIndex.Roles.childOf)] } ?? []
    if overrides { relations.append((declaration: "UIView." + name, roles: .overrideOf)) }
    return SourceIndex.Mention(
      declaration: (parent.map { $0 + "." } ?? "") + name, name: name, kind: kind, line: line, roles: .definition,
      relations: relations)
  }

  private static func use(_ declaration: String, _ line: Int, by user: String) -> SourceIndex.Mention {
    SourceIndex.Mention(
      declaration: declaration, name: declaration, kind: .other, line: line, roles: .reference,
      relations: [(declaration: user, roles: .containedBy)])
  }

  /// An app with a label, a card that has one, two screens of which one shows the card, and a preview of each class.
  private static let files: [String: (text: String, mentions: [SourceIndex.Mention])] = [
    "PriceLabel.swift": (
      """
      final class PriceLabel: UILabel {
        override func layoutSubviews() {
          inset = 4
        }
        func shorten() {
          length = 3
        }
        // Nothing of this is seen.
      }
      """,
      [
        mention("PriceLabel", 1, .classType),
        mention("layoutSubviews", 2, .method, definedIn: "PriceLabel", overrides: true),
        mention("shorten", 5, .method, definedIn: "PriceLabel"),
      ]
    ),
    "Card.swift": (
      """
      final class Card: UIView {
        let label = PriceLabel()
        let image = UIImage(named: "trip-cover")
      }
      enum Cards {
        static func short() { label.shorten() }
      }
      """,
      [
        mention("Card", 1, .classType), mention("label", 2, .other, definedIn: "Card"),
        use("PriceLabel", 2, by: "Card.label"), mention("image", 3, .other, definedIn: "Card"),
        mention("Cards", 5, .enumeration), mention("short", 6, .staticMethod, definedIn: "Cards"),
        use("PriceLabel.shorten", 6, by: "Cards.short"),
      ]
    ),
    "Screens.swift": (
      """
      final class List: UIViewController {
        let cover = UIColor.brand
        override func viewDidLoad() {
          title = "Trips"
          view = Card()
        }
      }
      final class Form: UIViewController {
        let nib = UINib(nibName: "Field")
      }
      """,
      [
        mention("List", 1, .classType), mention("cover", 2, .other, definedIn: "List"),
        mention("viewDidLoad", 3, .method, definedIn: "List", overrides: true),
        use("Card", 5, by: "List.viewDidLoad"), mention("Form", 8, .classType),
        mention("nib", 9, .other, definedIn: "Form"),
      ]
    ),
    "Main.storyboard": (
      """
      <document>
        <scenes>
          <scene sceneID="s-1">
            <objects>
              <viewController id="c-1" customClass="List" sceneMemberID="viewController">
              </viewController>
            </objects>
          </scene>
          <scene sceneID="s-2">
            <objects>
              <viewController id="c-2" sceneMemberID="viewController">
                <label text="Two"/>
                <color key="textColor" name="Ink"/>
              </viewController>
            </objects>
            <point key="canvasLocation" x="1" y="2"/>
          </scene>
        </scenes>
        <resources>
          <namedColor name="Ink"><color red="1"/></namedColor>
        </resources>
      </document>
      """, []
    ),
    "Field.xib": ("<document>\n<objects>\n<view/>\n</objects>\n</document>", []),
    "Assets.xcassets/trip-cover.imageset/a.png": ("1", []),
    "Assets.xcassets/BrandColor.colorset/Contents.json": ("1", []),
    "en.lproj/Localizable.strings": ("\"Trips\" = \"Trips\";", []),
    "Info.plist": (
      "<plist>\n<key>UILaunchScreen</key>\n<dict/>\n<key>CFBundleVersion</key>\n<string>1</string>\n</plist>", []
    ),
    "README.md": ("Trips", []),
  ]

  private static let items: [(name: String, subject: PreviewSubject, file: String)] = [
    ("label", .made(className: "App.PriceLabel"), "PriceLabel.swift"),
    ("card", .made(className: "App.Card"), "Card.swift"), ("cards", .made(className: "App.Cards"), "Card.swift"),
    ("list", .made(className: "App.List"), "Screens.swift"), ("form", .made(className: "App.Form"), "Screens.swift"),
    ("one", .scene(storyboard: "Main", controller: "c-1"), "Main.storyboard"),
    ("two", .scene(storyboard: "Main", controller: "c-2"), "Main.storyboard"), ("field", .nib("Field"), "Field.xib"),
  ]

  struct Edit: Sendable, CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    let reasons: [String: String]
    var testDescription: String { "\(file): \(old) → \(new)" }
  }

  private static let listUsesCard = "Screens.swift:5 uses `Card`"
  private static let cardUsesLabel = "Card.swift:2 uses `PriceLabel`, changed at PriceLabel.swift:3"

  static let edits: [Edit] = [
    Edit(
      file: "PriceLabel.swift", old: "inset = 4", new: "inset = 5",
      reasons: [
        "label": "PriceLabel.swift:3 changed", "card": cardUsesLabel, "list": "\(listUsesCard); \(cardUsesLabel)",
        "one": "Main.storyboard:5 uses `List`; 1 other between; \(cardUsesLabel)",
      ]),
    // A method that is not called by UIKit matters to those that call it only, and a static method to those that name it.
    Edit(file: "PriceLabel.swift", old: "length = 3", new: "length = 4", reasons: [:]),
    Edit(file: "PriceLabel.swift", old: "// Nothing of this", new: "// All of this", reasons: [:]),
    Edit(
      file: "Screens.swift", old: "\"Field\"", new: "\"Field\", bundle: nil",
      reasons: ["form": "Screens.swift:9 changed"]),
    Edit(file: "Main.storyboard", old: "Two", new: "2", reasons: ["two": "Main.storyboard:12 changed"]),
    Edit(file: "Main.storyboard", old: "x=\"1\"", new: "x=\"7\"", reasons: [:]),
    Edit(file: "Main.storyboard", old: "red=\"1\"", new: "red=\"0\"", reasons: ["two": "Main.storyboard:13 changed"]),
    Edit(
      file: "Field.xib", old: "<view/>", new: "<view tag=\"1\"/>",
      reasons: ["field": "Field.xib:3 changed", "form": "Screens.swift:9 uses `Field.xib`, changed at Field.xib:3"]),
    Edit(
      file: "Assets.xcassets/trip-cover.imageset/a.png", old: "1", new: "2",
      reasons: [
        "card": "Card.swift:3 uses `trip-cover`, changed at a.png",
        "list": "\(listUsesCard); Card.swift:3 uses `trip-cover`, changed at a.png",
        "one": "Main.storyboard:5 uses `List`; 1 other between; Card.swift:3 uses `trip-cover`, changed at a.png",
      ]),
    Edit(
      file: "Assets.xcassets/BrandColor.colorset/Contents.json", old: "1", new: "2",
      reasons: [
        "list": "Screens.swift:2 uses `BrandColor`, changed at Contents.json",
        "one": "Main.storyboard:5 uses `List`; Screens.swift:2 uses `BrandColor`, changed at Contents.json",
      ]),
    Edit(
      file: "en.lproj/Localizable.strings", old: "= \"Trips\"", new: "= \"My trips\"",
      reasons: [
        "list": "Screens.swift:4 uses `Trips`, changed at Localizable.strings",
        "one": "Main.storyboard:5 uses `List`; Screens.swift:4 uses `Trips`, changed at Localizable.strings",
      ]),
    Edit(
      file: "en.lproj/Localizable.strings", old: "\"Trips\" =", new: "\"Other\" = \"1\"; \"Trips\" =",
      reasons: Dictionary(uniqueKeysWithValues: items.map { ($0.name, "Localizable.strings changed") })),
    Edit(
      file: "Info.plist", old: "UILaunchScreen", new: "UIMainStoryboardFile",
      reasons: Dictionary(uniqueKeysWithValues: items.map { ($0.name, "Info.plist changed") })),
    Edit(file: "Info.plist", old: "<string>1", new: "<string>2", reasons: [:]),
    Edit(file: "README.md", old: "Trips", new: "Trip", reasons: [:]),
  ]

  @Test("what depends on a change is reached, each with the way to it, and nothing else", arguments: edits)
  func reach(edit: Edit) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for side in ["before", "after"] {
      for (path, file) in Self.files {
        let url = root.appendingPathComponent("\(side)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let isChanged = side == "after" && path == edit.file
        let text = isChanged ? file.text.replacingOccurrences(of: edit.old, with: edit.new) : file.text
        try Data(text.utf8).write(to: url)
      }
    }
    let (before, after) = (root.appendingPathComponent("before").path, root.appendingPathComponent("after").path)
    let sources = ChangedSources(before: before, after: after)
    #expect(sources.changed == [edit.file])
    let index = SourceIndex(files: Self.files.compactMapValues { $0.mentions.isEmpty ? nil : $0.mentions })
    let reach = SourceReach(sources, before: before, after: after, index: index)
    for item in Self.items {
      let preview = PreviewItem(
        name: item.name, kind: .view, subject: item.subject, file: item.file, line: 1, column: 1)
      #expect(reach.reason(for: preview, at: item.file) == edit.reasons[item.name], "\(item.name)")
    }
  }

  @Test(
    "lines that differ are those of the state after, and the places of those that are gone",
    arguments: [
      ("a\nb\nc", "a\nx\nc", [2], []), ("a\nb\nc", "a\nc", [], [1]), ("a\nb", "x\na\nb", [1], []),
      ("a\nb", "b", [], [0]), ("a\nb\n", "a\n\n  b", [], []), ("a\n// b", "a\n// c", [], []),
      ("a\nb\nc\nd", "a\nd", [], [1]), ("a", "a\nb\nc", [2, 3], []),
    ] as [(String, String, [Int], [Int])])
  func changedLines(before: String, after: String, inserted: [Int], removals: [Int]) {
    let lines = ChangedLines(before, after) { $0.hasPrefix("//") }
    #expect(lines.inserted == inserted)
    #expect(lines.removals == removals)
  }
}
