// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Selectors in Foundation", .serialized)
struct FoundationSelectorTests {
  @Test("observers receive notifications until they are removed or deallocated")
  func notifications() {
    let center = NotificationCenter()
    let (form, sender) = (Form(), NSObject())
    center.addObserver(form, selector: "noted:", name: .init("a"), object: nil)
    center.addObserver(form, selector: "reset", name: .init("b"), object: sender)
    center.post(name: .init("a"), object: nil)
    center.post(name: .init("b"), object: NSObject())
    center.post(name: .init("b"), object: sender)
    #expect(form.calls == ["noted a", "reset"])
    center.removeObserver(form, name: .init("a"), object: nil)
    center.post(name: .init("a"), object: nil)
    center.post(name: .init("b"), object: sender)
    #expect(form.calls.count == 3)
    center.removeObserver(form)
    center.post(name: .init("b"), object: sender)
    #expect(form.calls.count == 3)
    weak var gone: Form?
    do {
      let temporary = Form()
      gone = temporary
      center.addObserver(temporary, selector: "noted:", name: .init("a"), object: nil)
    }
    #expect(gone == nil)
    center.post(name: .init("a"), object: nil)
  }

  @Test("a block observer is still removed by its token")
  func token() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in count += 1 }
    center.post(name: .init("a"), object: nil)
    center.removeObserver(token)
    center.post(name: .init("a"), object: nil)
    #expect(count == 1)
  }

  @Test("a timer calls its target with itself, and has its user info")
  func timer() {
    let form = Form()
    let timer = Timer(timeInterval: 60, target: form, selector: "ticked:", userInfo: "now", repeats: true)
    timer.fire()
    #expect(form.calls == ["ticked now"])
    timer.invalidate()
    let scheduled = Timer.scheduledTimer(
      timeInterval: 0.01, target: form, selector: "reset", userInfo: nil, repeats: false)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(form.calls == ["ticked now", "reset"])
    #expect(!scheduled.isValid)
  }

  @Test("a delayed message is sent by the run loop, unless it is canceled")
  func delayed() {
    let form = Form()
    form.perform("reset", with: nil, afterDelay: 0.01)
    form.perform("any:", with: "x", afterDelay: 0.01)
    form.perform("added", with: nil, afterDelay: 0.01)
    #expect(form.calls.isEmpty)
    NSObject.cancelPreviousPerformRequests(withTarget: form, selector: "any:", object: "x")
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(form.calls.sorted() == ["added", "reset"])
    form.perform("reset", with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: form)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(form.calls.count == 2)
  }
}
