// SPDX-License-Identifier: MIT

import Testing

/// In `class List`, `owner` is a property of type `AnyObject?` that is cast to `Owner` where its members are used; a local
/// `owner` is left alone. So the adapted text shows which of the two a name means.
@Suite("Local names hide the property of the same name where they are visible, and nowhere else")
struct LocalNameTests {
  private func isLocal(_ member: String) -> Bool {
    let text = "class List {\n  var owner: AnyObject?\n  func check() { _ = owner as? Owner }\n  \(member)\n}\n"
    return !adapted(text).contains("(owner as")
  }

  @Test(
    "The name is visible",
    arguments: [
      "func f(owner: Owner) { _ = owner.name }", "func f(for owner: Owner) { run { _ = owner.name } }",
      "init(owner: Owner) { _ = owner.name }", "subscript(owner: Owner) -> Int { owner.name }",
      "var x: Owner { set(owner) { _ = owner.name } get { Owner() } }",
      "func f() { let owner = Owner(); _ = owner.name }", "func f() { let owner = Owner(), n = owner.name }",
      "func f() { let (owner, b) = pair; _ = owner.name }", "func f() { var owner: Owner { Owner() }; _ = owner.name }",
      "func f() { _ = owner.name; func owner() {} }", "func f() { struct owner {}; _ = owner.name }",
      "func f() { let owner = Owner(); do { _ = owner.name } }",
      "func f() {\n#if DEBUG\nlet owner = Owner()\n#else\nlet owner = Owner()\n#endif\n_ = owner.name }",
      "func f() { if let owner = other { _ = owner.name } }", "func f() { if let owner = other, owner.name {} }",
      "func f() { if case .some(let owner) = other { _ = owner.name } }",
      "func f() { if case let .two(_, owner) = other { _ = owner.name } }",
      "func f() { while let owner = next() { _ = owner.name } }",
      "func f() { guard let owner = other else { return }; _ = owner.name }",
      "func f() { guard let owner = other, owner.name else { return } }",
      "func f() { for owner in all { _ = owner.name } }", "func f() { for owner in all where owner.name {} }",
      "func f() { for (index, owner) in all { _ = owner.name } }",
      "func f() { switch x { case .a(let owner): _ = owner.name\ndefault: break } }",
      "func f() { switch x { case let owner where owner.name: break\ndefault: break } }",
      "func f() { do {} catch let owner { _ = owner.name } }", "func f() { run { owner in _ = owner.name } }",
      "func f() { run { (owner: Owner) in _ = owner.name } }",
      "func f() { run { [owner = Owner()] in _ = owner.name } }",
      "func f() { let owner = Owner(); if let owner { _ = owner.name } }",
    ])
  func visible(member: String) {
    #expect(isLocal(member))
  }

  @Test(
    "The name is not visible, or is bound to the property",
    arguments: [
      "func f() { _ = owner.name }", "func f() { _ = owner.name; let owner = Owner() }",
      "func f() { let n = owner.name, owner = Owner() }", "func f() { do { let owner = Owner() }; _ = owner.name }",
      "func f() { if let owner = other {} else { _ = owner.name } }",
      "func f() { if owner.name, let owner = other {} }",
      "func f() { if let owner = other {}; _ = owner.name }",
      "func f() { guard let owner = other else { _ = owner.name; return } }",
      "func f() { while let owner = next() {}; _ = owner.name }",
      "func f() { for owner in owner.name {} }", "func f() { for owner in all {}; _ = owner.name }",
      "func f() { switch x { case .a(let owner): break\ndefault: _ = owner.name } }",
      "func f() { do { _ = owner.name } catch let owner {} }",
      "func f() { run { owner in }; _ = owner.name }", "func f() { run { [owner = owner.name] in } }",
      "func f(owner: Owner) {}\n  func g() { _ = owner.name }", "func f(owner title: String) { _ = owner.name }",
      "func f() { if let owner { _ = owner.name } }", "func f() { if let owner = self.owner { _ = owner.name } }",
      "func f() { guard let owner else { return }; _ = owner.name }",
      "func f() { let owner = owner; _ = owner.name }",
    ])
  func notVisible(member: String) {
    #expect(!isLocal(member))
  }
}
