// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Lists that lived are those that are new", .serialized)
struct RandomListTests {
  /// The number of lives of each kind of list; `TINAMOU_LIVES=1000` tries 20,000 in all.
  private static let lives: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["TINAMOU_LIVES"].flatMap { UInt64($0) } ?? 8)

  @Test("any changes lead to the frames of a new list of the same items", arguments: RandomListKind.allCases)
  func random(kind: RandomListKind) {
    for seed in Self.lives {
      var life = RandomListLife(seed: seed &* 31 &+ UInt64(kind.rawValue), kind: kind)
      let messages = logged { life.live() }
      #expect(messages.isEmpty, "\(kind), \(seed): \(life.history.joined(separator: "; "))")
      let (lived, fresh) = life.livedAndFresh()
      let differences = zip(lived, fresh).filter { $0 != $1 }.prefix(3)
      #expect(lived == fresh, "\(kind), \(seed): \(life.history.joined(separator: "; ")) \(differences)")
    }
  }
}
