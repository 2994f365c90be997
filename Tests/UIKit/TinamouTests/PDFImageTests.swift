// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

@testable import CoreGraphics

@Suite("PDF images")
struct PDFImageTests {
  /// A file with one page of 20×10 points, whose contents and resources are given.
  private func file(_ contents: Data, _ entries: String = "", resources: String = "", more: String = "") -> Data {
    var data = Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
      \(more)
      4 0 obj << /Length \(contents.count) \(entries) >> stream

      """.utf8)
    data += contents
    data += Data("\nendstream endobj\ntrailer << /Root 1 0 R >>\n".utf8)
    return data
  }

  private func drawing(_ text: String, resources: String = "", more: String = "") throws -> [DrawingCommand] {
    let page = try #require(PDFDrawnPage(file(Data(text.utf8), resources: resources, more: more)))
    // The first two commands turn the page over.
    #expect(page.commands.prefix(2) == [.saveState, .concatenate(CGAffineTransform(1, 0, 0, -1, 0, 10))])
    #expect(page.commands.last == .restoreState)
    return Array(page.commands.dropFirst(2).dropLast())
  }

  private let box = DrawingCommand.Path([
    .move(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 6, y: 3)), .line(CGPoint(x: 6, y: 8)), .line(CGPoint(x: 2, y: 8)),
    .close,
  ])

  @Test("the page has its size, and y points down")
  func size() throws {
    let page = try #require(PDFDrawnPage(file(Data("1 0 0 rg 2 3 4 5 re f".utf8))))
    #expect(page.size == CGSize(width: 20, height: 10))
    #expect(PDFDrawnPage(Data("%PDF-1.4 no page".utf8)) == nil)
    #expect(PDFDrawnPage(Data("PNG".utf8)) == nil)
  }

  @Test("areas and lines have the colors and styles of the graphics state")
  func painting() throws {
    #expect(
      try drawing("q 1 0 0 rg 2 3 4 5 re f Q 2 3 4 5 re f*") == [
        .saveState, .fill(box, rule: .winding, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), .restoreState,
        .fill(box, rule: .evenOdd, color: .black),
      ])
    let style = DrawingCommand.StrokeStyle(width: 3, cap: .round, join: .round, dashPhase: 1, dashLengths: [2, 4])
    #expect(
      try drawing("0.5 G 3 w 1 J 1 j [2 4] 1 d 0 0 m 1 2 3 4 5 6 c S") == [
        .stroke(
          DrawingCommand.Path([
            .move(.zero),
            .cubic(control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4), end: CGPoint(x: 5, y: 6)),
          ]), style: style, color: CGColor(gray: 0.5, alpha: 1))
      ])
  }

  @Test("clipping and transforms are those of the file")
  func clipping() throws {
    #expect(
      try drawing("2 0 0 2 1 1 cm 2 3 4 5 re W n 0 0 0 1 k 2 3 4 5 re f") == [
        .concatenate(CGAffineTransform(2, 0, 0, 2, 1, 1)), .clip(box, rule: .winding),
        .fill(box, rule: .winding, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1)),
      ])
  }

  @Test("a form with an opacity is drawn as a group, with its own resources")
  func forms() throws {
    let contents = "2 3 4 5 re f"
    let more = """
      5 0 obj << /ca 0.5 >> endobj
      6 0 obj << /Subtype /Form /Group << >> /BBox [0 0 20 10] /Length \(contents.count) >> stream
      \(contents)
      endstream endobj
      """
    let commands = try drawing(
      "/G gs /F Do 2 3 4 5 re f", resources: "/ExtGState << /G 5 0 R >> /XObject << /F 6 0 R >>", more: more)
    let page = DrawingCommand.Path(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      commands == [
        .saveState, .setAlpha(0.5), .beginTransparencyLayer, .clip(page, rule: .winding),
        .fill(box, rule: .winding, color: .black), .endTransparencyLayer, .restoreState,
        .fill(box, rule: .winding, color: CGColor(gray: 0, alpha: 0.5)),
      ])
  }

  @Test("gradients fill the clipping area")
  func gradients() throws {
    let shading =
      "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Extend [true false] "
      + "/Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>"
    let commands = try drawing("/S sh", resources: shading)
    guard case .linearGradient(let gradient, let start, let end, let options)? = commands.first else {
      Issue.record("There is no gradient.")
      return
    }
    #expect(start == .zero && end == CGPoint(x: 20, y: 0) && options == .drawsBeforeStartLocation)
    #expect(gradient.stops.first?.color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(gradient.color(at: 0.5) == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("compressed contents are read")
  func compressed() throws {
    let stream = try #require(Data(base64Encoded: "eNorVDBUMADConQFIwVjBRMFU4WiVIU0hUCFQtJlAJBLEQY="))
    let page = try #require(PDFDrawnPage(file(stream, "/Filter /FlateDecode")))
    #expect(page.commands.count { $0 == .saveState } == 4)
  }

  @Test(
    "each kind of compressed block is read",
    arguments: [
      ("eAErycxLzM0vVSiB0AAwwwYb", "tinamou tinamou"), ("eAEBBwD4/3RpbmFtb3UL7QL+", "tinamou"),
      (
        "eNoli4kRADAIwmYNsP8MBaueKA8SRBRETHdHHtzniXePMx6rpFQ4Y9q/6r6Ql3geCSJp",
        "abbaadbabbabadcaabaababcbaabcaabacdbababcaacbaacaccaabbddabcdaabcbadadaaaaaaabacbcaabcabab"
      ),
    ])
  func inflate(stream: String, text: String) throws {
    let data = try #require(Data(base64Encoded: stream))
    #expect(Inflate.contents(ofStream: Array(data)) == Array(text.utf8))
  }

  @Test("damaged files end the reading, not the process")
  func damaged() {
    let whole = file(Data("1 0 0 rg 2 3 4 5 re f /F Do [ [ [ << ( < 1e999 nan cm".utf8))
    for count in stride(from: 0, to: whole.count, by: 7) { _ = PDFDrawnPage(whole.prefix(count)) }
    let cycle = "5 0 obj << /Subtype /Form /BBox [0 0 1 1] /Length 5 >> stream\n/F Do\nendstream endobj"
    #expect(PDFDrawnPage(file(Data("/F Do".utf8), resources: "/XObject << /F 5 0 R >>", more: cycle)) != nil)
  }

  @Test("files that use a stream many times, or in themselves, take bounded work", .timeLimit(.minutes(1)))
  func repeatedStreams() {
    let cycle = "5 0 obj [5 0 R 5 0 R 4 0 R] endobj"
    let page = "%PDF-1.4 3 0 obj << /Type /Page /MediaBox [0 0 1 1] /Contents 5 0 R >> endobj \(cycle)"
    #expect(PDFDrawnPage(Data(page.utf8)) != nil)
    let form =
      "5 0 obj << /Subtype /Form >> stream\n\(String(repeating: "0 0 1 1 re ", count: 5_000))\nendstream endobj"
    let uses = String(repeating: "/F Do ", count: 20_000)
    #expect(PDFDrawnPage(file(Data(uses.utf8), resources: "/XObject << /F 5 0 R >>", more: form)) != nil)
    // A function whose parts are arrays of itself.
    let parts = (5..<13).map { "\($0) 0 obj [\(String(repeating: "\($0 + 1) 0 R ", count: 100))] endobj\n" }.joined()
    let shading = "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 0] /Function 5 0 R >> >>"
    #expect(PDFDrawnPage(file(Data("/S sh".utf8), resources: shading, more: parts)) != nil)
  }

  @Test("mutated files end the reading, not the process", .timeLimit(.minutes(1)))
  func mutated() throws {
    let function = "<< /FunctionType 0 /Domain [0 1] /Size [2] /BitsPerSample 8 /Range [0 1 0 1 0 1] /Length 6 >>"
    let shading = "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 5 0 R >> >>"
    let more = """
      5 0 obj \(function) stream
      abcdef
      endstream endobj
      6 0 obj << /Type /ObjStm /N 1 /First 4 /Length 12 >> stream
      7 0 << /A 1 >>
      endstream endobj
      """
    let contents = "q 2 0 0 2 1 1 cm 1 0 0 rg [1 2] 0 d 2 3 4 5 re W n /S sh 0 0 m 1 2 3 4 5 6 c b* Q"
    let whole = Array(file(Data(contents.utf8), resources: shading, more: more))
    let pieces = [
      "1e308", "-1e308", "0", "[", "<<", ">>", "5 0 R", "9999999999999999999", "obj", "stream", "/N -1e300",
    ]
    var generator = SeededNumbers(seed: 1)
    var pages = 0
    for _ in 0..<1_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 8..<bytes.count, using: &generator)
        let piece = Array(try #require(pieces.randomElement(using: &generator)).utf8)
        let end = min(place + Int.random(in: 0...6, using: &generator), bytes.count)
        bytes.replaceSubrange(place..<end, with: piece)
      }
      if PDFDrawnPage(Data(bytes)) != nil { pages += 1 }
    }
    #expect(pages > 0)
  }
}
