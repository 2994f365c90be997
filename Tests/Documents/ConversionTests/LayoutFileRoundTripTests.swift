// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import TestSupport
import Testing

@testable import Conversion

@MainActor
@Suite("Layouts written as layout files give the same frames")
struct LayoutFileRoundTripTests {
  @Test(
    "layout files",
    arguments: ConversionFixtures.layoutFiles(in: "Examples") + ConversionFixtures.layoutFiles(in: "Fixtures"))
  func layoutFile(path: String) throws {
    let scene = try LayoutScene.load(path: path)
    let before = try LayoutDescription(of: scene)
    let text = try LayoutFileWriter().text(for: before)
    let loaded = try LayoutScene.load(text: text, path: "converted.layout.yaml")
    let after = try LayoutDescription(of: loaded)
    #expect(
      FrameDifferences(from: before, to: after).all.isEmpty, "\(FrameDifferences(from: before, to: after).all)\n\(text)"
    )
    #expect(before.constraints.count == after.constraints.count)
    let differences = PropertyDifferences(
      from: before, to: after, omissions: LayoutFileWriter().omissions(of: before)
    ).all
    #expect(differences.isEmpty, "\(differences)\n\(text)")
  }

  @Test("documents", arguments: ConversionFixtures.documents)
  func document(path: String) throws {
    let canvas = try #require(ConversionFixtures.canvas(at: path))
    for (root, scene) in ConversionFixtures.roots(of: canvas) {
      let before = try LayoutDescription(of: root, in: scene, of: canvas)
      let text = try LayoutFileWriter().text(for: before)
      let after = try LayoutDescription(of: try LayoutScene.load(text: text, path: "converted.layout.yaml"))
      #expect(
        FrameDifferences(from: before, to: after).all.isEmpty,
        "\(FrameDifferences(from: before, to: after).all)\n\(text)")
      #expect(before.constraints.count == after.constraints.count)
      let differences = PropertyDifferences(
        from: before, to: after, omissions: LayoutFileWriter().omissions(of: before)
      ).all
      #expect(differences.isEmpty, "\(differences)\n\(text)")
    }
  }

  @Test("another font takes the place of one that is not known, and a comment names it")
  func unavailableFont() throws {
    let canvas = Canvas(try InterfaceDocument(bytes: Array(Self.documentWithFont.utf8)), options: CanvasOptions())
    let (root, scene) = try #require(ConversionFixtures.roots(of: canvas).first)
    let before = try LayoutDescription(of: root, in: scene, of: canvas)
    #expect(before.unavailableFonts == ["Missing-Bold"])
    let text = try LayoutFileWriter().text(for: before)
    #expect(text.contains("font: { name: \"HelveticaNeue\", size: 19 }"))
    #expect(text.contains("# font: Missing-Bold"))
    let after = try LayoutDescription(of: try LayoutScene.load(text: text, path: "converted.layout.yaml"))
    #expect(after.unavailableFonts.isEmpty)
    #expect(FrameDifferences(from: before, to: after).all.isEmpty)
    #expect(
      try AnchorWriter(className: "Form").text(for: before).contains(
        #"UIFont(name: "Missing-Bold", size: 19) ?? UIFont(name: "HelveticaNeue", size: 19) ?? .systemFont(ofSize: 19)"#
      ))
    #expect(try InterfaceDocumentWriter().text(for: before).contains("Missing-Bold"))
  }

  private nonisolated static let documentWithFont = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <label text="Name" id="name" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="8" y="8" width="60" height="24"/>
              <fontDescription key="fontDescription" name="Missing-Bold" family="Missing" pointSize="19"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="8" id="c1"/>
            <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" \
    id="c2"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  @Test(
    "a hundred recorded documents",
    .enabled(if: SharedCorpus.isPresent, "\(SharedCorpus.absence)"))
  func recorded() throws {
    var views = 0
    var changed: [String] = []
    var refused: [String] = []
    for path in ConversionFixtures.recorded {
      guard let canvas = ConversionFixtures.canvas(at: path) else { continue }
      for (root, scene) in ConversionFixtures.roots(of: canvas) {
        do {
          let before = try LayoutDescription(of: root, in: scene, of: canvas)
          let text = try LayoutFileWriter().text(for: before)
          let after = try LayoutDescription(of: try LayoutScene.load(text: text, path: "converted.layout.yaml"))
          // With the system font in place of a font of the document, labels have another size.
          guard before.views.allSatisfy({ $0.unavailableFonts.isEmpty || $0.hasSubstituteFont }) else { continue }
          views += before.views.count
          let file = (path as NSString).lastPathComponent
          changed += FrameDifferences(from: before, to: after).all.map { "\(file): \($0)" }
          #expect(before.constraints.count == after.constraints.count, "\(file)")
        } catch {
          refused.append("\((path as NSString).lastPathComponent): \(error)")
        }
      }
    }
    if let log = ProcessInfo.processInfo.environment["CONVERSION_LOG"] {
      let lines = ["\(views) views, \(changed.count) changed, \(refused.count) layouts refused"] + refused + changed
      try lines.joined(separator: "\n").write(toFile: log, atomically: true, encoding: .utf8)
    }
    #expect(views > 500)
    #expect(
      Double(changed.count) < 0.005 * Double(views),
      "\(changed.count) of \(views)\n\(changed.prefix(20).joined(separator: "\n"))")
    #expect(refused.isEmpty, "\(refused.joined(separator: "\n"))")
  }
}

extension DescribedView {
  /// Whether a known font replaces the font that is not known.
  fileprivate var hasSubstituteFont: Bool {
    guard case .font(let font)? = value("font") else { return false }
    return font.substitute != nil
  }
}
