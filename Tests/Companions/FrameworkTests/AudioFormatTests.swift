// SPDX-License-Identifier: MIT

import AudioToolbox
import Testing

@Suite("Formats of sounds")
struct AudioFormatTests {
  /// The numbers, and the four letters of each in Apple's list “Audio Format Identifiers”.
  private static let letters: [(AudioFormatID, String)] = [
    (kAudioFormatLinearPCM, "lpcm"), (kAudioFormatAC3, "ac-3"), (kAudioFormat60958AC3, "cac3"),
    (kAudioFormatAppleIMA4, "ima4"), (kAudioFormatMPEG4AAC, "aac "), (kAudioFormatMPEG4AAC_HE, "aach"),
    (kAudioFormatMPEG4AAC_LD, "aacl"), (kAudioFormatMPEG4AAC_ELD, "aace"), (kAudioFormatMPEG4AAC_HE_V2, "aacp"),
    (kAudioFormatMPEG4CELP, "celp"), (kAudioFormatULaw, "ulaw"), (kAudioFormatALaw, "alaw"),
    (kAudioFormatMPEGLayer1, ".mp1"), (kAudioFormatMPEGLayer2, ".mp2"), (kAudioFormatMPEGLayer3, ".mp3"),
    (kAudioFormatAppleLossless, "alac"), (kAudioFormatAMR, "samr"), (kAudioFormatAMR_WB, "sawb"),
    (kAudioFormatiLBC, "ilbc"), (kAudioFormatEnhancedAC3, "ec-3"), (kAudioFormatFLAC, "flac"),
    (kAudioFormatOpus, "opus"),
  ]

  @Test("each number consists of its four letters")
  func numbers() {
    for (number, letters) in Self.letters {
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      #expect(String(decoding: bytes, as: UTF8.self) == letters)
    }
  }
}
