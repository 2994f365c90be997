// SPDX-License-Identifier: MIT

import LayoutFiles
import Testing
import UIKit

@testable import Conversion

@MainActor
@Suite("Live trees are described")
struct LiveTreeTests {
  private func tree() -> (root: UIView, title: UILabel, detail: UILabel) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let title = UILabel(), detail = UILabel()
    title.text = "Title"
    title.accessibilityIdentifier = "title"
    detail.text = "Detail"
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    return (root, title, detail)
  }

  @Test("a system spacing stays a rule in code and becomes a number in a layout file")
  func systemSpacing() throws {
    let (root, title, detail) = tree()
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor), title.topAnchor.constraint(equalTo: root.topAnchor),
      detail.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 2),
      detail.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let layout = try LayoutDescription(of: root)
    let code = try AnchorWriter(className: "Made").text(for: layout)
    #expect(
      code.contains("label.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 2)"))
    #expect(try LayoutFileWriter().text(for: layout).contains("label.leading == title.trailing + 16"))
  }

  @Test("a configured button keeps the image of its type and the title of its state")
  func configuredButton() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let info = UIButton(type: .infoLight), save = UIButton(type: .system)
    for button in [info, save] {
      button.configuration = .plain()
      root.addSubview(button)
    }
    save.setTitle("Save", for: .normal)
    let code = try AnchorWriter(className: "Made").text(for: try LayoutDescription(of: root))
    #expect(!code.contains("nil, for: .normal"))
    #expect(!code.contains("font = nil"))
    #expect(code.contains("title = \"Save\""))
  }

  @Test("a standard spacing to the superview becomes its margins guide")
  func superviewMargin() throws {
    let (root, title, _) = tree()
    root.layoutMargins = UIEdgeInsets(top: 3, left: 30, bottom: 3, right: 30)
    root.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]", metrics: nil, views: ["title": title]))
    root.layoutIfNeeded()
    let layout = try LayoutDescription(of: root)
    let code = try AnchorWriter(className: "Made").text(for: layout)
    #expect(code.contains("title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor)"))
    #expect(try VisualFormatWriter(className: "Made").text(for: layout).contains("\"H:|-[title]\""))
  }

  @Test("a distance between anchors is code, and an error in forms without distances")
  func distance() throws {
    let (root, title, detail) = tree()
    let distance = title.trailingAnchor.anchorWithOffset(to: detail.leadingAnchor)
    distance.constraint(equalTo: title.widthAnchor, multiplier: 0.5).isActive = true
    let layout = try LayoutDescription(of: root)
    let expected =
      "title.trailingAnchor.anchorWithOffset(to: label.leadingAnchor).constraint(equalTo: title.widthAnchor, multiplier: 0.5)"
    for writer in [AnchorWriter(className: "Made"), SnapKitWriter(className: "Made"), MasonryWriter(className: "Made")]
      as [any LayoutWriter]
    {
      #expect(try writer.text(for: layout).contains(expected))
    }
    let error = ConversionError.inexpressible(
      constraint: "(label.leading - title.trailing) == 0.5 * title.width",
      reason: "a layout file has no distances between attributes")
    #expect(throws: error) { try LayoutFileWriter().text(for: layout) }
    #expect(throws: ConversionError.self) { try InterfaceDocumentWriter().text(for: layout) }
  }

  @Test("a constraint to a view outside the tree is an error that shows it")
  func foreignItem() throws {
    let (root, title, detail) = tree()
    title.leadingAnchor.constraint(equalTo: detail.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let inner = UIView()
    title.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let constraint = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
    inner.addConstraint(inner.widthAnchor.constraint(equalToConstant: 10))
    constraint.isActive = true
    // Constraints of `root` that reach below a label refer to a view that is not part of the description.
    #expect(throws: ConversionError.self) { try LayoutDescription(of: root) }
  }

  @Test("names that Swift or UIView has are changed")
  func names() throws {
    let (root, title, detail) = tree()
    title.accessibilityIdentifier = "switch"
    detail.accessibilityIdentifier = "frame"
    let layout = try LayoutDescription(of: root)
    #expect(layout.views.map(\.name) == ["view1", "labelSwitch", "labelFrame"])
  }

  @Test(
    "keyboards have the names of Interface Builder in documents",
    arguments: [
      (UIKeyboardType.asciiCapable, "alphabet"), (.asciiCapableNumberPad, "ASCIICapableNumberPad"), (.URL, "URL"),
    ])
  func keyboards(_ type: UIKeyboardType, _ name: String) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField()
    field.keyboardType = type
    root.addSubview(field)
    let text = try InterfaceDocumentWriter().text(for: LayoutDescription(of: root))
    #expect(text.contains("keyboardType=\"\(name)\""))
  }
}
