// SPDX-License-Identifier: MIT

import AVFoundation
import Photos
import Testing
import UIKit

@MainActor @Suite("Queues and changes of media")
struct QueueTests {
  private let items = ["a", "b", "c"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }

  @Test("a queue player advances, inserts and removes")
  func queue() {
    let player = AVQueuePlayer(items: Array(items.prefix(2)))
    #expect(player.currentItem === items[0])
    player.insert(items[2], after: items[0])
    #expect(player.items() == [items[0], items[2], items[1]] && !player.canInsert(items[1], after: nil))
    player.advanceToNextItem()
    #expect(player.currentItem === items[2])
    player.remove(items[2])
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    #expect(player.currentItem == nil && player.items().isEmpty)
  }

  @Test("a looper puts its item in front")
  func looper() {
    let player = AVQueuePlayer(items: [items[1]])
    let looper = AVPlayerLooper(player: player, templateItem: items[0])
    #expect(player.currentItem === items[0] && looper.loopCount == 0 && looper.status == .ready)
    looper.disableLooping()
    #expect(looper.status == .cancelled)
  }

  @Test("changes of photos are refused")
  func changes() async {
    #expect(PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: URL(fileURLWithPath: "/none.png")) == nil)
    #expect(PHAssetChangeRequest.creationRequestForAsset(from: UIImage()).placeholderForCreatedAsset != nil)
    await #expect(throws: CocoaError.self) { try await PHPhotoLibrary.shared().performChanges {} }
  }
}
