// SPDX-License-Identifier: MIT

import Testing
import UIKit

private final class Ticker {
  var times: [Double] = []
  func tick(_ link: CADisplayLink) { times.append(link.timestamp) }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { Ticker.self }
    static var members: [ObjectiveC._Member] {
      [.method("tick:") { (o: Ticker, a) in try o.tick(a[0] as CADisplayLink) }]
    }
  }
}

@MainActor @Suite("Display links", .serialized)
struct DisplayLinkTests {
  @Test("a display link is called once for each frame that the animation clock passes")
  func frames() {
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: "tick:")
    AnimationClock.main.advance(by: 1)
    #expect(ticker.times.isEmpty)
    let start = CACurrentMediaTime()
    link.add(to: .main, forMode: .common)
    AnimationClock.main.advance(by: 0.1)
    #expect(ticker.times.count == 6)
    #expect(abs((ticker.times.last ?? 0) - start - 0.1) < 1e-6)
    link.isPaused = true
    AnimationClock.main.advance(by: 1)
    #expect(ticker.times.count == 6)
    link.isPaused = false
    link.preferredFramesPerSecond = 10
    AnimationClock.main.advance(by: 1)
    #expect((15...17).contains(ticker.times.count))
    link.invalidate()
    AnimationClock.main.advance(by: 1)
    #expect(ticker.times.count <= 17)
  }

  @Test("the target is retained until the link is invalidated")
  func retained() {
    weak var ticker: Ticker?
    let link: CADisplayLink
    do {
      let made = Ticker()
      ticker = made
      link = CADisplayLink(target: made, selector: "tick:")
    }
    #expect(ticker != nil)
    link.invalidate()
    #expect(ticker == nil)
  }
}
