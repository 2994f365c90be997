// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import UIKitValues

@Suite("Names of symbols")
@MainActor
struct SymbolNameTests {
  @Test("The table has the names of SF Symbols 6")
  func table() {
    #expect(SymbolNames.all.count == 6404)
    for name in [
      "heart", "42.circle.fill", "z.square", "apple.intelligence", "person.crop.circle.badge.plus",
      "document.on.document",
    ] {
      #expect(SymbolNames.all.contains(name), "\(name)")
    }
    #expect(SymbolNames.all.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil })
  }

  @Test(
    "Former names are known",
    arguments: [
      ("doc.fill", "document.fill"), ("doc.on.doc", "document.on.document"), ("doc.text.fill", "text.document.fill"),
      ("mic.slash.fill", "microphone.slash.fill"), ("speaker.3.fill", "speaker.wave.3.fill"),
      ("gobackward.15", "15.arrow.trianglehead.counterclockwise"), ("goforward", "arrow.trianglehead.clockwise"),
      ("line.horizontal.3.decrease.circle", "line.3.horizontal.decrease.circle"),
      ("battery.100", "battery.100percent"), ("battery.100.bolt", "battery.100percent.bolt"),
      ("arrow.2.circlepath", "arrow.trianglehead.2.clockwise.rotate.90"),
      ("arrow.triangle.2.circlepath.circle", "arrow.trianglehead.2.clockwise.rotate.90.circle"),
      ("dollarsign.arrow.circlepath", "dollarsign.arrow.trianglehead.counterclockwise.rotate.90"),
      ("rectangle.lefthalf.inset.fill", "inset.filled.lefthalf.rectangle"),
      ("rectangle.inset.bottomleft.filled", "inset.filled.bottomleft.rectangle"),
      ("rectangle.portrait.bottomhalf.inset.filled", "inset.filled.bottomhalf.rectangle.portrait"),
      ("largecircle.fill.circle", "inset.filled.circle"), ("circle.lefthalf.fill", "circle.lefthalf.filled"),
      ("iphone.homebutton.slash", "iphone.gen1.slash"), ("airpodspro", "airpods.pro"),
      ("person.crop.circle.badge.exclam", "person.crop.circle.badge.exclamationmark"),
      ("arrow.right.doc.on.clipboard", "arrow.right.page.on.clipboard"),
    ])
  func formerNames(former: String, current: String) {
    #expect(SymbolNames.current(former) == current)
    #expect(SymbolNames.contains(former))
    #expect(SymbolNames.all.contains(current))
    #expect(UIImage(systemName: former) != nil)
  }

  @Test("The present names of former ones are in the table, and the former ones are not")
  func renamedNames() {
    for (former, current) in SymbolNames.renamed {
      #expect(SymbolNames.all.contains(current), "\(former) is said to be \(current)")
      #expect(!SymbolNames.all.contains(former), "\(former)")
    }
  }

  @Test("Each drawing belongs to a name of SF Symbols")
  func drawnNames() {
    let strangers = SymbolShape.all.keys.filter { !SymbolNames.contains($0) }
    #expect(strangers.sorted() == [])
  }

  @Test("A symbol with an unknown name is nil, and the name is warned about once")
  func unknownName() async {
    let messages = MessageList()
    LayoutLog.whileHandling(
      { messages.texts.append($0) },
      {
        #expect(UIImage(systemName: "no.stone.of.this.name") == nil)
        #expect(UIImage(systemName: "no.stone.of.this.name") == nil)
        #expect(UIImage(systemName: "heart.of.gold") == nil)
        #expect(UIImage(systemName: "heart.fill") != nil)
        #expect(UIImage(systemName: "a") == nil)
      })
    #expect(messages.texts.count == 3)
    #expect(messages.texts.first?.contains("'no.stone.of.this.name'") == true)
  }

  /// An app that unwraps the symbol of a later version would end otherwise.
  @Test("Where a tool shows an app, a box stands for a symbol of an unknown name")
  func shownApps() {
    #expect(!SymbolWarnings.drawsUnknownSymbols(in: ["TINAMOU_SETTING": "a"]))
    for name in ["TINAMOU_PICTURES", "TINAMOU_LIVE", "TINAMOU_PREVIEWS"] {
      #expect(SymbolWarnings.drawsUnknownSymbols(in: [name: "a"]))
    }
  }

  private final class MessageList {
    var texts: [String] = []
  }

  @Test("An unknown name in the background is warned about on the main actor")
  func backgroundName() async {
    let isNil = await Task.detached { UIImage(systemName: "heart.of.glass") == nil }.value
    #expect(isNil)
  }

