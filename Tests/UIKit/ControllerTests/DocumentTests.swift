// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Documents and commands")
struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
  }

  @Test("What a document saves, another one of the same file opens")
  func roundTrip() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    note.text = "milk"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges && note.documentState == .closed)
    var saved = false
    note.save(to: url, for: .forCreating) { saved = $0 }
    #expect(saved && !note.hasUnsavedChanges && note.documentState == .normal)
    let other = Note(fileURL: url)
    other.open()
    #expect(other.text == "milk")
  }

  @Test("A file that is not there cannot be opened")
  func missing() {
    let note = Note(fileURL: URL(fileURLWithPath: "/nonexistent/note"))
    var opened = true
    note.open { opened = $0 }
    #expect(!opened && note.documentState == .closed)
  }

  @Test("A controller's key commands are those that were added")
  func keyCommands() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector(("add:")))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.map(\.input) == ["n"])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test("An item that snaps is at its point, also after the point has moved")
  func snapping() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: UIView())
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 60))
    animator.addBehavior(snap)
    #expect(view.center == CGPoint(x: 50, y: 60))
    snap.snapPoint = CGPoint(x: 7, y: 8)
    #expect(view.center == CGPoint(x: 7, y: 8))
    animator.removeAllBehaviors()
    snap.snapPoint = .zero
    #expect(view.center == CGPoint(x: 7, y: 8))
  }
}
