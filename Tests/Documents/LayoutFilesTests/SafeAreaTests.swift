// SPDX-License-Identifier: MIT

import LayoutFiles
import Testing
import Tinamou

@MainActor @Suite("The safe area of a layout file's device")
struct SafeAreaTests {
  private func frame(_ orientation: String, size: Bool = false) throws -> CGRect? {
    let screen = size ? "size: [393, 852]" : "device: iPhone 15\norientation: \(orientation)"
    let scene = try LayoutScene.load(
      text: """
        \(screen)
        views:
          box: {}
        constraints:
          - box.top == root.safeAreaLayoutGuide.top
          - box.bottom == root.safeAreaLayoutGuide.bottom
          - box.leading == root.safeAreaLayoutGuide.leading
          - box.trailing == root.safeAreaLayoutGuide.trailing
        """, path: "test.layout.yaml")
    return scene.frame(named: "box")
  }

  @Test("the cutout of the screen and the status bar are left out")
  func device() throws {
    #expect(try frame("portrait") == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(try frame("landscape") == CGRect(x: 59, y: 0, width: 734, height: 372))
  }

  @Test("a file with its own size has no safe area")
  func size() throws {
    #expect(try frame("", size: true) == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("margins lie in the safe area")
  func margins() throws {
    let scene = try LayoutScene.load(
      text: "device: iPhone 15\nviews: { box: {} }\nlayout: H:|-[box]-|; V:|-[box(20)]", path: "test.layout.yaml")
    #expect(scene.frame(named: "box") == CGRect(x: 16, y: 59, width: 361, height: 20))
  }
}
