// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@Suite("Documents compared with their stored frames") @MainActor
struct FidelityTests {
  @Test("the canvas gives our own documents their stored frames", arguments: [CanvasOptions.Sizes.given, .predicted])
  func ownDocuments(_ sizes: CanvasOptions.Sizes) throws {
    let document = try FidelityMeasure(sizes: sizes, inputs: CanvasInputs()).measure(
      OwnDocuments.path("Canvas.storyboard"))
    #expect(document.views.count == 11)
    for view in document.views {
      #expect(view.isHit, "\(view.id): stored \(view.stored), found \(view.found)")
    }
    #expect(document.conflicts == 0)
    #expect(document.exceptions.isEmpty)
  }

  @Test("of equal views the first takes the remaining space; drawn sizes stay; a constant overrides a content size")
  func equals() throws {
    let measure = FidelityMeasure(sizes: .predicted, inputs: CanvasInputs())
    let document = try measure.measure(OwnDocuments.path("Equals.xib"))
    #expect(document.views.count == 10)
    for view in document.views {
      #expect(view.isHit, "\(view.id): stored \(view.stored), found \(view.found)")
    }
  }

  @Test("a frame that is not the engine's result is not compared")
  func answers() throws {
    let document = try InterfaceDocument(contentsOf: OwnDocuments.path("Canvas.storyboard"))
    document.object("bor-de-r01")?.set("misplaced", to: "YES")
    let canvas = Canvas(document, options: CanvasOptions())
    let answers = canvas.scenes.flatMap(\.views).filter(\.isAnswer).map(\.interface.id)
    #expect(!answers.contains("bor-de-r01"))
    #expect(!answers.contains("hid-de-n01"))
    #expect(answers.contains("row-00-001"))
  }

  @Test("given surroundings replace predicted ones")
  func inputs() throws {
    let document = try InterfaceDocument(contentsOf: OwnDocuments.path("Canvas.storyboard"))
    var options = CanvasOptions()
    options.inputs = try CanvasInputs("file\titem\tkind\tedge\tvalue\na\tsaf-e0-001\tsafeArea\ttop\t70\n").inputs(
      forFile: "a")
    let canvas = Canvas(document, options: options)
    let border = canvas.scenes[0].views.first { $0.interface.id == "bor-de-r01" }
    #expect(border?.view.frame.minY == 70 as CGFloat)
  }

  @Test("another device, direction and text size give another layout of the same document")
  func otherScreen() throws {
    let document = try InterfaceDocument(contentsOf: OwnDocuments.path("Canvas.storyboard"))
    var options = CanvasOptions()
    options.device = DeviceProfile.named("iPhone 15")
    options.direction = .rightToLeft
    let canvas = Canvas(document, options: options)
    let views = canvas.scenes[0].views
    #expect(views[0].view.frame.size == CGSize(width: 393, height: 852))
    #expect(views.first { $0.interface.id == "bor-de-r01" }?.view.frame == CGRect(x: 0, y: 59, width: 393, height: 60))
    #expect(views.first { $0.interface.id == "dot-00-001" }?.view.frame.maxX == (393 - 16) as CGFloat)
  }

  @Test("an invalid table is reported with the line")
  func badInputs() {
    let fault = #expect(throws: CanvasInputs.Fault.self) {
      try CanvasInputs("file\titem\tkind\tedge\tvalue\na\tb\tsafeArea\ttop\tmany\n")
    }
    #expect(fault?.line == 2)
    #expect(fault?.kind == .notANumber("many"))
    #expect(throws: CanvasInputs.Fault.self) { try CanvasInputs("file\titem\tkind\tedge\tvalue\na\tb\n") }
    #expect(throws: CanvasInputs.Fault.self) {
      try CanvasInputs("file\titem\tkind\tedge\tvalue\na\tb\tsomething\ttop\t1\n")
    }
  }

  @Test(
    "an unknown font is replaced as recorded documents show it",
    arguments: [
      ("Brand-Bold", "Brand-Bold.otf", 20.0),  // One em.
      ("Brand-Bold", "Brand-Bold.ttf", 23.5),  // Helvetica Neue.
      ("SFProText-Regular", "SFProText-Regular.ttf", 24.0),  // The system font.
    ])
  func missingFont(_ name: String, _ file: String, _ height: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="18122" useAutolayout="YES">
        <device id="retina6_1" orientation="portrait"/>
        <customFonts key="customFonts"><array key="\(file)"><string>\(name)</string></array></customFonts>
        <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
          <label text="Brand" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="0" y="0" width="50" height="\(height)"/>
            <fontDescription key="fontDescription" name="\(name)" family="Brand" pointSize="20"/>
          </label></subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            <constraint firstItem="label" firstAttribute="width" constant="90" id="w"/>
          </constraints>
        </view></objects>
      </document>
      """
    let canvas = Canvas(try InterfaceDocument(bytes: Array(text.utf8)), options: CanvasOptions())
    let label = canvas.scenes.flatMap(\.views).first { $0.interface.id == "label" }
    #expect(label.map { Double($0.view.frame.height) } == height)
  }

  /// The inputs of the recorded documents.
  private static let recordedInputs = Result {
    try CanvasInputs(String(decoding: try SharedCorpus.data("ib/inputs.tsv"), as: UTF8.self))
  }
  /// Documents that were measured with everything predicted, by path: two tests need each of them.
  private static var predicted: [String: FidelityDocument] = [:]

  private static func measured(
    _ path: String, sizes: CanvasOptions.Sizes, hasInputs: Bool
  ) throws -> FidelityDocument {
    if hasInputs { return try FidelityMeasure(sizes: sizes, inputs: recordedInputs.get()).measure(path) }
    if sizes == .predicted, let document = predicted[path] { return document }
    let document = try FidelityMeasure(sizes: sizes, inputs: CanvasInputs()).measure(path)
    if sizes == .predicted { predicted[path] = document }
    return document
  }

  /// The minimum share of placed views of consistent recorded documents that are right, in each mode.
  @Test(
    "recorded documents have the frames that Interface Builder stored",
    .enabled(if: SharedCorpus.isPresent, "\(SharedCorpus.absence)"),
    arguments: [
      (CanvasOptions.Sizes.given, true, 0.994), (.predicted, true, 0.94), (.predicted, false, 0.935),
    ])
  func recorded(_ sizes: CanvasOptions.Sizes, _ hasInputs: Bool, _ least: Double) throws {
    let consistent = try RecordedDocuments.consistentNames()
    var (views, hits) = (0, 0)
    for path in try RecordedDocuments.paths() where consistent.contains(URL(fileURLWithPath: path).lastPathComponent) {
      let document = try Self.measured(path, sizes: sizes, hasInputs: hasInputs)
      views += document.views.count
      hits += document.hits
    }
    #expect(views > 4000)
    #expect(Double(hits) / Double(views) >= least)
  }

  @Test("no document of the package, and no recorded one, stops the process, consistent or not")
  func everyDocument() throws {
    for path in try RecordedDocuments.withOwn() where !path.contains("/Robustness/") {
      let document = try Self.measured(path, sizes: .predicted, hasInputs: false)
      #expect(document.exceptions.isEmpty, "\(path)")
      #expect(document.views.allSatisfy { $0.found.allSatisfy(\.isFinite) }, "\(path)")
    }
  }
}
