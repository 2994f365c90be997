// SPDX-License-Identifier: MIT

import Foundation
public import FoundationAdditions

/// A cryptographic key.
///
/// Differs from iOS: there are none. Functions that make one return `nil` with the error `errSecUnimplemented`. CryptoKit has keys.
public final class SecKey: Sendable {
  private init() {}
}

/// A use of a key. Raw values are Apple's.
public enum SecKeyOperationType: Int, Sendable {
  case sign = 0
  case verify = 1
  case encrypt = 2
  case decrypt = 3
  case keyExchange = 4
}

/// A way to use a key.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  private let text: String
  /// The text of the way, as Apple has it.
  public var rawValue: CFString { NSString(string: text) }
  /// Creates a way from its text.
  public init(rawValue: CFString) { text = rawValue as String }

  private init(_ text: String) { self.text = "algid:" + text }

  /// Encryption for RSA, without padding.
  public static let rsaEncryptionRaw = SecKeyAlgorithm("encrypt:RSA:raw")
  /// Encryption for RSA, with the padding of PKCS #1.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm("encrypt:RSA:PKCS1")
  /// Encryption for RSA, with optimal padding and SHA-1.
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA1")
  /// Encryption for RSA, with optimal padding and SHA-256.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm("encrypt:RSA:OAEP:SHA256")
  /// A signature for RSA of a message, with SHA-256.
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA256")
  /// A signature for RSA of a message, with SHA-512.
  public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm("sign:RSA:message-PKCS1v15:SHA512")
  /// A signature for RSA of a message, with random padding and SHA-256.
  public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm("sign:RSA:message-PSS:SHA256:SHA256:32")
  /// A signature for elliptic curves of a message, with SHA-256.
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm("sign:ECDSA:message-X962:SHA256")
  /// A signature for elliptic curves of a digest.
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm("sign:ECDSA:digest-X962:SHA256")
  /// A secret of two keys for elliptic curves.
  public static let ecdhKeyExchangeStandard = SecKeyAlgorithm("keyexchange:ECDH")
}

/// The place for an error of a function of keys.
private typealias KeyError = UnsafeMutablePointer<Unmanaged<CFError>?>?

private func refuse<Value>(_ error: KeyError) -> Value? {
  error?.pointee = .passRetained(.security(errSecUnimplemented))
  return nil
}

/// Makes a key. Always `nil`, with an error: there are no keys.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(error) }

/// Makes a key of its bytes. Always `nil`, with an error: there are no keys.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(error) }

/// Returns the public key of a private one. Always `nil`: there are no keys.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

/// Returns the bytes of a key. Always `nil`, with an error: there are no keys.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

/// Returns the attributes of a key. Always `nil`: there are no keys.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }

/// Returns the size of a block for a key, in bytes. Always 0: there are no keys.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

/// Returns whether a key can be used in a way. Always `false`: there are no keys.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

/// Encrypts data. Always `nil`, with an error: there are no keys.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

/// Decrypts data. Always `nil`, with an error: there are no keys.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

/// Signs data. Always `nil`, with an error: there are no keys.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

/// Returns whether a signature is that of some data. Always `false`, with an error: there are no keys.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = .passRetained(.security(errSecUnimplemented))
  return false
}
