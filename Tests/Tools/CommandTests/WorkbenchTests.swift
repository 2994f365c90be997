// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Pages
import Testing

@testable import TinamouCommands

/// The files of the page, and the texts that it shows.
struct WorkbenchTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Checks/Pages/Files").standardizedFileURL
  private static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func thePageIsSmallAndAsksNobodyElse() throws {
    var size = 0
    for name in Self.names {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      size += text.utf8.count
      // Names of the vocabulary of drawings, and the schemes of links and of the page's own socket, are no requests.
      for address in text.matches(of: /https?:\/\/[^\s"'`)]+/).map({ String($0.output) }) {
        #expect(address == "http://www.w3.org/2000/svg", "\(name) mentions \(address)")
      }
      #expect(!text.contains("eval(") && !text.contains("innerHTML"), "\(name) makes code of text")
    }
    #expect(Self.names.count > 20 && size <= 300_000)
  }

  @Test func everyFileOfThePageIsServed() throws {
    for name in Self.names where name != "static.js" && name != "index.html" {
      let file = try #require(PageFiles.named(name), "\(name) is not served")
      #expect(file.bytes == [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name))))
      #expect(file.type.hasPrefix(name.hasSuffix(".css") ? "text/css" : "text/javascript"))
    }
    #expect(PageFiles.named("../Package.swift") == nil)
  }

  @Test func anErrorHasTheLinesAroundIt() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Card-\(UUID().uuidString).swift")
    try (1...9).map { "line \($0)\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let found = SourceExcerpt.excerpts(of: "\(file.path):5:3: error: no such thing: x\nnote: nothing\nerror: stopped")
    let excerpt = try #require(found.first)
    #expect(found.count == 1)
    #expect((excerpt.line, excerpt.column, excerpt.first) == (5, 3, 2))
    #expect(excerpt.message == "no such thing: x")
    #expect(excerpt.lines == (2...8).map { "line \($0)" })
    #expect(SourceExcerpt("Missing.swift:1:1: error: gone")?.lines == [])
    #expect(SourceExcerpt("A.swift: error: without a line") == nil)
  }

  @MainActor @Test func stepsBecomeATest() {
    let text = RecordedTest.text(
      ofYAML: """
        - tap: Filter
        - { type: "a \\"b\\"", into: searchField }
        - shake
        """, with: Setting(device: "iPhone SE (3rd generation)", os: "18", appearance: "dark"))
    #expect(
      text.contains(
        #"withDevice(DeviceProfile.named("iPhone SE (3rd generation)") ?? .standard, system: .iOS18, appearance: .dark) {"#
      ))
    #expect(text.contains("    tap(\"Filter\", in: window)"))
    #expect(text.contains("typeText(\"a \\\"b\\\"\", into: \"searchField\", in: window)"))
    #expect(text.contains("// not in LayoutTesting: shake"))
    #expect(RecordedTest.text(ofYAML: "- fly: high").hasPrefix("// "))
  }

  @Test func visitorsHaveStatesOfTheirOwn() {
    let hub = LiveHub(program: "/nowhere", setting: .init())
    let sent = [Sent(), Sent(), Sent()]
    let pages = sent.map { hub.add($0.take) }
    hub.receive(#"{"setting":{"appearance":"dark"}}"#, from: pages[0])
    #expect(sent[0].texts.contains { $0.contains(#""appearance":"dark""#) })
    #expect(!sent[1].texts.contains { $0.contains(#""appearance":"dark""#) })
    hub.receive(#"{"join":1}"#, from: pages[2])
    #expect(sent[2].texts.contains { $0.contains(#""appearance":"dark""#) })
    hub.stop()
  }

  /// The messages that a page was sent.
  private final class Sent: @unchecked Sendable {
    private let lock = NSLock()
    private var words: [String] = []
    var texts: [String] { lock.withLock { words } }

    func take(_ message: PageMessage) {
      if case .words(let text) = message { lock.withLock { words.append(text) } }
    }
  }
}
