// SPDX-License-Identifier: MIT

import CoreBluetooth
import Foundation
import ImageFilters
import KeychainServices
import LocalAuthentication
import Testing
import UIKit

@Suite("Keys and values of queries")
struct SecurityConstantTests {
  private let service = UUID().uuidString

  private func add(_ values: [CFString: Any], _ kind: CFString = kSecClassGenericPassword) -> OSStatus {
    let own: [CFString: Any] = [kSecClass: kind, kSecAttrAccount: service]
    return SecItemAdd(own.merging(values) { $1 } as CFDictionary, nil)
  }

  private func attributes(_ more: [CFString: Any], _ kind: CFString = kSecClassGenericPassword) -> [String: Any]? {
    let own: [CFString: Any] = [kSecClass: kind, kSecAttrAccount: service, kSecReturnAttributes: true]
    var result: CFTypeRef?
    SecItemCopyMatching(own.merging(more) { $1 } as CFDictionary, &result)
    return result as? [String: Any]
  }

  @Test func attributesAreFoundAgain() throws {
    let texts = [kSecAttrDescription, kSecAttrComment, kSecAttrLabel, kSecAttrAccessGroup]
    let numbers = [kSecAttrCreator, kSecAttrType, kSecAttrIsInvisible, kSecAttrIsNegative]
    var values: [CFString: Any] = [:]
    for key in texts { values[key] = "\(key)" }
    for (index, key) in numbers.enumerated() { values[key] = index % 2 }
    #expect(values.count == 8 && add(values) == errSecSuccess)
    let found = try #require(attributes([kSecAttrComment: "icmt", kSecAttrIsNegative: true]))
    for key in texts { #expect(found[key as String] as? String == "\(key)") }
    for (index, key) in numbers.enumerated() { #expect(found[key as String] as? Int == index % 2) }
    #expect(attributes([kSecAttrComment: "other"]) == nil)
  }

  @Test func passwordsOfServersDifferByEachOfTheirAttributes() {
    let protocols = [
      kSecAttrProtocolHTTP, kSecAttrProtocolHTTPS, kSecAttrProtocolFTP, kSecAttrProtocolSMTP, kSecAttrProtocolIMAP,
      kSecAttrProtocolSSH,
    ]
    let ways = [
      kSecAttrAuthenticationTypeDefault, kSecAttrAuthenticationTypeHTTPBasic, kSecAttrAuthenticationTypeHTTPDigest,
      kSecAttrAuthenticationTypeHTMLForm,
    ]
    let all =
      protocols.map { (kSecAttrProtocol, $0) } + ways.map { (kSecAttrAuthenticationType, $0) }
      + [(kSecAttrPath, "/a" as NSString), (kSecAttrSecurityDomain, "lakes" as NSString)]
    for (key, value) in all {
      #expect(add([key: value], kSecClassInternetPassword) == errSecSuccess)
      #expect(add([key: value], kSecClassInternetPassword) == errSecDuplicateItem)
    }
  }

  @Test func protectionsAreKept() throws {
    let protections = [
      kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
      kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      kSecAttrAccessibleAlwaysThisDeviceOnly,
    ]
    for protection in protections {
      let control = try #require(SecAccessControlCreateWithFlags(nil, protection, [], nil))
      #expect(add([kSecAttrService: protection, kSecAttrAccessControl: control]) == errSecSuccess)
      let found = attributes([kSecAttrService: protection, kSecAttrAccessible: protection])
      #expect(found?[kSecAttrAccessible as String] as? String == protection as String)
    }
    #expect(SecAccessControlCreateFlags.userPresence.rawValue == 1)
  }

  @Test func settingsOfAuthenticationDoNotHideItems() {
    #expect(add([:]) == errSecSuccess)
    let settings: [CFString: Any] = [
      kSecUseDataProtectionKeychain: true, kSecUseOperationPrompt: "Unlock", kSecMatchCaseInsensitive: true,
      kSecUseAuthenticationContext: LAContext(),
    ]
    for (key, value) in settings { #expect(attributes([key: value]) != nil) }
    for value in [kSecUseAuthenticationUIAllow, kSecUseAuthenticationUIFail, kSecUseAuthenticationUISkip] {
      #expect(attributes([kSecUseAuthenticationUI: value]) != nil)
    }
    for kind in [kSecClassCertificate, kSecClassIdentity, kSecClassKey] {
      #expect(SecItemDelete([kSecClass: kind] as CFDictionary) == errSecItemNotFound)
    }
    #expect(add([kSecValueRef: NSObject()]) == errSecUnimplemented)
    #expect(kSecAttrAccessGroupToken as String == "com.apple.token")
  }

  @Test func textsOfKeysAreApples() {
    let texts: [(CFString, String)] = [
      (kSecAttrKeyClass, "kcls"), (kSecAttrKeyClassPublic, "0"), (kSecAttrKeyClassPrivate, "1"),
      (kSecAttrKeyClassSymmetric, "2"), (kSecAttrKeyTypeEC, "73"), (kSecAttrKeyTypeECSECPrimeRandom, "73"),
      (kSecAttrIsPermanent, "perm"), (kSecAttrApplicationTag, "atag"), (kSecAttrApplicationLabel, "klbl"),
      (kSecAttrTokenID, "tkid"), (kSecAttrTokenIDSecureEnclave, "com.apple.setoken"), (kSecPrivateKeyAttrs, "private"),
      (kSecPublicKeyAttrs, "public"),
    ]
    for (key, text) in texts { #expect(key as String == text) }
    let codes: [(OSStatus, OSStatus)] = [
      (errSecIO, -36), (errSecAllocate, -108), (errSecUserCanceled, -128), (errSecBadReq, -909),
      (errSecNotAvailable, -25291), (errSecInteractionNotAllowed, -25308), (errSecMissingEntitlement, -34018),
      (errSecVerifyFailed, -67808),
    ]
    for (code, number) in codes { #expect(code == number && SecCopyErrorMessageString(code, nil) != nil) }
    #expect(LATouchIDAuthenticationMaximumAllowableReuseDuration == 300)
  }

  /// Without a key, functions of keys cannot be called: the test is that they have these types.
  @Test func functionsOfKeysHaveTheirTypes() {
    typealias Place = UnsafeMutablePointer<Unmanaged<CFError>?>?
    let made: [(SecKey, SecKeyAlgorithm, CFData, Place) -> CFData?] = [
      SecKeyCreateSignature, SecKeyCreateEncryptedData, SecKeyCreateDecryptedData,
    ]
    let verify: (SecKey, SecKeyAlgorithm, CFData, CFData, Place) -> Bool = SecKeyVerifySignature
    let known: (SecKey, SecKeyOperationType, SecKeyAlgorithm) -> Bool = SecKeyIsAlgorithmSupported
    let parts:
      (
        (SecKey) -> SecKey?, (SecKey, Place) -> CFData?, (SecKey) -> CFDictionary?, (SecKey) -> Int
      ) = (SecKeyCopyPublicKey, SecKeyCopyExternalRepresentation, SecKeyCopyAttributes, SecKeyGetBlockSize)
    #expect(made.count == 3)
    withExtendedLifetime((verify, known, parts)) {}
  }

  @Test func nothingIsTrusted() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, Data([0x30, 0]) as CFData))
    #expect(SecCertificateCopySubjectSummary(certificate) == nil && SecCertificateCopyKey(certificate) == nil)
    var trust: SecTrust?
    SecTrustCreateWithCertificates(certificate, SecPolicyCreateBasicX509(), &trust)
    let judged = try #require(trust)
    #expect(SecTrustSetPolicies(judged, SecPolicyCreateBasicX509()) == errSecSuccess)
    #expect(SecTrustSetAnchorCertificates(judged, [certificate] as NSArray) == errSecSuccess)
    var result = SecTrustResultType.proceed
    #expect(SecTrustEvaluate(judged, &result) == errSecUnimplemented && result == .otherError)
    #expect(SecTrustCopyCertificateChain(judged)?.count == 1 && SecTrustCopyKey(judged) == nil)
  }
}

@Suite("Keys of other frameworks")
struct ServiceKeyTests {
  @Test func keysOfBluetoothAreApples() {
    let texts = [
      CBAdvertisementDataManufacturerDataKey: "kCBAdvDataManufacturerData",
      CBAdvertisementDataServiceDataKey: "kCBAdvDataServiceData",
      CBAdvertisementDataOverflowServiceUUIDsKey: "kCBAdvDataHashedServiceUUIDs",
      CBAdvertisementDataSolicitedServiceUUIDsKey: "kCBAdvDataSolicitedServiceUUIDs",
      CBAdvertisementDataTxPowerLevelKey: "kCBAdvDataTxPowerLevel",
      CBAdvertisementDataIsConnectable: "kCBAdvDataIsConnectable",
      CBCentralManagerScanOptionAllowDuplicatesKey: "kCBScanOptionAllowDuplicates",
      CBCentralManagerScanOptionSolicitedServiceUUIDsKey: "kCBScanOptionSolicitedServiceUUIDs",
      CBCentralManagerOptionShowPowerAlertKey: "kCBInitOptionShowPowerAlert",
      CBCentralManagerOptionRestoreIdentifierKey: "kCBInitOptionRestoreIdentifier",
      CBCentralManagerRestoredStatePeripheralsKey: "kCBRestoredPeripherals",
      CBConnectPeripheralOptionNotifyOnConnectionKey: "kCBConnectOptionNotifyOnConnection",
      CBConnectPeripheralOptionNotifyOnDisconnectionKey: "kCBConnectOptionNotifyOnDisconnection",
      CBConnectPeripheralOptionNotifyOnNotificationKey: "kCBConnectOptionNotifyOnNotification",
    ]
    #expect(texts.count == 14 && texts.allSatisfy { $0.key == $0.value })
    #expect(CBPeripheralManagerOptionShowPowerAlertKey == CBCentralManagerOptionShowPowerAlertKey)
    #expect(CBPeripheralManagerOptionRestoreIdentifierKey == CBCentralManagerOptionRestoreIdentifierKey)
    let descriptions = [
      CBUUIDCharacteristicExtendedPropertiesString, CBUUIDCharacteristicUserDescriptionString,
      CBUUIDClientCharacteristicConfigurationString, CBUUIDServerCharacteristicConfigurationString,
      CBUUIDCharacteristicFormatString, CBUUIDCharacteristicAggregateFormatString,
    ]
    #expect(descriptions.map { CBUUID(string: $0).uuidString } == ["2900", "2901", "2902", "2903", "2904", "2905"])
  }

  @Test func filtersKeepTheirValues() throws {
    let filter = try #require(CIFilter(name: "CIColorControls"))
    let keys = [
      kCIInputIntensityKey, kCIInputScaleKey, kCIInputCenterKey, kCIInputAngleKey, kCIInputSaturationKey,
      kCIInputBrightnessKey, kCIInputContrastKey, kCIInputEVKey, kCIInputBackgroundImageKey,
    ]
    for (index, key) in keys.enumerated() { filter.setValue(index, forKey: key) }
    #expect(keys.map { filter.value(forKey: $0) as? Int } == Array(keys.indices))
    filter.setDefaults()
    #expect(keys.allSatisfy { filter.value(forKey: $0) == nil })
    for type in [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText] {
      let options = [CIDetectorAccuracy: CIDetectorAccuracyLow]
      let detector = try #require(CIDetector(ofType: type, context: CIContext(), options: options))
      #expect(detector.features(in: .empty(), options: [CIDetectorImageOrientation: 1]).isEmpty)
    }
  }
}
