// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

@Suite("The classes of UIKit from which stand-ins inherit")
struct StandInSuperclassTests {
  private static let path = "/A.swift"

  private func error(_ message: String, at place: String, in text: String) throws -> CompilerError {
    let offset = try #require(text.range(of: place)?.lowerBound)
    let before = text[..<offset].split(separator: "\n", omittingEmptySubsequences: false)
    return CompilerError(
      path: Self.path, line: before.count, column: (before.last?.utf8.count ?? 0) + 1, message: message)
  }

  /// A record in which the missing type of a source has a stand-in.
  private func omissions(_ text: String) throws -> Omissions {
    var omissions = Omissions(isComplete: true)
    let type = try error("cannot find type 'DropDown' in scope", at: "DropDown", in: text)
    let isAdded = omissions.leaveOut([type], at: Self.path, of: ["App"], base: (text, 0))
    #expect(isAdded)
    return omissions
  }

  private func superclass(_ omissions: Omissions) -> String? { omissions.standIns["App"]?["DropDown"]?.base }

  @Test(
    "What a source does with an object tells its class",
    arguments: [
      ("view.addSubview(menu)", "UIView"), ("view.insertSubview(self.menu, at: 0)", "UIView"),
      ("menu.translatesAutoresizingMaskIntoConstraints = false", "UIView"),
      ("menu.snp.makeConstraints { _ in }", "UIView"),
      ("_ = UIStackView(arrangedSubviews: [title, menu])", "UIView"),
      ("[title, menu].forEach(view.addSubview)", "UIView"),
      ("menu?.isHidden = true", "UIView"), ("present(menu, animated: true)", "UIViewController"),
      ("navigationController?.pushViewController(menu, animated: true)", "UIViewController"),
      ("menu.modalPresentationStyle = .fullScreen", "UIViewController"), ("menu.show()", nil), ("show(menu)", nil),
      ("view.insertSubview(title, at: menu.index)", nil), ("menu.text = title", nil),
    ])
  func uses(statement: String, superclass expected: String?) throws {
    let text = "class C {\n  var menu: DropDown!\n  func f() {\n    \(statement)\n  }\n}\n"
    var omissions = try omissions(text)
    let isFound = omissions.findSuperclasses(at: Self.path, of: ["App"], base: text)
    #expect(isFound == (expected != nil))
    #expect(superclass(omissions) == expected)
  }

  @Test(
    "Subclasses and initializers tell the class",
    arguments: [
      ("class C: DropDown {\n  override func layoutSubviews() {}\n}\n", "UIView"),
      ("class C: DropDown {\n  override func viewDidLoad() {}\n}\n", "UIViewController"),
      ("class C: DropDown {\n  func viewDidLoad() {}\n}\n", nil),
      ("let a: DropDown = DropDown(frame: .zero)\n", "UIView"), ("let a: DropDown = DropDown(title: \"\")\n", nil),
    ])
  func declarations(text: String, superclass expected: String?) throws {
    var omissions = try omissions(text)
    _ = omissions.findSuperclasses(at: Self.path, of: ["App"], base: text)
    #expect(superclass(omissions) == expected)
  }

  @Test(
    "Errors of the compiler tell the class",
    arguments: [
      ("value of type 'DropDown' has no member 'leadingAnchor'", "x", "UIView"),
      ("value of type 'DropDown?' has no member 'viewDidLoad'", "x", "UIViewController"),
      ("cannot convert value of type 'DropDown' to expected argument type 'UIView'", "x", "UIView"),
      ("cannot assign value of type 'DropDown' to type 'UIControl?'", "x", "UIControl"),
      ("method does not override any method from its superclass", "layoutSubviews", "UIView"),
      ("value of type 'DropDown' has no member 'hide'", "x", nil),
      ("cannot convert value of type 'DropDown' to expected argument type 'Account'", "x", nil),
    ])
  func errors(message: String, place: String, superclass expected: String?) throws {
    let text = "class C: DropDown {\n  override func layoutSubviews() {\n    x(1)\n  }\n}\n"
    var omissions = try omissions(text)
    let isChanged = omissions.leaveOut(
      [try error(message, at: place, in: text)], at: Self.path, of: ["App"], base: (text, 0))
    #expect(isChanged)
    #expect(superclass(omissions) == expected)
    #expect((omissions.files[Self.path]?.text ?? text) == text || expected == nil)
  }

  @Test("A view has the name of its class in a box, and a button as its title")
  func declarations() {
    let view = StandIn(name: "DropDown", kind: .classType, base: "UIView").declaration
    #expect(view.contains("open class DropDown: UIView {") && view.contains("label.text = \"DropDown\""))
    let button = StandIn(name: "LoginButton", kind: .classType).declaration
    #expect(button.contains("open class LoginButton: UIButton {") && button.contains("setTitle(\"LoginButton\""))
  }
}