  @Test(
    "Symbols have the proportions that documents of Xcode record",
    arguments: [
      ("calendar", 128, 106), ("camera.fill", 128, 94), ("car", 128, 93), ("checkmark", 128, 114),
      ("checkmark.circle.fill", 128, 121), ("chevron.down", 128, 70), ("chevron.right", 97, 128),
      ("chevron.up", 128, 70),
      ("circle", 128, 123), ("doc.text.fill", 115, 128), ("gear", 128, 122), ("gearshape", 128, 121),
      ("house", 128, 110),
      ("info.circle", 128, 123), ("line.3.horizontal.decrease", 128, 73), ("line.horizontal.3", 128, 64),
      ("pause.fill", 116, 128), ("pin.fill", 116, 128), ("play.fill", 116, 128), ("plus", 128, 113),
      ("questionmark.circle", 128, 123), ("square.and.arrow.up", 108, 128), ("square.and.pencil", 128, 118),
      ("star", 128, 116), ("timer", 128, 121), ("xmark", 128, 113), ("bell.badge", 117, 128),
      ("bell.slash.fill", 119, 128),
      ("phone.down.fill", 128, 52), ("safari", 128, 123), ("ladybug", 128, 128), ("memories", 128, 107),
      ("dot.radiowaves.right", 117, 128), ("square.resize", 128, 116),
    ] as [(String, CGFloat, CGFloat)])
  func proportions(name: String, width: CGFloat, height: CGFloat) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 170)
    let size = try #require(UIImage(systemName: name, withConfiguration: configuration)).size
    #expect(abs(size.width / size.height / (width / height) - 1) < 0.03, "\(name): \(size)")
  }

  @Test("The sizes of symbols in labels' fonts are those of recorded documents")
  func sizes() throws {
    let body = try #require(
      UIImage(systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
    #expect(abs(body.size.width - 12.5) <= 0.5 && abs(body.size.height - 16.5) <= 0.5, "\(body.size)")
    let title = try #require(
      UIImage(systemName: "square.and.pencil", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)))
    #expect(abs(title.size.width - 26.5) <= 0.5 && abs(title.size.height - 25) <= 0.5, "\(title.size)")
    let caption = try #require(
      UIImage(systemName: "timer", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12)))
    #expect(abs(caption.size.width - 14) <= 0.5 && abs(caption.size.height - 14) <= 0.5, "\(caption.size)")
  }

  /// Source: Tinder/Layout (Facts, “Recorded snapshots”), documents of Xcode.
  @Test(
    "The alignment rectangle of a symbol is as high as a line of its text, and at the same center",
    arguments: ["checkmark.circle.fill", "chevron.right", "phone.down.fill", "pin.fill", "doc.text.fill", "ladybug"])
  func alignment(name: String) throws {
    for size in [11.0, 17, 22, 34] {
      for scale in [UIImage.SymbolScale.small, .medium, .large] {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        let insets = image.alignmentRectInsets
        let line = (UIFont.systemFont(ofSize: size).lineHeight * 3).rounded(.up) / 3
        #expect(abs(image.size.height - insets.top - insets.bottom - line) < 1e-9, "\(name) \(size) \(scale)")
        #expect((-1e-9...0.34).contains(insets.bottom - insets.top))
        #expect(insets.left == 0 && insets.right == 0)
      }
    }
  }

  /// Source: 14 pictures of Tinder/Layout and swift-snapshot-testing (Facts, “Recorded snapshots”).
  @Test(
    "A circle has the diameter of the font size, in the middle of its symbol",
    arguments: ["circle", "circle.fill", "checkmark.circle.fill", "plus.circle", "questionmark.circle"])
  func circles(name: String) throws {
    for size in [11.0, 17, 34] {
      for scale in [UIImage.SymbolScale.small, .medium, .large] {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
        let properties = SymbolDrawing(name: name, configuration: configuration).properties
        guard case .commands(let commands) = properties.content else {
          Issue.record("\(name) has no drawing commands")
          return
        }
        var outlines: [CGRect] = []
        for command in commands {
          if case .fill(let path, _, _) = command, !path.elements.isEmpty { outlines.append(path.bounds) }
          if case .stroke(let path, let style, _) = command {
            outlines.append(path.bounds.insetBy(dx: -style.width / 2, dy: -style.width / 2))
          }
        }
        let outline = try #require(outlines.first)
        #expect(abs(outline.width - size * scale.factor) < 0.01 && abs(outline.height - outline.width) < 0.01)
        #expect(abs(outline.midX - properties.size.width / 2) < 0.01)
        #expect(abs(outline.midY - properties.size.height / 2) < 0.01)
      }
    }
  }

  @Test("A check mark is 20 × 19, and has 2 pixels of its line above and below")
  func checkmark() {
    let image = UIImage.checkmark
    #expect(image.size == CGSize(width: 20, height: 19))
    #expect(
      abs(image.alignmentRectInsets.top + 2.0 / 3) < 1e-9 && abs(image.alignmentRectInsets.bottom + 2.0 / 3) < 1e-9)
    let view = UIImageView(image: image)
    #expect(abs(view.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    let high = UIView()
    high.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: high.topAnchor), view.heightAnchor.constraint(equalToConstant: 200),
    ])
    high.layoutIfNeeded()
    #expect(abs(view.frame.height - 596.0 / 3) < 1e-9 && abs(view.frame.minY - 2.0 / 3) < 1e-9)
  }

  @Test("Another configuration brings its own alignment rectangle, unless the app has set one")
  func configuredAlignment() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let image = try #require(UIImage(systemName: "star"))
    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      image.withConfiguration(large).alignmentRectInsets
        == UIImage(systemName: "star", withConfiguration: large)?.alignmentRectInsets)
    #expect(image.withAlignmentRectInsets(own).withConfiguration(large).alignmentRectInsets == own)
  }

  @Test("configurations of text styles and fonts have their sizes and weights")
  func textConfigurations() {
    func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize? {
      UIImage(systemName: "star", withConfiguration: configuration)?.size
    }
    typealias Configuration = UIImage.SymbolConfiguration
    #expect(size(Configuration(textStyle: .title1)) == size(Configuration(pointSize: 28)))
    #expect(size(Configuration(font: .systemFont(ofSize: 40))) == size(Configuration(pointSize: 40)))
    #expect(
      size(Configuration(textStyle: .body, scale: .large))
        == size(Configuration(pointSize: 17, weight: .regular, scale: .large)))
    #expect(
      size(Configuration(font: .systemFont(ofSize: 20), scale: .small))
        == size(Configuration(pointSize: 20, weight: .regular, scale: .small)))
    #expect(Configuration(textStyle: .headline).weight == .semibold)
    #expect(Configuration(font: .systemFont(ofSize: 20, weight: .black)).weight == .black)
    #expect(Configuration(font: .systemFont(ofSize: 20)).weight == .regular)
  }
}
