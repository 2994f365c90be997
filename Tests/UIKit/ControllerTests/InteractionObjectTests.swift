// SPDX-License-Identifier: MIT

import Testing
import UIKit

private final class Host: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  var performed: [String] = []
  var proposal = UIDropOperation.copy

  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    guard location.x >= 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(title: "Bird", children: [UIAction(title: "Sing") { _ in self.performed.append("sing") }])
    })
  }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "bird" as NSString))]
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    UIDropProposal(operation: proposal)
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: String.self) { self.performed += $0 }
  }
}

@MainActor
@Suite("Menus, context menus, drag and drop")
struct InteractionObjectTests {
  @Test("an interaction belongs to one view and is told when it moves")
  func interactions() {
    let (first, second) = (UIView(), UIView())
    let host = Host()
    let interaction = UIContextMenuInteraction(delegate: host)
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(interaction.view === second)
    #expect(first.interactions.isEmpty)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(second.interactions.isEmpty)
  }

  @Test("a press asks the delegate for a menu, whose action performs")
  func contextMenu() throws {
    let host = Host()
    let interaction = UIContextMenuInteraction(delegate: host)
    UIView().addInteraction(interaction)
    #expect(interaction.inspection.press(at: CGPoint(x: -1, y: 0)) == nil)
    let menu = try #require(interaction.inspection.press())
    #expect(menu.title == "Bird")
    let action = try #require(menu.children.first as? UIAction)
    action.performWithSender(nil, target: nil)
    #expect(host.performed == ["sing"])
    interaction.dismissMenu()
    #expect(interaction.inspection.visibleMenu == nil)
  }

  @Test("dragged items are those of the delegate, and dropped ones can be loaded")
  func dragAndDrop() throws {
    let host = Host()
    let drag = UIDragInteraction(delegate: host)
    drag.isEnabled = false
    #expect(drag.inspection.beginDrag() == nil)
    drag.isEnabled = true
    let session = try #require(drag.inspection.beginDrag())
    let drop = UIDropInteraction(delegate: host)
    #expect(drop.inspection.drop(session.items) == .copy)
    #expect(host.performed == ["bird"])
    host.proposal = .forbidden
    #expect(drop.inspection.drop(session.items) == .forbidden)
    #expect(host.performed == ["bird"])
  }

  @Test("a button that selects from its menu shows the selected element")
  func buttonMenu() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
    ])
    #expect(button.title(for: .normal) == "Two")
    #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
    #expect(button.menu?.replacingChildren([]).children.isEmpty == true)
  }

  @Test("feedback that was asked for is counted")
  func feedback() {
    let generator = UIImpactFeedbackGenerator(style: .light)
    generator.prepare()
    generator.impactOccurred()
    generator.impactOccurred(intensity: 0.5)
    #expect(generator.inspection.feedbackCount == 2)
  }

  @Test("a deferred element asks its provider once, an uncached one each time")
  func deferred() {
    var asked = 0
    let once = UIDeferredMenuElement { completion in
      asked += 1
      completion([UIAction(title: "x") { _ in }])
    }
    once.inspection.load { #expect($0.count == 1) }
    once.inspection.load { #expect($0.count == 1) }
    #expect(asked == 1)
    let each = UIDeferredMenuElement.uncached { completion in
      asked += 1
      completion([])
    }
    each.inspection.load { _ in }
    each.inspection.load { _ in }
    #expect(asked == 3)
  }

  @Test("undo and redo perform groups in reverse order")
  func undo() {
    final class Counter { var values: [Int] = [] }
    let counter = Counter()
    let manager = UndoManager()
    // The event of a test does not end before the test.
    manager.groupsByEvent = false
    func add(_ value: Int) {
      counter.values.append(value)
      manager.registerUndo(withTarget: counter) { _ in remove() }
    }
    func remove() {
      let value = counter.values.removeLast()
      manager.registerUndo(withTarget: counter) { _ in add(value) }
    }
    manager.beginUndoGrouping()
    add(1)
    add(2)
    manager.endUndoGrouping()
    manager.setActionName("Add")
    #expect(manager.undoMenuItemTitle == "Undo Add")
    add(3)
    manager.undo()
    #expect(counter.values == [1, 2])
    manager.undo()
    #expect(counter.values.isEmpty)
    #expect(!manager.canUndo)
    manager.redo()
    #expect(counter.values == [1, 2])
    add(4)
    #expect(!manager.canRedo)
  }
}
