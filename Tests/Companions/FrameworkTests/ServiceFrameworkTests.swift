// SPDX-License-Identifier: MIT

import AdSupport
import AppTrackingTransparency
import BackgroundTasks
import CoreMotion
import CoreSpotlight
import CoreTelephony
import MediaPlayer
import StoreKit
import Testing
import UIKit
import WatchConnectivity

/// A device without the services of frameworks: what apps are told.
@MainActor
@Suite("Frameworks of services that a device does not have")
struct ServiceFrameworkTests {
  @Test func nobodyIsTracked() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
    #expect(ATTrackingManager.AuthorizationStatus.authorized.rawValue == 3)
  }

  @Test func tasksInTheBackgroundAreNotScheduled() async {
    let scheduler = BGTaskScheduler.shared
    #expect(
      scheduler.register(forTaskWithIdentifier: "app.refresh", using: nil) { (task: BGTask) in
        (task as? BGAppRefreshTask)?.setTaskCompleted(success: task is BGProcessingTask)
      })
    #expect(!scheduler.register(forTaskWithIdentifier: "app.refresh", using: nil) { _ in })
    let request = BGAppRefreshTaskRequest(identifier: "app.refresh")
    request.earliestBeginDate = Date(timeIntervalSince1970: 0)
    #expect((request.copy() as? BGTaskRequest)?.earliestBeginDate == request.earliestBeginDate)
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
    #expect(throws: BGTaskScheduler.Error(.unavailable)) {
      try scheduler.submit(BGProcessingTaskRequest(identifier: "app.index"))
    }
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  @Test func thereAreNoSensors() async {
    let manager = CMMotionManager()
    #expect(!manager.isAccelerometerAvailable && !manager.isGyroAvailable && !manager.isDeviceMotionAvailable)
    #expect(manager.deviceMotion == nil && manager.accelerometerData == nil && manager.gyroData == nil)
    #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == CMAuthorizationStatus.denied)
    #expect(!CMMotionActivityManager.isActivityAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
    let code = await withCheckedContinuation { continuation in
      CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
        continuation.resume(returning: data == nil ? (error as NSError?)?.code : nil)
      }
    }
    #expect(code == 109)
    #expect(CMAttitudeReferenceFrame.xTrueNorthZVertical.rawValue == 8)
    let data: (CMAltitudeData?, CMMotionActivity?, CMAcceleration, CMRotationRate) = (nil, nil, .init(), .init())
    #expect(data.0 == nil && data.1 == nil && data.2.x + data.2.y + data.2.z + data.3.x == 0)
  }

  @Test func thereIsNoCellularServiceAndNoWatch() {
    let network = CTTelephonyNetworkInfo()
    let carrier: CTCarrier? = network.subscriberCellularProvider
    #expect(carrier == nil && network.currentRadioAccessTechnology != CTRadioAccessTechnologyLTE)
    #expect(CTRadioAccessTechnologyNR.hasSuffix("NR") && CTRadioAccessTechnologyEdge.hasSuffix("Edge"))
    #expect(!WCSession.isSupported() && WCSession.default.activationState == WCSessionActivationState.notActivated)
    #expect(throws: (any Error).self) { try WCSession.default.updateApplicationContext([:]) }
    var code = 0
    WCSession.default.sendMessage(["a": 1], replyHandler: nil) { code = ($0 as NSError).code }
    #expect(code == 7001)
  }

  @Test func nothingIsIndexed() {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Lakes"
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "trips", attributeSet: attributes)
    #expect(item.attributeSet.contentType == "public.text" && item.uniqueIdentifier == "1")
    #expect(!CSSearchableIndex.isIndexingAvailable())
    nonisolated(unsafe) var isCalled = false
    CSSearchableIndex.default().indexSearchableItems([item]) { isCalled = $0 == nil }
    #expect(isCalled && CSSearchableItemActionType == "com.apple.corespotlightitem")
    #expect(CSSearchableItemActivityIdentifier == "kCSSearchableItemActivityIdentifier")
  }

  @Test func whatIsPlayedIsKept() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let artwork = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    #expect(artwork.bounds.width == 4 && artwork.image(at: image.size) === image)
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyArtwork: artwork]
    #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
    #expect(center.playbackState == MPNowPlayingPlaybackState.unknown)
    let commands = MPRemoteCommandCenter.shared()
    commands.playCommand.addTarget { _ in .success }
    commands.skipForwardCommand.preferredIntervals = [15]
    #expect(commands.playCommand.isEnabled && commands.skipForwardCommand.preferredIntervals == [15])
    let volume = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    volume.showsVolumeSlider = false
    #expect(try #require(volume.subviews.first).isHidden)
    #expect(MPMediaLibrary.authorizationStatus() == MPMediaLibraryAuthorizationStatus.denied)
    #expect(MPMediaQuery.songs().items?.isEmpty == true && MPMediaItemCollection(items: []).count == 0)
    #expect(MPMusicPlayerController.systemMusicPlayer.playbackState == MPMusicPlaybackState.stopped)
    #expect(MPMediaPickerController(mediaTypes: .music).view.subviews.isEmpty && MPMediaType.music.rawValue == 1)
    let (state, position): (MPRemoteCommandHandlerStatus, MPChangePlaybackPositionCommandEvent?) = (.success, nil)
    #expect(state.rawValue == 0 && position == nil)
  }

  /// Receives what the store says.
  private final class Customer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var states: [SKPaymentTransactionState] = []
    var codes: [Int] = []
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      states += transactions.map(\.transactionState)
      codes += transactions.compactMap { ($0.error as? SKError)?.code.rawValue }
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
    func request(_ request: SKRequest, didFailWithError error: any Error) { codes.append((error as NSError).code) }
  }

  @Test func nothingCanBeBought() async throws {
    let customer = Customer()
    #expect(!SKPaymentQueue.canMakePayments())
    let queue = SKPaymentQueue.default()
    queue.add(customer)
    let payment = SKMutablePayment(product: SKProduct())
    payment.quantity = 2
    #expect(payment.quantity == 2)
    queue.add(payment)
    let request = SKProductsRequest(productIdentifiers: ["pro"])
    request.delegate = customer
    request.start()
    for _ in 0..<200 where customer.codes.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    queue.remove(customer)
    #expect(customer.states == [.failed])
    #expect(customer.codes == [SKError.paymentNotAllowed.rawValue, SKError.storeProductNotAvailable.rawValue])
    #expect(SKErrorDomain == "SKErrorDomain" && queue.transactions.isEmpty && queue.storefront == nil)
    let receipt: SKRequest = SKReceiptRefreshRequest(receiptProperties: nil)
    receipt.cancel()
    let (discount, period): (SKProductDiscount?, SKProductSubscriptionPeriod?) = (nil, nil)
    #expect(discount?.paymentMode == nil && period?.unit == nil)
  }
}
