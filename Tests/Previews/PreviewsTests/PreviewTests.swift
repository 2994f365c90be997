// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import LayoutTestSupport
import Testing
import UIKit

@testable import Previews

/// Blocks as the adapter writes them, and classes that are found by their names.
@MainActor
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["TINAMOU_RUN_LOOP"] != nil, "Scripts/test runs it alone"))
struct PreviewTests {
  private func screen(_ subject: PreviewSubject, _ setting: Setting = Setting()) throws -> ScreenElement {
    switch answer(subject, setting) {
    case .shown(let shown): return shown.screen
    case .failed(let failure): throw failure
    }
  }

  private func answer(_ subject: PreviewSubject, _ setting: Setting = Setting()) -> PreviewAnswer {
    // A session changes the main screen; the other tests keep theirs.
    DeviceProfile.standard.whileSimulated { PreviewSession.answer(PreviewRequest(subject, setting: setting)) }
  }

  private func block(_ type: Any.Type) -> PreviewSubject { .block(type: String(reflecting: type)) }

  @Test func aBlockHasTheSizeThatItsTraitsAskFor() throws {
    let fitting = try screen(block(Fitting.self))
    let label = try #require(fitting.all.first { $0.text == "Hello" })
    #expect(fitting.frame == label.frame)
    #expect(fitting.frame.height < 30)
    #expect(try screen(block(Fixed.self)).frame.values == [0, 0, 120, 40])
  }

  /// The height of a navigation bar, and the system, in a setting.
  private func bar(_ os: String, _ information: String = "") throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<plist version=\"1.0\"><dict>\(information)</dict></plist>".utf8).write(
      to: folder.appendingPathComponent("Info.plist"))
    let (old, oldSystem) = (UIApplication.shared.mainBundle, InterfaceGeneration.current)
    UIApplication.shared.mainBundle = try #require(Bundle(path: folder.path))
    defer {
      UIApplication.shared.mainBundle = old
      InterfaceGeneration.begin(oldSystem, requiresCompatibility: false)
    }
    let screen = try screen(.made(className: "PreviewsTests.BarController"), Setting(os: os))
    let bar = try #require(screen.all.first { $0.className == "UINavigationBar" })
    return ["\(Int(bar.frame.height))", UIDevice.current.systemVersion]
  }

  @Test func aSettingHasASystem() throws {
    #expect(try bar("18") == ["44", "18.5"])
    #expect(try bar("26") == ["54", "26.1"])
    #expect(answer(block(Fixed.self), Setting(os: "19")) == .failed(.setting("19")))
  }

  @Test func anAppThatRequiresCompatibilityLooksOnIOS26AsOnIOS18() throws {
    let key = "<key>UIDesignRequiresCompatibility</key><true/>"
    #expect(try bar("26", key) == ["44", "26.1"])
    #expect(try bar("27", key) == ["54", "27.0"])
  }

  @Test func aSweepNamesTheWidthsAtWhichATextIsCut() throws {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    var request = PreviewRequest(block(Narrow.self), picture: picture.path)
    request.sweep = SweepRequest(100...400)
    let answer = DeviceProfile.standard.whileSimulated { PreviewSession.answer(request) }
    guard case .shown(let shown) = answer else { throw Throwing.Failure() }
    let sweep = try #require(shown.sweep)
    let width = NSString(string: Narrow.text).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(sweep.spans.map(\.finding.rule) == [.truncatedText])
    let last = try #require(sweep.spans.first?.sizes.upperBound)
    #expect(sweep.spans.first?.sizes.lowerBound == 100)
    // Widths of texts have a tolerance, within which nothing is reported.
    #expect(CGFloat(last) < width + 32 && CGFloat(last + 1) > width + 27, "\(last) \(width)")
    #expect(sweep.layoutCount < 100)
    #expect(FileManager.default.fileExists(atPath: picture.path))
    // The preview has its own size again.
    #expect(abs(shown.screen.frame.width - Double(DeviceProfile.standard.size(in: .portrait).width)) < 0.01)
    let copy = try JSONDecoder().decode(LayoutSweep.self, from: JSONEncoder().encode(sweep))
    #expect(copy == sweep)
  }

  @Test func theOrientationOfABlockCountsUnlessTheSettingHasOne() throws {
    #expect(try screen(block(Landscape.self), Setting(device: "iPhone 16 Pro")).frame.values == [0, 0, 874, 402])
    let upright = Setting(device: "iPhone 16 Pro", orientation: "portrait")
    #expect(try screen(block(Landscape.self), upright).frame.values == [0, 0, 402, 874])
  }

  @Test func classesAreMadeWithoutArguments() throws {
    #expect(try screen(.made(className: "PreviewsTests.ColorView")).frame.values == [0, 0, 80, 50])
    let controller = try screen(.made(className: "PreviewsTests.ColorController"), Setting(device: "iPhone SE"))
    #expect(controller.all.contains { $0.name == "color" })
  }

  @Test(arguments: [
    (PreviewSubject.block(type: "PreviewsTests.Nothing"), PreviewFailure.noBlock("PreviewsTests.Nothing")),
    (.made(className: "PreviewsTests.Nothing"), .noClass("PreviewsTests.Nothing")),
    (
      .made(className: "PreviewsTests.NeitherViewNorController"), .notShowable("PreviewsTests.NeitherViewNorController")
    ),
    (.nib("Nothing"), .noDocument("Nothing")),
  ])
  func whatCannotBeShownIsNamed(subject: PreviewSubject, failure: PreviewFailure) {
    #expect(answer(subject) == .failed(failure))
  }

  @Test func anErrorOfAPreviewIsItsFailure() {
    #expect(answer(block(Throwing.self)) == .failed(.thrown("Failure()")))
  }

  @Test func unknownSettingsAreNamed() {
    #expect(answer(block(Fixed.self), Setting(device: "Nokia 3310")) == .failed(.setting("Nokia 3310")))
    #expect(answer(block(Fixed.self), Setting(appearance: "gray")) == .failed(.setting("gray")))
  }

  @Test func settingsAreTraitsOfTheWindow() throws {
    let setting = Setting(
      textSize: "UICTContentSizeCategoryXXL", direction: "rtl", appearance: "dark", contrast: "high")
    let text = try #require(
      try screen(.made(className: "PreviewsTests.TraitView"), setting).all.compactMap(\.text).first)
    #expect(text == "UICTContentSizeCategoryXXL 1 2 1")
  }

  @Test func messagesSurviveTheirWayThroughAProcess() throws {
    let request = PreviewRequest(
      .scene(storyboard: "Main", controller: "a-b"), setting: Setting(device: "iPhone SE"), picture: "/p.png", scale: 3,
      overlays: ["frames"], explainsFrames: true)
    let copy = try JSONDecoder().decode(PreviewRequest.self, from: JSONEncoder().encode(request))
    #expect(copy == request)
    let answer = answer(block(Fixed.self))
    #expect(try JSONDecoder().decode(PreviewAnswer.self, from: JSONEncoder().encode(answer)) == answer)
  }
}

