// SPDX-License-Identifier: MIT

import Foundation
import LayoutTesting
import Testing
import UIKit

/// Recorded layouts and pictures, in folders of their own.
@MainActor
struct RecordingTests {
  /// A file in a new folder, beside which recordings are written.
  private func testFile() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recordings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    return folder.appendingPathComponent("CardTests.swift").path
  }

  private func recording(_ file: String, _ function: String = "card") throws -> String {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let url = folder.appendingPathComponent(".layouts/CardTests/\(function).txt")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  @Test func `a layout is recorded, equals its recording, and a change is reported with numbers and a picture`() throws
  {
    let file = try testFile()
    defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: file).deletingLastPathComponent()) }
    let card = CardView()
    let check = { (mode: RecordingMode) in
      expectLayout(of: card, record: mode, filePath: file, function: "card()")
    }
    #expect(failures { _ = check(.never) }.first?.text.contains("has no recording") == true)
    #expect(failures { _ = check(.missing) }.first?.text.contains("is now recorded") == true)
    let text = try recording(file)
    #expect(text.hasPrefix("recorded layouts 1\n\n# layout\nCardView 0 0 320 200\n  image: UIView 16 16 48 48\n"))
    #expect(text.contains("  name: UILabel 76 16 "))
    #expect(text.contains("\"Ada Lovelace\"\n"))
    #expect(check(.missing))
    #expect(check(.never))

    card.imageWidth.constant = 60
    let found = failures { _ = check(.missing) }
    let message = try #require(found.first?.text)
    #expect(message.contains("4 of 5 views differ"))
    #expect(message.contains("image   width 48 → 60 (+12)"))
    #expect(message.contains("name    x 76 → 88 (+12)"))
    let picture = try #require(message.split(separator: "\n").first { $0.hasPrefix("picture: ") }).dropFirst(9)
    #expect(FileManager.default.fileExists(atPath: String(picture)))
    #expect(try recording(file) == text)
    #expect(check(.changed))
    #expect(try recording(file).contains("  image: UIView 16 16 60 48\n"))
    #expect(check(.never))
  }

  @Test func `texts with quotes and line breaks, hidden, added and removed views are recorded and compared`() throws {
    let file = try testFile()
    defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: file).deletingLastPathComponent()) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100.5, height: 50))
    let label = UILabel(frame: CGRect(x: -1.25, y: 0, width: 50, height: 20))
    label.text = "a \"b\"\nc\\n: 1 2"
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    old.isHidden = true
    root.addSubview(label)
    root.addSubview(old)
    expectLayout(of: root, record: .changed, filePath: file, function: "card()")
    expectLayout(of: root, record: .never, filePath: file, function: "card()")
    #expect(try recording(file).contains(#"  UILabel -1.25 0 50 20 "a \"b\"\nc\\n: 1 2""#))
    #expect(try recording(file).contains("  UIView 0 0 1 1 hidden\n"))
    label.text = "b"
    old.removeFromSuperview()
    root.addSubview(UISwitch())
    let text = failures { expectLayout(of: root, record: .never, filePath: file, function: "card()") }.first?.text ?? ""
    #expect(text.contains("UIView    is gone, was UIView 0 0 1 1"))
    #expect(text.contains("UISwitch  is new: UISwitch 0 0 "))
    #expect(text.contains("text “a \"b\"\nc\\n: 1 2” → “b”"))
  }

  @Test func `layouts of several names and cases are sections of one file, in alphabetical order`() throws {
    let file = try testFile()
    defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: file).deletingLastPathComponent()) }
    for name in ["second", "first"] {
      expectLayout(of: CardView(), named: name, record: .changed, filePath: file, function: "card()")
    }
    withDevice(.iPhoneSE, textSize: .accessibility3) {
      expectLayout(of: CardView(), record: .changed, filePath: file, function: "card()")
    }
    let titles = try recording(file).split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(
      titles == ["# first", "# layout, iPhone SE (3rd generation), text accessibility3", "# second"])
  }

  @Test func `a recording of another format, or one that cannot be read, is reported and replaced on request`() throws {
    let file = try testFile()
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent(".layouts/CardTests/card.txt")
    let check = { (mode: RecordingMode) in
      expectLayout(of: CardView(), record: mode, filePath: file, function: "card()")
    }
    #expect(check(.changed))
    let good = try Data(contentsOf: url)
    for bad in ["recorded layouts 2\n", "", "recorded layouts 1\n\nx\n", "recorded layouts 1\n\n# layout\n x 1\n"] {
      try Data(bad.utf8).write(to: url)
      let text = failures { _ = check(.missing) }.first?.text ?? ""
      #expect(text.contains("record it again"), "\(bad)")
      #expect(try Data(contentsOf: url) == Data(bad.utf8))
      #expect(check(.changed))
      #expect(try Data(contentsOf: url) == good)
    }
  }

  @Test func `a picture equals its recording to the byte`() throws {
    let file = try testFile()
    defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: file).deletingLastPathComponent()) }
    let card = CardView()
    let check = { expectPicture(of: card, record: .missing, filePath: file, function: "card()") }
    #expect(failures { _ = check() }.first?.text.contains("is now recorded") == true)
    #expect(check())
    card.backgroundColor = .red
    let message = try #require(failures { _ = check() }.first?.text)
    #expect(message.contains("differs from the picture"))
    let pictures = message.split(separator: "\n").filter { $0.hasPrefix("picture: ") }.map { String($0.dropFirst(9)) }
    #expect(pictures.count == 2)
    for picture in pictures { #expect(FileManager.default.fileExists(atPath: picture)) }
  }

  @Test func `a tolerance accepts small differences of colors, or of a small part of the pixels`() throws {
    let file = try testFile()
    defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: file).deletingLastPathComponent()) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let check = { (tolerance: PictureTolerance, mode: RecordingMode) in
      expectPicture(of: view, tolerance: tolerance, record: mode, filePath: file, function: "shade()")
    }
    #expect(check(.exact, .changed))
    view.backgroundColor = UIColor(red: 0.52, green: 0.5, blue: 0.5, alpha: 1)
    #expect(check(PictureTolerance(color: 0.05), .never))
    #expect(failures { _ = check(.exact, .never) }.first?.text.contains("(100.00 %) differ, by up to 2 %") == true)
    #expect(check(PictureTolerance(pixels: 1), .never))
    let spot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    spot.backgroundColor = .black
    view.addSubview(spot)
    #expect(check(PictureTolerance(pixels: 0.01, color: 0.05), .never))
    #expect(failures { _ = check(PictureTolerance(pixels: 0.005, color: 0.05), .never) }.count == 1)
    view.frame.size.height = 11
    #expect(
      failures { _ = check(PictureTolerance(pixels: 1, color: 1), .never) }.first?.text
        .contains("pixels instead of") == true)
  }
}
