// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import UIKitValues

@Suite("Icons that stand for symbols")
struct SymbolIconTests {
  @Test("The tables name symbols by their present names, and none that has a drawing of its own")
  func names() {
    #expect(SymbolIcons.entries.count >= 900)
    let beginnings = Set(
      SymbolNames.all.flatMap { name in
        let words = name.split(separator: ".")
        return (1...words.count).map { words.prefix($0).joined(separator: ".") }
      })
    for name in SymbolIcons.entries.keys.sorted() {
      #expect(SymbolNames.current(name) == name, "\(name)")
      #expect(beginnings.contains(name), "\(name) begins no symbol")
      #expect(SymbolShape.all[name] == nil, "\(name) has a drawing of its own")
    }
  }

  @Test("Each icon is there, with the proportions that the table says", .enabled(if: IconFiles.areInstalled))
  func files() throws {
    for (name, entry) in SymbolIcons.entries {
      let areas = try #require(entry.isMaterial ? IconFiles.material(entry.icon) : IconFiles.bootstrap(entry.icon))
      let bounds = areas.bounds
      #expect(CGRect(x: -3, y: -3, width: 30, height: 30).contains(bounds), "\(entry.icon): \(bounds)")
      let ratio = bounds.width / bounds.height * entry.size.height / entry.size.width
      #expect((0.94...1.06).contains(ratio), "\(name), \(entry.icon): \(bounds.size) for \(entry.size)")
    }
  }

  @Test("The size of a symbol is that of the table, whether its icon is there or not")
  func size() throws {
    let entry = try #require(SymbolIcons.entries["binoculars"])
    let shape = try #require(SymbolShape.named("binoculars.fill"))
    #expect(shape.size == entry.size)
    #expect(shape.isPlaceholder == !IconFiles.areInstalled)
  }

  @Test("A name that continues another one is drawn like it", .enabled(if: IconFiles.areInstalled))
  func standIns() {
    func undrawn(_ name: String) -> UndrawnSymbol? { UIImage(symbol: name).properties.undrawnSymbol }
    #expect(undrawn("figure.fishing") == .standIn("figure"))
    #expect(undrawn("figure.fishing.circle.fill") == .standIn("figure"))
    #expect(undrawn("binoculars.circle") == nil)
    #expect(undrawn("brakesignal") == .placeholder)
    // A number is not what "4.alt" means.
    #expect(undrawn("4.alt.circle") == .placeholder)
  }
}

@Suite("Path data of SVG")
struct PathDataTests {
  private func elements(_ data: String) throws -> [DrawingCommand.Path.Element] {
    try #require(PathDataReader.path(data)).elements
  }

  @Test("Commands, repeated ones and numbers without separators")
  func commands() throws {
    #expect(
      try elements("M1 2l.5.5-1-1zm1,1 2 0H9v-3")
        == [
          .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 1.5, y: 2.5)), .line(CGPoint(x: 0.5, y: 1.5)), .close,
          .move(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 4, y: 3)), .line(CGPoint(x: 9, y: 3)),
          .line(CGPoint(x: 9, y: 0)),
        ])
    #expect(
      try elements("M0 0c1 0 2 1 2 2s1 2 2 2")
        == [
          .move(.zero),
          .cubic(control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 2, y: 1), end: CGPoint(x: 2, y: 2)),
          .cubic(control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 3, y: 4), end: CGPoint(x: 4, y: 4)),
        ])
    #expect(
      try elements("M0 0Q1 0 1 1T2 2e0")
        == [
          .move(.zero), .quad(control: CGPoint(x: 1, y: 0), end: CGPoint(x: 1, y: 1)),
          .quad(control: CGPoint(x: 1, y: 2), end: CGPoint(x: 2, y: 2)),
        ])
  }

  @Test("Arcs have the bounds of their circle, and flags need no separators", arguments: [(0, 1), (1, 0)])
  func arcs(large: Int, sweep: Int) throws {
    let path = try #require(PathDataReader.path("M10 0A10 10 0 \(large)\(sweep)0 10"))
    let bounds = path.bounds
    // A quarter around the origin, clockwise; three quarters around (10, 10)… counterclockwise around the origin.
    let expected =
      sweep == 1 ? CGRect(x: 0, y: 0, width: 10, height: 10) : CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(abs(bounds.minX - expected.minX) < 0.02 && abs(bounds.minY - expected.minY) < 0.02, "\(bounds)")
    #expect(abs(bounds.maxX - expected.maxX) < 0.02 && abs(bounds.maxY - expected.maxY) < 0.02, "\(bounds)")
  }

  @Test("Radii that are too small grow, a radius of 0 makes a line")
  func radii() throws {
    let grown = try #require(PathDataReader.path("M0 0a1 1 0 0 1 10 0"))
    #expect(abs(grown.bounds.minY + 5) < 0.01 && abs(grown.bounds.width - 10) < 0.01, "\(grown.bounds)")
    #expect(try elements("M0 0a0 1 0 0 1 10 0") == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
  }

  @Test("Other text is refused", arguments: ["M1", "M1 2 L", "1 2", "M0 0 B 1", "M0 0 A1 1 0 2 0 1 1", "M0 0 Lx 1"])
  func refused(data: String) { #expect(PathDataReader.path(data) == nil) }
}
