// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tinamou

@testable import Pictures

@Suite("Picture files")
@MainActor
struct OutputTests {
  /// A card with a title, an avatar and a shadow.
  private func card() -> UIView {
    final class Title: UIView {
      override func draw(_ rect: CGRect) {
        ("Tinamou 今晚" as NSString).draw(in: bounds, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    root.backgroundColor = .systemGroupedBackground
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 60))
    card.backgroundColor = .white
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.2
    let avatar = UIView(frame: CGRect(x: 8, y: 10, width: 40, height: 40))
    avatar.backgroundColor = .systemTeal
    avatar.layer.cornerRadius = 20
    avatar.alpha = 0.5
    let title = Title(frame: CGRect(x: 56, y: 20, width: 116, height: 21))
    root.addSubview(card)
    card.addSubview(avatar)
    card.addSubview(title)
    return root
  }

  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test("the same view gives the same bytes every time", arguments: Picture.Format.allCases)
  func deterministic(format: Picture.Format) throws {
    let options = Picture.Options(overlays: .all)
    let first = try Picture(of: card(), options: options).data(as: format)
    let second = try Picture(of: card(), options: options).data(as: format)
    #expect(first == second)
    #expect(first.count > 1000)
  }

  @Test("an SVG is readable text")
  func svg() throws {
    let text = try InterfaceGeneration.iOS18.whileCurrent {
      String(decoding: try Picture(of: card()).svg(), as: UTF8.self)
    }
    #expect(
      text
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" viewBox="0 0 200 80">
        <defs>
        <filter id="s1" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="-14" y="-14" width="208" height="88"><feGaussianBlur stdDeviation="3"/><feOffset dx="0" dy="-3"/></filter>
        </defs>
        <rect x="0" y="0" width="200" height="80" fill="#ffffff"/>
        <rect x="0" y="0" width="200" height="80" fill="#f2f2f7"/>
        <g transform="translate(10 10)">
        <path d="M0 12C0 5.373 5.373 0 12 0L168 0C174.627 0 180 5.373 180 12L180 48C180 54.627 174.627 60 168 60L12 60C5.373 60 0 54.627 0 48Z" fill="#000000" fill-opacity="0.2" filter="url(#s1)"/>
        <path d="M0 12C0 5.373 5.373 0 12 0L168 0C174.627 0 180 5.373 180 12L180 48C180 54.627 174.627 60 168 60L12 60C5.373 60 0 54.627 0 48Z" fill="#ffffff"/>
        <g transform="translate(8 10)">
        <g opacity="0.5">
        <path d="M0 20C0 8.954 8.954 0 20 0C31.046 0 40 8.954 40 20C40 31.046 31.046 40 20 40C8.954 40 0 31.046 0 20Z" fill="#30b0c7"/>
        </g>
        </g>
        <g transform="translate(56 20)">
        TEXT
        </g>
        </g>
        </svg>

        """.replacingOccurrences(of: "TEXT", with: text.split(separator: "\n").first { $0.hasPrefix("<text") } ?? ""))
    #expect(text.contains(">Tinamou 今晚</text>") && text.contains("font-weight=\"700\"") && text.contains("textLength="))
  }

  @Test("names, quotes and XML characters in a text are preserved")
  func escaping() throws {
    let line = DrawingCommand.TextLine(
      string: "<a href=\"x\"> & 'b'\u{0}\u{8}", font: DrawingCommand.Font(family: "Bad\"Font", pointSize: 10),
      color: .black,
      origin: .zero, width: 50)
    let text = String(
      decoding: try Picture(size: CGSize(width: 60, height: 20), commands: [.text(line)]).svg(), as: UTF8.self)
    #expect(text.contains("&lt;a href=&quot;x&quot;&gt; &amp; &apos;b&apos;</text>"))
    #expect(text.contains("Bad&quot;Font"))
    #expect(XMLCheck.isWellFormed(text))
  }

  @Test("every SVG with overlays, masks, images and symbols is well formed")
  func wellFormed() throws {
    let root = card()
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    mask.backgroundColor = .black
    root.subviews[0].layer.mask = mask
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 0, width: 40, height: 40)
    layer.contents = UIImage(systemName: "plus.circle.fill")?.withTintColor(.red)
    root.layer.addSublayer(layer)
    let text = String(decoding: try Picture(of: root, options: Picture.Options(overlays: .all)).svg(), as: UTF8.self)
    #expect(XMLCheck.isWellFormed(text))
    #expect(text.contains("<mask id=\"m1\""))
  }

  @Test("the extension determines the format, in any case", arguments: ["a.png", "a.PNG", "a.svg", "b.pdf"])
  func formats(name: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Picture(of: card()).write(to: file)
    let head = try Data(contentsOf: file).prefix(4)
    let expected: [UInt8] =
      name.lowercased().hasSuffix("png")
      ? [0x89, 0x50, 0x4E, 0x47] : Array((name.hasSuffix("svg") ? "<svg" : "%PDF").utf8)
    #expect(Array(head) == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
  }

  @Test("an unknown extension is an error that names the file")
  func unknownFormat() {
    #expect(throws: PictureError.unknownFormat(path: "out/login.gif")) {
      try Picture(of: card()).write(to: URL(fileURLWithPath: "out/login.gif", relativeTo: nil))
    }
    #expect("\(PictureError.unknownFormat(path: "login.gif"))".contains(".png, .svg or .pdf"))
  }

  @Test("a file that cannot be written is an error, and nothing is left behind")
  func unwritable() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("no/such/folder/a.png")
    #expect(throws: PictureError.unwritable(path: missing.path, reason: "No such file or directory")) {
      try Picture(of: card()).write(to: missing)
    }
    let taken = folder.appendingPathComponent("taken.svg")
    try FileManager.default.createDirectory(
      at: taken.appendingPathComponent("inside"), withIntermediateDirectories: true)
    #expect(throws: PictureError.self) { try Picture(of: card()).write(to: taken) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken.svg"])
  }

  @Test("a failed picture leaves the file that was there")
  func keepsOld() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    try Data("old".utf8).write(to: file)
    #expect(throws: PictureError.emptyPicture(width: 0, height: 10)) {
      try Picture(size: CGSize(width: 0, height: 10), commands: []).write(to: file)
    }
    #expect(try Data(contentsOf: file) == Data("old".utf8))
  }

  @Test("pictures without area, or too large for memory, are errors")
  func sizes() {
    for format in Picture.Format.allCases {
      #expect(throws: PictureError.self) { try Picture(size: .zero, commands: []).data(as: format) }
      #expect(throws: PictureError.self) {
        try Picture(size: CGSize(width: CGFloat.nan, height: 5), commands: []).data(as: format)
      }
    }
    #expect(throws: PictureError.tooLarge(width: 40000, height: 20)) {
      try Picture(size: CGSize(width: 20000, height: 10), commands: []).png()
    }
    #expect(throws: PictureError.pageTooLarge(width: 10, height: 40000)) {
      try Picture(size: CGSize(width: 10, height: 40000), commands: []).pdf()
    }
  }
}

/// Whether tags of a document open and close in order, and attributes are quoted.
enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard !rest[..<start].contains(">"), let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      if tag.contains("<") || tag.filter({ $0 == "\"" }).count % 2 == 1 { return false }
      let name = tag.prefix { !" /".contains($0) }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
      rest = rest[rest.index(after: end)...]
    }
    return open.isEmpty
  }
}
