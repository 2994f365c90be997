// SPDX-License-Identifier: MIT

import Testing
import Tinamou

@testable import LayoutFiles

@MainActor
@Suite("Forms of layout files")
struct LayoutFileFormTests {
  private func scene(_ text: String) throws -> LayoutScene { try LayoutScene.load(text: text, path: "x") }

  @Test("the root view is called root beside its own name")
  func rootName() throws {
    let scene = try scene(
      """
      size: [200, 100]
      name: card
      views: { a: ~, b: ~ }
      layout: "H:|[a(root/2)]; V:|[a]|; V:|[b]|; H:|[b]"
      constraints: [b.width == root.width - 20, a.height <= card.height]
      expect: { root: [0, 0, 200, 100], b: [0, 0, 180, 100] }
      """)
    #expect(scene.view(named: "a")?.frame.width == 100)
    #expect(scene.view(named: "root") === scene.view(named: "card"))
    #expect(scene.view(named: "b")?.frame.width == 180)
  }

  @Test("another view can be called root")
  func otherRoot() throws {
    let scene = try scene(
      "size: [200, 100]\nname: card\nviews: { root: { size: [10, 20] } }\nlayout: 'H:|[root]; V:|[root]'\n")
    #expect(scene.view(named: "root")?.frame.width == 10)
    #expect(scene.view(named: "card")?.frame.width == 200)
  }

  @Test("keys that begin with x- are the author's own")
  func sharedBlocks() throws {
    let scene = try scene(
      """
      x-sizes: &small { size: [12, 14] }
      x-note: anything
      size: [200, 100]
      views: { a: { <<: *small }, b: { <<: *small, alpha: 0.5 } }
      layout: "H:|[a][b]; V:|[a]; V:|[b]"
      """)
    #expect(scene.view(named: "b")?.frame == CGRect(x: 12, y: 0, width: 12, height: 14))
  }

  @Test("numbers can have the unit pt")
  func points() throws {
    let scene = try scene(
      "size: [320pt, 100pt]\nmetrics: { gap: 8pt }\nviews: { a: { size: [21pt, 10] } }\nlayout: 'H:|-gap-[a]; V:|[a]'\n"
    )
    #expect(scene.root.frame.width == 320)
    #expect(scene.view(named: "a")?.frame == CGRect(x: 8, y: 0, width: 21, height: 10))
  }

  @Test("bars are classes of views")
  func bars() throws {
    let scene = try scene(
      """
      size: [320, 400]
      os: 18
      views:
        top: { class: UINavigationBar, title: Inbox }
        tabs: { class: UITabBar, items: [Today, Search] }
        tools: { class: UIToolbar, items: [Add, Edit] }
        search: { class: UISearchBar, placeholder: Search }
      layout: "H:|[top]|; H:|[tabs]|; H:|[tools]|; H:|[search]|; V:|[top][search]; V:[tools][tabs]|"
      """)
    #expect(scene.view(named: "top")?.frame.height == 44)
    #expect(scene.view(named: "tabs")?.frame.height == 49)
    #expect((scene.view(named: "tabs") as? UITabBar)?.items?.map(\.title) == ["Today", "Search"])
    #expect((scene.view(named: "tools") as? UIToolbar)?.items?.count == 3)
  }

  @Test("priorities have UIKit's names in layout texts as in equations")
  func priorities() throws {
    let scene = try scene("size: [200, 100]\nviews: { a: ~ }\nlayout: 'H:|[a(50@defaultLow,>=60@required)]; V:|[a]|'\n")
    #expect(scene.view(named: "a")?.frame.width == 60)
  }
}