final class ColorView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 50) }
}

final class ColorController: UIViewController {
  let color = ColorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(color)
  }
}

final class BarController: UINavigationController {}

final class NeitherViewNorController: NSObject {}

final class TraitView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let traits = traitCollection
    label.text =
      "\(traits.preferredContentSizeCategory.rawValue) \(traits.layoutDirection.rawValue) "
      + "\(traits.userInterfaceStyle.rawValue) \(traits.accessibilityContrast.rawValue)"
  }
}

// MARK: Blocks, as the adapter writes them

final class Fitting: PreviewRegistry {
  static var fileID: String { #fileID }
  static var line: Int { 1 }
  static var column: Int { 1 }
  static func makePreview() -> Preview {
    Preview("Fitting", traits: .sizeThatFitsLayout) {
      let label = UILabel()
      label.text = "Hello"
      label.isHidden = false
      label
    }
  }
}

final class Landscape: PreviewRegistry {
  static var fileID: String { #fileID }
  static var line: Int { 1 }
  static var column: Int { 1 }
  static func makePreview() -> Preview {
    Preview(traits: .landscapeLeft) {
      let controller = UIViewController()
      if UIScreen.main.bounds.width > 500 { controller.title = "wide" }
      return controller
    }
  }
}

/// A label of one line between margins of 16.
final class Narrow: PreviewRegistry {
  static let text = "A title that needs some room"
  static var fileID: String { #fileID }
  static var line: Int { 1 }
  static var column: Int { 1 }
  static func makePreview() -> Preview {
    Preview("Narrow") {
      let view = UIView()
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
      view
    }
  }
}

final class Fixed: PreviewRegistry {
  static var fileID: String { #fileID }
  static var line: Int { 1 }
  static var column: Int { 1 }
  static func makePreview() -> Preview {
    Preview("Fixed", traits: .fixedLayout(width: 120, height: 40)) { ColorView() }
  }
}

final class Throwing: PreviewRegistry {
  struct Failure: Error {}
  static var fileID: String { #fileID }
  static var line: Int { 1 }
  static var column: Int { 1 }
  static func makePreview() throws -> Preview { throw Failure() }
}
