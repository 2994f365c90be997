// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

@Suite("Initializers on metatypes")
struct MetatypeInitializerTests {
  @Test(
    "A view says how its own initializer is called",
    arguments: [
      "class V: UIView { init() { super.init(frame: .zero) } }",
      "class V: UIViewController { convenience init() { self.init(x: 1) } }",
      "class B: UIView {}; final class V: B { init() { super.init(frame: .zero) } }",
      "enum A { private class V: UIControl { init() { super.init(frame: .zero) } } }",
    ])
  func ownInitializers(source: String) {
    let text = adapted("import UIKit\n" + source + "\n").rows[1]
    #expect(text.contains("convenience init(_objcMake: Void) { self.init() }"))
    #expect(text.contains("override class func _objcMake() -> Self { _objcMade(()) }"))
  }

  @Test("A required initializer is called as it is, and a public class says it in public")
  func requiredInitializers() {
    let text = adapted("import UIKit\npublic class V: UIView { public required init() { super.init(frame: .zero) } }\n")
    #expect(text.contains("public override class func _objcMake() -> Self { self.init() }"))
  }

  @Test(
    "Other initializers need nothing",
    arguments: [
      "class V: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
      "class V: UIGestureRecognizer { override init() { super.init() } }", "class V: UIView { init?() { return nil } }",
      "class V: UIView { @available(*, unavailable) init() { super.init(frame: .zero) } }",
      "class V: NSObject { override init() { super.init() } }",
      "class V<T>: UIView { init() { super.init(frame: .zero) } }",
      "class V: UIView { init(x: Int = 1) { super.init(frame: .zero) } }", "class V { init() {} }",
    ])
  func otherInitializers(source: String) {
    #expect(!adapted("import UIKit\n" + source + "\n").contains("_objcMake"))
  }

  @Test(
    "A protocol for views does not require what all views have",
    arguments: [
      ("protocol P: UIView { init(frame: CGRect) }", "protocol P: UIView {                     }"),
      ("protocol P: UIView { init() }", "protocol P: UIView {        }"),
      ("protocol P: UIView { init(style: Int) }", "protocol P: UIView { init(style: Int) }"),
      ("protocol P { init(frame: CGRect) }", "protocol P { init(frame: CGRect) }"),
      ("protocol P: UIView { init?(coder: NSCoder) }", "protocol P: UIView { init?(coder: NSCoder) }"),
    ])
  func requirements(source: String, expected: String) {
    #expect(adapted("import UIKit\n" + source + "\n").rows[1] == expected)
  }
}
