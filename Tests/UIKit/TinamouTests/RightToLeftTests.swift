// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Right to left")
struct RightToLeftTests {
  /// An avatar and a name, as in a list.
  private func row(rightToLeft: Bool, options: NSLayoutConstraint.FormatOptions = []) -> [String] {
    let root = stage(320, 44), avatar = root.withChild(), name = root.withChild()
    activate("|-[avatar(40)]-[name(100)]", ["avatar": avatar, "name": name], options: options)
    for view in [avatar, name] { view.pin(top: 0, height: 10) }
    if rightToLeft { root.forceDirection(.forceRightToLeft) }
    root.layoutIfNeeded()
    return [avatar.across, name.across]
  }

  @Test("a visual format goes from leading to trailing")
  func format() {
    #expect(row(rightToLeft: false) == ["8…48", "56…156"])
    #expect(row(rightToLeft: true) == ["272…312", "164…264"])
  }

  @Test("a format may fix its direction")
  func fixedDirection() {
    #expect(row(rightToLeft: true, options: .directionLeftToRight) == ["8…48", "56…156"])
    #expect(row(rightToLeft: false, options: .directionRightToLeft) == ["272…312", "164…264"])
  }

  @Test("the semantic content attribute determines a view's effective direction")
  func effectiveDirection() {
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
  }

  @Test("the direction of the screen applies to every view without its own")
  func screenDirection() {
    DeviceProfile.standard.simulate(overriddenBy: UITraitCollection(layoutDirection: .rightToLeft))
    defer { DeviceProfile.standard.simulate() }
    let root = stage(320, 44), view = root.withChild(), player = root.withChild()
    player.semanticContentAttribute = .playback
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).on()
    view.pin(top: 0, width: 50, height: 10)
    player.pin(left: 10, top: 20, width: 50, height: 10)
    root.layoutIfNeeded()
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(player.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(view.across == "260…310")
    #expect(player.across == "10…60")
  }

  @Test("leading margins are on the right")
  func margins() {
    let root = stage(320, 44), view = root.withChild()
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5)
    root.forceDirection(.forceRightToLeft)
    activate("|-[view]-|", ["view": view])
    view.pin(top: 0, height: 10)
    root.layoutIfNeeded()
    #expect(text(of: root.layoutMargins) == "1 5 2 30")
    #expect(view.across == "5…290")
  }

  @Test("left and right are not mirrored")
  func fixedSides() {
    let root = stage(320, 44), view = root.withChild()
    root.forceDirection(.forceRightToLeft)
    view.pin(left: 12, top: 0, width: 20, height: 10)
    root.layoutIfNeeded()
    #expect(view.across == "12…32")
  }

  @Test("a change of direction takes effect in the next pass")
  func changing() {
    let root = stage(320, 44), view = root.withChild()
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).on()
    view.pin(top: 0, width: 50, height: 10)
    root.layoutIfNeeded()
    #expect(view.across == "10…60")
    root.forceDirection(.forceRightToLeft)
    root.layoutIfNeeded()
    #expect(view.across == "260…310")
  }
}
