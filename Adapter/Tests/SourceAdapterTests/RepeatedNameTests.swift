// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

@Suite("Classes of the same name in several modules of a package")
struct RepeatedNameTests {
  private func adapted(_ files: [(path: String, text: String)]) -> [String] {
    SourceAdapter.adapt(files.map { SourceFile(path: $0.path, text: $0.text) }).map { $0.text ?? "" }
  }

  @Test("An extension belongs to the class that is nearest in the tree of directories")
  func nearestClass() {
    let texts = adapted([
      ("/P/Maps/Sources/Main.swift", "class Main: UIViewController {\n}\n"),
      ("/P/Maps/Sources/Views/Main+Life.swift", "extension Main {\n  override func viewDidLoad() {}\n}\n"),
      ("/P/Samples/Sources/Main.swift", "class Main: UIViewController {\n  override func viewDidLoad() {}\n}\n"),
    ])
    #expect(texts[0].contains("override func viewDidLoad() { _objc_viewDidLoad() }"))
    #expect(texts[1].contains("func _objc_viewDidLoad() {}"))
    #expect(!texts[2].contains("_objc_viewDidLoad"))
  }

  @Test("Where two classes are equally near, an extension belongs to either")
  func equallyNear() {
    let texts = adapted([
      ("/P/App/One.swift", "class Main: UIViewController {\n}\n"),
      ("/P/App/Two.swift", "enum Inner { class Main: UIViewController {\n} }\n"),
      ("/P/App/Main+Life.swift", "extension Main {\n  override func viewDidLoad() {}\n}\n"),
    ])
    #expect(texts[0].contains("_objc_viewDidLoad"))
    #expect(texts[2].contains("func _objc_viewDidLoad() {}"))
  }
}
