// SPDX-License-Identifier: MIT

import Testing
import UIKit

private struct CompactRows: UITraitDefinition {
  static let defaultValue = false
}

private enum Theme {
  case plain
  case vivid(Int)
}

/// A trait whose values cannot be compared.
private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
}

extension UITraitCollection {
  fileprivate var hasCompactRows: Bool { self[CompactRows.self] }
}

extension UIMutableTraits {
  fileprivate var hasCompactRows: Bool {
    get { self[CompactRows.self] }
    set { self[CompactRows.self] = newValue }
  }
}

@MainActor @Suite("Traits of apps")
struct CustomTraitTests {
  private let outer = UIView(), inner = UIView()
  init() { outer.addSubview(inner) }

  @Test("views inherit the value, and observers of the trait are told")
  func inheritance() {
    var changes: [String] = []
    inner.registerForTraitChanges([CompactRows.self]) { (view: UIView, previous: UITraitCollection) in
      changes.append("\(previous.hasCompactRows)-\(view.traitCollection.hasCompactRows)")
    }
    #expect(!inner.traitCollection.hasCompactRows)
    outer.traitOverrides.hasCompactRows = true
    #expect(inner.traitCollection[CompactRows.self] && changes == ["false-true"])
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(changes.count == 1 && inner.traitCollection.userInterfaceStyle == .dark)
    inner.traitOverrides[CompactRows.self] = false
    #expect(changes == ["false-true", "true-false"])
    #expect(inner.traitOverrides.contains(CompactRows.self))
    inner.traitOverrides.remove(CompactRows.self)
    #expect(changes.last == "false-true" && !inner.traitOverrides.contains(CompactRows.self))
  }

  @Test("a collection is made by changes, and compares its traits")
  func mutations() {
    let traits = UITraitCollection { mutableTraits in
      mutableTraits.userInterfaceStyle = .dark
      mutableTraits.hasCompactRows = true
      mutableTraits.accessibilityContrast = .high
    }
    #expect(traits.userInterfaceStyle == .dark && traits.hasCompactRows && traits.accessibilityContrast == .high)
    #expect(
      traits
        == UITraitCollection { $0.accessibilityContrast = .high }.modifyingTraits {
          $0.userInterfaceStyle = .dark
          $0[CompactRows.self] = true
        })
    #expect(traits != traits.modifyingTraits { $0.hasCompactRows = false })
    let joined = UITraitCollection(traitsFrom: [traits, UITraitCollection(horizontalSizeClass: .compact)])
    #expect(joined.hasCompactRows && joined.horizontalSizeClass == .compact)
    #expect(joined.containsTraits(in: traits) && !traits.containsTraits(in: joined))
    #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
  }

  @Test("values that cannot be compared are kept, and each new one is a change")
  func values() {
    var count = 0
    inner.registerForTraitChanges([ThemeTrait.self]) { (_: UIView, _) in count += 1 }
    outer.traitOverrides[ThemeTrait.self] = .vivid(2)
    guard case .vivid(2) = inner.traitCollection[ThemeTrait.self] else {
      Issue.record("the value is lost")
      return
    }
    outer.traitOverrides[ThemeTrait.self] = .vivid(3)
    #expect(count == 2)
  }

  @Test("views have values of the traits that are not drawn")
  func unused() {
    let window = UIWindow()
    #expect(window.traitCollection.accessibilityContrast == .normal)
    #expect(window.traitCollection.activeAppearance == .active)
    #expect(UITraitCollection().activeAppearance == .unspecified)
    window.traitOverrides.legibilityWeight = .bold
    #expect(window.traitCollection[UITraitLegibilityWeight.self] == .bold)
  }

  @Test("registrations of views that are gone are not called for views made later, and take no memory")
  func manyRegistrations() {
    var calls = 0
    for _ in 0..<500 {
      let view = UIView()
      view.registerForTraitChanges([CompactRows.self]) { (_: UIView, _) in calls += 1 }
      outer.addSubview(view)
      view.removeFromSuperview()
    }
    let last = inner.registerForTraitChanges([CompactRows.self]) { (_: UIView, _) in calls += 1 }
    outer.traitOverrides.hasCompactRows = true
    #expect(calls == 1)
    inner.unregisterForTraitChanges(last)
    outer.traitOverrides.hasCompactRows = false
    #expect(calls == 1)
  }
}
