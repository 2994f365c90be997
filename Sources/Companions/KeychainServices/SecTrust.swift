// SPDX-License-Identifier: MIT

import Foundation
public import FoundationAdditions

/// A judgment of certificates.
///
/// Differs from iOS: nothing is trusted, because certificates are not understood. Foundation on Linux verifies those of servers itself,
/// and asks no delegate.
public final class SecTrust: Sendable {
  fileprivate let certificates: [SecCertificate]
  fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// The rules of a judgment. Stored; has no effect: nothing is trusted.
public final class SecPolicy: Sendable {
  fileprivate init() {}
}

/// The result of a judgment. Raw values are Apple's.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// Returns the rules for a server. Has no effect: nothing is trusted.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// Returns the rules for any certificate. Has no effect: nothing is trusted.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Makes the judgment of a certificate, or of an array of certificates. Returns 0, or `errSecParam` for other objects.
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  if let certificate = certificates as? SecCertificate {
    trust.pointee = SecTrust([certificate])
  } else if let all = certificates as? [SecCertificate], !all.isEmpty {
    trust.pointee = SecTrust(all)
  } else {
    return errSecParam
  }
  return errSecSuccess
}

/// Returns whether certificates are trusted. Always `false`, with the error `errSecUnimplemented`.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  error?.pointee = .security(errSecUnimplemented)
  return false
}

/// Judges certificates: always `.otherError`.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  result.pointee = .otherError
  return errSecUnimplemented
}

/// Sets the rules of a judgment. Has no effect: nothing is trusted.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }

/// Sets the certificates that are trusted. Has no effect: nothing is.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  errSecSuccess
}

/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// Returns a certificate; `nil` beyond the last one.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// Returns the certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.certificates) }

/// Returns the public key of the first certificate. Always `nil`: there are no keys.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
