// SPDX-License-Identifier: MIT

import Testing
import TinamouCombine

@Suite("Merged and combined publishers")
struct MergeTests {
  private struct Failed: Error, Equatable {}

  /// A subscriber that asks for elements when the test does.
  private final class Reader<Input, Failure: Error>: Subscriber {
    var (values, completions): ([Input], Int) = ([], 0)
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { completions += 1 }
  }

  @Test("elements of two to eight publishers come in order, and then one end", arguments: 2...8)
  func merges(count: Int) {
    let a = [1, 2].publisher, b = [3].publisher, c = [4].publisher, d = [5].publisher
    let publisher: AnyPublisher<Int, Never> =
      switch count {
      case 2: a.merge(with: Just(3)).eraseToAnyPublisher()
      case 3: a.merge(with: b, c).eraseToAnyPublisher()
      case 4: a.merge(with: b, c, d).eraseToAnyPublisher()
      case 5: a.merge(with: b, c, d, Just(6)).eraseToAnyPublisher()
      case 6: a.merge(with: b, c, d, Just(6), Just(7)).eraseToAnyPublisher()
      case 7: a.merge(with: b, c, d, Just(6), Just(7), Just(8)).eraseToAnyPublisher()
      default: Publishers.Merge8(a, b, c, d, Just(6), Just(7), Just(8), Just(9)).eraseToAnyPublisher()
      }
    var (values, ends): ([Int], Int) = ([], 0)
    let kept = publisher.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    #expect(values == Array(1...count + 1))
    #expect(ends == 1)
    _ = kept
  }

  @Test("any number of publishers of one type, and none")
  func mergesMany() {
    var (values, ends): ([Int], Int) = ([], 0)
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let kept = Publishers.MergeMany(subjects).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
    subjects[2].send(1)
    subjects[0].send(2)
    for subject in subjects.dropLast() { subject.send(completion: .finished) }
    #expect(ends == 0)
    subjects[2].send(3)
    subjects[2].send(completion: .finished)
    #expect(values == [1, 2, 3])
    #expect(ends == 1)
    let none = Publishers.MergeMany([Just<Int>]()).sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    #expect(ends == 2)
    _ = (kept, none)
  }

  @Test("an element waits until there is demand, and the end until it is delivered")
  func demand() {
    let reader = Reader<Int, Never>()
    [1, 2].publisher.merge(with: Just(3)).subscribe(reader)
    #expect(reader.values.isEmpty)
    reader.subscription?.request(.max(1))
    #expect(reader.values == [1])
    reader.subscription?.request(.max(1))
    #expect(reader.values.count == 2)
    #expect(reader.completions == 0)
    reader.subscription?.request(.unlimited)
    #expect(reader.values.sorted() == [1, 2, 3])
    #expect(reader.completions == 1)
  }

  @Test("the first failure is the last of what comes")
  func failures() {
    let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var (values, ends): ([Int], [Subscribers.Completion<Failed>]) = ([], [])
    let merged = Publishers.Merge(a, b).sink(
      receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
    let combined = a.combineLatest(b, +).sink(
      receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
    a.send(1)
    a.send(completion: .failure(Failed()))
    b.send(2)
    #expect(values == [1])
    #expect(ends == [.failure(Failed()), .failure(Failed())])
    _ = (merged, combined)
  }

  @Test("a cancelled subscription cancels all upstreams")
  func cancellation() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (values, cancelled): ([Int], Int) = ([], 0)
    let publisher = a.handleEvents(receiveCancel: { cancelled += 1 })
    let merged = publisher.merge(with: b).sink { values.append($0) }
    let combined = publisher.combineLatest(b).sink { values.append($0.1) }
    merged.cancel()
    combined.cancel()
    a.send(1)
    b.send(2)
    #expect(values.isEmpty)
    #expect(cancelled == 2)
  }

  @Test("combinations begin when all publishers have an element, and follow each change")
  func combinations() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var (pairs, texts, ends): ([String], [String], Int) = ([], [], 0)
    let kept = a.combineLatest(b).sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { pairs.append("\($0)\($1)") })
    let others = Publishers.CombineLatest3(a, b, Just(true)).map { "\($0)\($1)\($2)" }.sink { texts.append($0) }
    let all = a.combineLatest(b, Just(0), Just(9)) { number, text, low, high in "\(low)\(number)\(text)\(high)" }
    let last = all.sink { texts.append($0) }
    a.send(2)
    b.send("x")
    a.send(3)
    #expect(pairs == ["2x", "3x"])
    #expect(texts.sorted() == ["02x9", "03x9", "2xtrue", "3xtrue"])
    a.send(completion: .finished)
    #expect(ends == 0)
    b.send("y")
    b.send(completion: .finished)
    #expect(pairs == ["2x", "3x", "3y"])
    #expect(ends == 1)
    _ = (kept, others, last)
  }

  @Test("without demand, only the latest combination is kept")
  func latestOnly() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    let reader = Reader<Int, Never>()
    a.combineLatest(b, +).subscribe(reader)
    a.send(2)
    a.send(3)
    reader.subscription?.request(.max(1))
    #expect(reader.values == [13])
    reader.subscription?.request(.max(1))
    #expect(reader.values == [13])
    b.send(20)
    #expect(reader.values == [13, 23])
  }
}
