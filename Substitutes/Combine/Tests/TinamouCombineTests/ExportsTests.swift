// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TinamouCombine

@Suite("Combine for adapted sources")
struct ExportsTests {
  private final class Model: ObservableObject {
    @Published var title = "first"
  }

  @Test("published properties, subjects and operators")
  func publishers() {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    var (titles, numbers): ([String], [Int]) = ([], [])
    var kept: Set<AnyCancellable> = []
    model.$title.dropFirst().sink { titles.append($0) }.store(in: &kept)
    subject.filter { $0 > 1 }.map { $0 * 10 }.sink { numbers.append($0) }.store(in: &kept)
    model.title = "second"
    subject.send(1)
    subject.send(2)
    #expect(titles == ["second"])
    #expect(numbers == [20])
  }

  @Test("notifications and queues by their names in Combine")
  func foundation() async {
    let name = Notification.Name("TinamouCombineTests")
    let values = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var kept: AnyCancellable?
      kept = NotificationCenter.default.publisher(for: name)
        .receive(on: DispatchQueue.main)
        .compactMap { $0.object as? String }
        .sink { value in
          kept?.cancel()
          continuation.resume(returning: value)
        }
      NotificationCenter.default.post(name: name, object: "arrived")
    }
    #expect(values == "arrived")
  }
}
