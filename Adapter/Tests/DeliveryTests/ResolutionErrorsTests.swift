// SPDX-License-Identifier: MIT

import Testing

@testable import Delivery

@Suite("The packages that SwiftPM does not find as a manifest requires them")
struct ResolutionErrorsTests {
  private static let addresses = [
    "https://example.org/tools/Specs.git", "git@example.org:tools/Cards.git", "https://example.org/tools/specs-more",
  ]

  @Test(arguments: [
    (
      "error: Dependencies could not be resolved because no versions of 'specs' match the requirement 0.1.0..<0.2.0 and root "
        + "depends on 'specs' 0.1.0..<0.2.0.", 0
    ),
    (
      "Fetched it\nerror: Dependencies could not be resolved because no versions of 'cards' match the requirement 1.0.0.",
      1
    ),
    ("error: could not find the commit 448d9d4 in https://example.org/tools/Specs.git\n", 0),
    ("error: could not find a branch named ‘main’ in https://example.org/tools/specs-more", 2),
  ])
  func named(log: String, index: Int) {
    #expect(ResolutionErrors(log).packages(among: Self.addresses) == [Self.addresses[index]])
  }

  @Test(
    "Other errors, and those about other packages, name none",
    arguments: [
      "error: no versions of 'other' match the requirement 1.0.0", "error: disk full",
      "warning: no versions of 'specs' match the requirement 1.0.0",
      "error: package 'specs' is required using two different revision-based requirements",
    ])
  func unnamed(log: String) { #expect(ResolutionErrors(log).packages(among: Self.addresses).isEmpty) }
}
