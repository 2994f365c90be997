// SPDX-License-Identifier: MIT

import LayoutModel
import Testing

@Suite("Conflicts of a layout engine")
struct LayoutConflictTests {
  private let engine = LayoutEngine()
  private let item: ItemID
  private var width: ItemAnchor { ItemAnchor(item, .width) }

  init() { item = engine.makeItem(in: nil) }

  private func insert(_ constant: Double) -> ConstraintID {
    engine.insert(ItemConstraint(width, .equal, constant: constant), in: item)
  }

  private func update(_ id: ConstraintID, _ constant: Double) {
    engine.update(id, to: ItemConstraint(width, .equal, constant: constant), in: item)
  }

  @Test("of two constraints, the later one is left out until it agrees")
  func leavesOut() throws {
    let first = insert(40)
    let second = insert(50)
    let conflict = try #require(engine.solve().first)
    #expect(conflict.brokenConstraint == second)
    #expect(!conflict.isBroken)
    #expect(Set(conflict.constraints) == [first, second])
    #expect(abs(conflict.contradiction) == 10)
    #expect(engine.conflicts.count == 1)
    update(second, 40)
    #expect(engine.solve().isEmpty)
    #expect(engine.conflicts.isEmpty)
    #expect(engine.frame(of: item).width == 40)
  }

  @Test("a constraint that is left out again for another reason is in one conflict only")
  func leavesOutAgain() {
    let first = insert(40)
    _ = insert(50)
    engine.solve()
    update(first, 45)
    #expect(engine.solve().count == 1)
    #expect(engine.conflicts.count == 1)
    #expect(engine.conflicts.first.map { abs($0.contradiction) } == 5)
  }

  @Test("removing a constraint that is left out removes its conflict")
  func removesLeftOut() {
    _ = insert(40)
    let second = insert(50)
    engine.solve()
    engine.remove(second)
    #expect(engine.solve().isEmpty)
    #expect(engine.conflicts.isEmpty)
  }

  @Test("the chosen constraint is broken, and holds as far as the others allow")
  func breaks() throws {
    let first = engine.insert(ItemConstraint(width, .greaterThanOrEqual, constant: 40), in: item)
    let second = insert(30)
    let conflicts = engine.solve()
    let resolved = engine.resolve(conflicts) { _ in first }
    #expect(resolved.map(\.brokenConstraint) == [first])
    #expect(engine.isBroken(first) && !engine.isBroken(second))
    #expect(engine.solve().isEmpty)
    #expect(engine.frame(of: item).width == 30)
    #expect(engine.conflicts.map(\.isBroken) == [true])
  }

  @Test(
    "a broken constraint is required again when a member of its conflict changes or goes", arguments: [true, false])
  func restores(isRemoved: Bool) {
    let first = insert(40)
    let second = insert(50)
    _ = engine.resolve(engine.solve()) { _ in first }
    engine.solve()
    #expect(engine.frame(of: item).width == 50)
    // The same constant and the same priority leave it broken.
    update(second, 50)
    engine.setPriority(.required, of: second)
    #expect(engine.isBroken(first))
    if isRemoved { engine.remove(second) } else { update(second, 40) }
    #expect(!engine.isBroken(first))
    #expect(engine.conflicts.isEmpty)
    #expect(engine.solve().isEmpty)
    #expect(engine.frame(of: item).width == 40)
  }

  @Test("a size that would be negative is a member of the conflict")
  func sizes() throws {
    _ = insert(-10)
    let conflict = try #require(engine.solve().first)
    #expect(conflict.members.contains { $0.member == .size(width) })
    #expect(conflict.constraints.count == 1)
  }
}
