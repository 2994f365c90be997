// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// An app's view class that a document names.
private final class LoginView: UIView {
  var titleLabel: UILabel?
  var titleTop: NSLayoutConstraint?
  var parts: [UIView] = []
  var gap: CGFloat = 0
  var wakeCount = 0
  var titleWhenWoken: String?

  override func awakeFromNib() {
    super.awakeFromNib()
    wakeCount += 1
    titleWhenWoken = titleLabel?.text
  }
}

/// The owner of the document.
private final class LoginOwner: UIViewController {
  var submissions: [String] = []
}

@Suite("Nibs") @MainActor
struct NibTests {
  init() {
    NibRegistry.register(LoginView.self)
    NibRegistry.property("titleLabel", \LoginView.titleLabel)
    NibRegistry.property("titleTop", \LoginView.titleTop)
    NibRegistry.property("parts", \LoginView.parts)
    NibRegistry.property("gap", \LoginView.gap)
    NibRegistry.action("submit:", of: LoginOwner.self) { (owner: LoginOwner, sender: UIButton) in
      owner.submissions.append(sender.title(for: .normal) ?? "")
    }
  }

  private func load() throws -> (nib: UINib, view: LoginView, owner: LoginOwner, objects: [Any]) {
    let nib = UINib(nibName: "LoginView", bundle: OwnDocuments.bundle)
    let owner = LoginOwner(nibName: nil, bundle: nil)
    let objects = nib.instantiate(withOwner: owner, options: nil)
    return (nib, try #require(objects.first as? LoginView), owner, objects)
  }

  @Test("top-level objects come without placeholders, with the registered class")
  func objects() throws {
    let loaded = try load()
    #expect(loaded.objects.count == 2)
    #expect(loaded.objects[1] is UITapGestureRecognizer)
    #expect(loaded.owner.view === loaded.view)
  }

  @Test("outlets connect to views, constraints and collections, by property and by name")
  func outlets() throws {
    let view = try load().view
    #expect(view.titleLabel?.text == "Label")
    #expect(view.titleTop?.identifier == "top of the title")
    #expect(view.titleTop?.constant == 20 as CGFloat)
    #expect(view.parts.count == 2)
    #expect(view.inspection.outlet("titleLabel") === view.titleLabel)
    #expect(view.inspection.outletCollection("parts").count == 2)
    #expect(view.inspection.outlet("none") == nil)
    #expect(view.gestureRecognizers?.count == 1)
  }

  @Test("runtime attributes are set once, before awakeFromNib")
  func runtimeAttributes() throws {
    let view = try load().view
    #expect(view.gap == 12 as CGFloat)
    #expect(view.parts.last?.layer.cornerRadius == 8 as CGFloat)
    #expect(view.wakeCount == 1)
    #expect(view.titleWhenWoken == "Label")
  }

  @Test("actions call the owner's method")
  func actions() throws {
    let loaded = try load()
    (loaded.view.parts.last as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(loaded.owner.submissions == ["Button"])
  }

  @Test("constraints are active: ratios, standard spacing, images with the size in the document; placeholders are not")
  func constraints() throws {
    let view = try load().view
    view.frame.size.width = 320
    view.layoutIfNeeded()
    #expect(view.titleLabel?.frame.width == 288 as CGFloat)
    #expect(view.parts.last?.frame == CGRect(x: 16, y: 100, width: 160, height: 90))
    let image = try #require(view.subviews.first { $0 is UIImageView })
    #expect(image.frame.size == CGSize(width: 30, height: 10))
    #expect(abs(image.frame.minY - (view.titleLabel?.frame.maxY ?? 0) - 8) < 1e-9)
  }

  @Test("content that cannot be created is reported with its position, and everything else is there")
  func issues() throws {
    let loaded = try load()
    let kinds = loaded.nib.inspection.issues.map(\.kind)
    #expect(kinds.contains(.unknownElement("hologram")))
    #expect(kinds.contains(.missingObject("nob-od-y00")))
    #expect(kinds.contains(.refusedConstraint("Invalid pairing of layout attributes")))
    #expect(kinds.contains(.missingImage("no-such-picture")))
    #expect(kinds.contains(.unknownProperty("nobodyKnows", className: "LoginView")))
    #expect(kinds.contains(.unknownAction("unknown:", className: "LoginOwner")))
    #expect(kinds.count == 6)
    let dangling = loaded.nib.inspection.issues.first { $0.kind == .missingObject("nob-od-y00") }
    #expect(dangling?.line == 53)
    #expect(dangling?.column == 85)
  }

  @Test("every instantiation creates new objects")
  func repeated() throws {
    let loaded = try load()
    let again = loaded.nib.instantiate(withOwner: nil, options: nil)
    #expect(again.first as? UIView !== loaded.view)
  }

  @Test("bundles load nibs by name, and return none for unknown names")
  func bundle() {
    #expect(OwnDocuments.bundle.loadNibNamed("LoginView", owner: nil)?.count == 2)
    #expect(OwnDocuments.bundle.loadNibNamed("Missing", owner: nil) == nil)
  }

  @Test("a controller loads its view from the nib that it names")
  func controller() {
    let owner = LoginOwner(nibName: "LoginView", bundle: OwnDocuments.bundle)
    #expect(owner.view is LoginView)
  }

  @Test("a missing nib raises UIKit's exception")
  func missing() {
    var reasons: [String] = []
    let handler = LayoutException.handler
    LayoutException.handler = { reasons.append("\($0.rawValue) \($1)") }
    defer { LayoutException.handler = handler }
    #expect(UINib(nibName: "Missing", bundle: OwnDocuments.bundle).instantiate(withOwner: nil).isEmpty)
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasPrefix("NSInternalInconsistencyException Could not load NIB in bundle: '") == true)
    #expect(reasons.first?.hasSuffix("with name 'Missing'") == true)
  }
}
