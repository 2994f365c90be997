// SPDX-License-Identifier: MIT

import FoundationAdditions
import Testing

@Suite("Access to files that others show")
struct FileCoordinatorTests {
  private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    var notes: [String] = []

    init(_ path: String) { presentedItemURL = URL(fileURLWithPath: path) }

    func presentedItemDidChange() { notes.append("changed") }
    func presentedSubitemDidChange(at url: URL) { notes.append(url.lastPathComponent) }
  }

  @Test("The others are told of changes to their file and in their directory, and only of changes")
  func changes() {
    let file = Presenter("/a/b/file")
    let folder = Presenter("/a/b")
    let own = Presenter("/a/b/file")
    let all = [file, folder, own, Presenter("/a/bc")]
    for presenter in all { NSFileCoordinator.addFilePresenter(presenter) }
    NSFileCoordinator.addFilePresenter(file)
    defer { for presenter in all { NSFileCoordinator.removeFilePresenter(presenter) } }
    #expect(NSFileCoordinator.filePresenters.count { one in all.contains { $0 === one } } == all.count)

    let coordinator = NSFileCoordinator(filePresenter: own)
    let url = URL(fileURLWithPath: "/a/b/file")
    var order: [String] = []
    coordinator.coordinate(readingItemAt: url, error: nil) { order.append("read \($0.path)") }
    var error: NSError?
    coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &error) { _ in order.append("written") }
    for presenter in all { presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished() }
    #expect(order == ["read /a/b/file", "written"])
    #expect(error == nil)
    #expect(all.map(\.notes) == [["changed"], ["file"], [], []])
  }

  @Test("Values that devices share have the types that they were set with")
  func values() {
    let store = NSUbiquitousKeyValueStore()
    store.set("text", forKey: "a")
    store.set(3, forKey: "b")
    store.set(0.5, forKey: "c")
    store.set(true, forKey: "d")
    store.set([1, 2], forKey: "e")
    #expect(store.string(forKey: "a") == "text" && store.longLong(forKey: "b") == 3 && store.double(forKey: "c") == 0.5)
    #expect(store.bool(forKey: "d") && store.array(forKey: "e") as? [Int] == [1, 2])
    #expect(store.string(forKey: "f") == nil && store.longLong(forKey: "f") == 0 && !store.bool(forKey: "f"))
    store.removeObject(forKey: "a")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["b", "c", "d", "e"])
    #expect(FileManager.default.ubiquityIdentityToken == nil)
  }
}
