// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Names of services", .serialized)
struct ServiceNameTests {
  @Test("the initializer of a pasteboard finds one by its name")
  func pasteboards() throws {
    let name = UIPasteboard.Name("tests")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    let made = try #require(UIPasteboard(name: name, create: true))
    made.string = "a"
    #expect(UIPasteboard(name: name, create: false) === made && UIPasteboard.named(name, create: false)?.string == "a")
    UIPasteboard.remove(withName: name)
  }

  @Test("a paste button pastes into its target what the target accepts")
  func pasteControl() {
    final class Target: UIView {
      var pasted = 0
      override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
    }
    let target = Target()
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.target = target
    control.frame = CGRect(origin: .zero, size: control.intrinsicContentSize)
    #expect(control.bounds.width > 40 && control.bounds.height > 20)
    UIPasteboard.general.string = "text"
    control.inspection.tap()
    #expect(target.pasted == 1)
  }

  @Test("notifications to assistive technologies are recorded")
  func accessibility() {
    UIAccessibility.inspection.posted = []
    AccessibilityNotification.Announcement("Sent").post()
    AccessibilityNotification.ScreenChanged().post()
    let posted = UIAccessibility.inspection.posted
    #expect(posted.map(\.notification) == [.announcement, .screenChanged])
    #expect(posted.first?.argument as? String == "Sent")
  }

  @Test("a progress that runs goes on to the next page at its end")
  func pageProgress() {
    final class Judge: NSObject, UIPageControlTimerProgressDelegate {
      var changes = 0
      func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
      func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        page == 1 ? 0.5 : 0
      }
    }
    AnimationClock().whileMain {
      let control = UIPageControl(), progress = UIPageControlTimerProgress(preferredDuration: 1), judge = Judge()
      control.numberOfPages = 2
      progress.delegate = judge
      control.progress = progress
      #expect(progress.isProgressVisible && progress.currentProgress == 0)
      progress.resumeTimer()
      AnimationClock.main.advance(by: 0.5)
      #expect(abs(progress.currentProgress - 0.5) < 0.03 && judge.changes > 20 && control.currentPage == 0)
      AnimationClock.main.advance(by: 0.55)
      #expect(control.currentPage == 1 && progress.currentProgress > 0.5)
      progress.resetsToInitialPageAfterEnd = false
      AnimationClock.main.advance(by: 1)
      #expect(control.currentPage == 1 && !progress.isRunning)
    }
  }

  @Test("a text checker knows learned words only")
  func textChecker() {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: 3)
    #expect(
      checker.rangeOfMisspelledWord(in: "tezt", range: range, startingAt: 0, wrap: false, language: "en_US").location
        == NSNotFound)
    UITextChecker.learnWord("tinamou")
    #expect(UITextChecker.hasLearnedWord("tinamou"))
    #expect(checker.completions(forPartialWordRange: range, in: "tin", language: "en_US") == ["tinamou"])
    UITextChecker.unlearnWord("tinamou")
    #expect(checker.completions(forPartialWordRange: range, in: "tin", language: "en_US") == [])
  }

  @Test("a mutable copy of a notification's content can be changed on its own")
  func notificationContent() {
    #expect(UNMutableNotificationContent().interruptionLevel == .active)
    let content = UNMutableNotificationContent()
    (content.title, content.interruptionLevel) = ("a", .critical)
    let copy = content.mutableCopy() as? UNMutableNotificationContent
    copy?.title = "b"
    #expect(content.title == "a" && copy?.title == "b" && copy?.interruptionLevel == .critical)
  }
}
