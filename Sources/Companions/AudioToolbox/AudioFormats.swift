// SPDX-License-Identifier: MIT

/// The number of a format of sounds: four letters.
public typealias AudioFormatID = UInt32

/// The number of a format with four letters.
private func format(_ letters: StaticString) -> AudioFormatID {
  letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | AudioFormatID($1) } }
}

// Source: Apple, “Audio Format Identifiers”.

/// Uncompressed samples.
public let kAudioFormatLinearPCM = format("lpcm")
/// AC-3.
public let kAudioFormatAC3 = format("ac-3")
/// AC-3 for transport over digital interfaces.
public let kAudioFormat60958AC3 = format("cac3")
/// IMA 4:1 ADPCM.
public let kAudioFormatAppleIMA4 = format("ima4")
/// MPEG-4 low complexity AAC.
public let kAudioFormatMPEG4AAC = format("aac ")
/// MPEG-4 high efficiency AAC.
public let kAudioFormatMPEG4AAC_HE = format("aach")
/// MPEG-4 AAC with low delay.
public let kAudioFormatMPEG4AAC_LD = format("aacl")
/// MPEG-4 AAC with enhanced low delay.
public let kAudioFormatMPEG4AAC_ELD = format("aace")
/// MPEG-4 high efficiency AAC, version 2.
public let kAudioFormatMPEG4AAC_HE_V2 = format("aacp")
/// MPEG-4 CELP.
public let kAudioFormatMPEG4CELP = format("celp")
/// µ-law, 2:1.
public let kAudioFormatULaw = format("ulaw")
/// A-law, 2:1.
public let kAudioFormatALaw = format("alaw")
/// MPEG-1 or 2, layer 1.
public let kAudioFormatMPEGLayer1 = format(".mp1")
/// MPEG-1 or 2, layer 2.
public let kAudioFormatMPEGLayer2 = format(".mp2")
/// MPEG-1 or 2, layer 3.
public let kAudioFormatMPEGLayer3 = format(".mp3")
/// Apple Lossless.
public let kAudioFormatAppleLossless = format("alac")
/// AMR narrow band.
public let kAudioFormatAMR = format("samr")
/// AMR wide band.
public let kAudioFormatAMR_WB = format("sawb")
/// iLBC for speech.
public let kAudioFormatiLBC = format("ilbc")
/// Enhanced AC-3.
public let kAudioFormatEnhancedAC3 = format("ec-3")
/// The Free Lossless Audio Codec.
public let kAudioFormatFLAC = format("flac")
/// Opus.
public let kAudioFormatOpus = format("opus")
