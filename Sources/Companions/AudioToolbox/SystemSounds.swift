// SPDX-License-Identifier: MIT

import Foundation
public import FoundationAdditions
import Synchronization

/// The identifier of a short sound.
public typealias SystemSoundID = UInt32

/// The identifier of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Sounds that were played, in their order. Differs from iOS: nothing is heard.
public enum PlayedSystemSounds {
  private static let sounds = Mutex<[SystemSoundID]>([])
  private static let latest = Mutex<SystemSoundID>(4096)

  /// The identifiers of the played sounds, for tests.
  public static var identifiers: [SystemSoundID] { sounds.withLock { $0 } }
  /// Forgets the sounds that were played.
  public static func removeAll() { sounds.withLock { $0 = [] } }

  static func add(_ sound: SystemSoundID) { sounds.withLock { $0.append(sound) } }
  static func make() -> SystemSoundID {
    latest.withLock {
      $0 += 1
      return $0
    }
  }
}

/// Makes an identifier for a sound in a file. The file is not read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = PlayedSystemSounds.make()
  return 0
}

/// Ends the use of a sound. Has no effect.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

/// Plays a sound: notes it for tests.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { PlayedSystemSounds.add(inSystemSoundID) }

/// Plays a sound as an alert: notes it for tests.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { PlayedSystemSounds.add(inSystemSoundID) }

/// Plays a sound, and calls the block.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  PlayedSystemSounds.add(inSystemSoundID)
  inCompletionBlock?()
}

/// Plays a sound as an alert, and calls the block.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
