// SPDX-License-Identifier: MIT

import CommonCrypto
import Foundation
import Testing

/// The digests of “abc”, as the standards have them.
///
/// Source: RFC 1321, A.5; FIPS 180-4, examples; RFC 2202 and RFC 4231, test case 2.
@Suite struct CommonCryptoTests {
  private typealias Digest = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

  private func hexadecimal(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

  private func text(_ text: String, _ length: Int32, _ digest: Digest) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(length))
    let data = Data(text.utf8)
    data.withUnsafeBytes { _ = digest($0.baseAddress, CC_LONG(data.count), &bytes) }
    return hexadecimal(bytes)
  }

  @Test func digestsAreThoseOfTheStandards() {
    #expect(text("abc", CC_MD5_DIGEST_LENGTH, CC_MD5) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(text("", CC_MD5_DIGEST_LENGTH, CC_MD5) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(text("abc", CC_SHA1_DIGEST_LENGTH, CC_SHA1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      text("abc", CC_SHA256_DIGEST_LENGTH, CC_SHA256)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(text("abc", CC_SHA384_DIGEST_LENGTH, CC_SHA384).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(text("abc", CC_SHA512_DIGEST_LENGTH, CC_SHA512).hasPrefix("ddaf35a193617abacc417349ae204131"))
  }

  @Test func bytesComeInParts() {
    var context = CC_SHA256_CTX()
    #expect(CC_SHA256_Init(&context) == 1)
    for part in ["a", "", "bc"] { CC_SHA256_Update(&context, part, CC_LONG(part.utf8.count)) }
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    #expect(CC_SHA256_Final(&bytes, &context) == 1)
    #expect(hexadecimal(bytes) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(CC_SHA256_Final(&bytes, &context) == 0)
    let place = UnsafeMutablePointer<CC_MD5_CTX>.allocate(capacity: 1)
    defer { place.deallocate() }
    CC_MD5_Init(place)
    CC_MD5_Update(place, "abc", 3)
    CC_MD5_Final(&bytes, place)
    #expect(hexadecimal(Array(bytes.prefix(16))) == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test(arguments: [
    (kCCHmacAlgMD5, "750c783e6ab0b503eaa86e310a5db738"), (kCCHmacAlgSHA1, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    (kCCHmacAlgSHA256, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    (kCCHmacAlgSHA384, "af45d2e376484031617f78d2b58a6b1b"), (kCCHmacAlgSHA512, "164b7a7bfcf819e2e395fbe73b56e0a3"),
  ])
  func codesAreThoseOfTheStandards(algorithm: Int, code: String) {
    let (key, message) = ("Jefe", "what do ya want for nothing?")
    var bytes = [UInt8](repeating: 0, count: 64)
    CCHmac(CCHmacAlgorithm(algorithm), key, key.utf8.count, message, message.utf8.count, &bytes)
    #expect(hexadecimal(bytes).hasPrefix(code))
    var untouched: UInt8 = 7
    CCHmac(99, key, 4, message, 4, &untouched)
    #expect(untouched == 7)
  }
}
