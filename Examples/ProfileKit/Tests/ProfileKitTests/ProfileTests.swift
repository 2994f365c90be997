// SPDX-License-Identifier: MIT

import LayoutTesting
import ProfileKit
import Testing
import UIKit

@MainActor
struct ProfileTests {
  private func profile() -> ProfileViewController {
    ProfileViewController(name: "Ada Lovelace", bio: "Wrote the first program, for a machine that nobody had built.")
  }

  @Test func `the layout on an iPhone 15 is the recorded one`() {
    withDevice(.iPhone15, system: .iOS26) { expectLayout(of: show(profile())) }
  }

  @Test(arguments: LayoutMatrix.standard)
  func `the profile is sound on every phone, in every text size and direction`(layoutCase: LayoutCase) {
    layoutCase.run {
      let window = show(profile())
      expectNoConflicts(in: window)
      expectUnambiguous(window)
      expectNoTruncation(in: window)
      expectMirrors(window)
      expectReadingOrder(of: window, ["name", "bio", "follow", "message"])
    }
  }

  @Test(.layouts(LayoutMatrix(devices: [.iPhoneSE], languages: [nil, .longer, .accented])))
  func `longer texts fit`() {
    expectNoTruncation(in: show(profile()))
  }

  @Test func `a sheet shows the profile on every phone, in every text size and direction`() {
    let sheet = writeSheet(of: .standard) { _ in show(profile()) }
    #expect(sheet != nil)
  }

  @Test func `following changes the button`() {
    let profile = profile()
    let window = show(profile)
    tap("Follow", in: window)
    #expect(profile.isFollowing)
    #expect(find("Following", in: window) != nil)
  }
}
