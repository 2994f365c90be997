// SPDX-License-Identifier: MIT

public import FoundationAdditions

// Keys of queries, and their values. The texts are Apple's.

// MARK: Classes

/// The key of the class of an item.
public var kSecClass: CFString { "class" }
/// The class of passwords of any kind.
public var kSecClassGenericPassword: CFString { "genp" }
/// The class of passwords of servers.
public var kSecClassInternetPassword: CFString { "inet" }
/// The class of certificates, of which there are none.
public var kSecClassCertificate: CFString { "cert" }
/// The class of keys, of which there are none.
public var kSecClassKey: CFString { "keys" }
/// The class of keys with their certificates, of which there are none.
public var kSecClassIdentity: CFString { "idnt" }

// MARK: Results

/// The key that asks for the data of an item.
public var kSecReturnData: CFString { "r_Data" }
/// The key that asks for the attributes of an item.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// The key that asks for an object. Passwords have none.
public var kSecReturnRef: CFString { "r_Ref" }
/// The key that asks for bytes by which an item is found again.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }

// MARK: Values

/// The key of the data of an item.
public var kSecValueData: CFString { "v_Data" }
/// The key of the object of an item. Passwords have none.
public var kSecValueRef: CFString { "v_Ref" }
/// The key of the bytes by which an item is found again.
public var kSecValuePersistentRef: CFString { "v_PersistentRef" }

// MARK: Searches

/// The key of the greatest number of items to find. The default is one.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One item at most.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All items.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }
/// The key that ignores the case of texts. Has no effect on passwords, as on iOS.
public var kSecMatchCaseInsensitive: CFString { "m_CaseInsensitive" }

// MARK: Authentication

/// The key for the keychain of iOS on a Mac. Has no effect, as on iOS.
public var kSecUseDataProtectionKeychain: CFString { "nleg" }
/// The key of what a request for authentication says. Has no effect: nothing is protected by one.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// The key of whether a request for authentication is shown. Has no effect: nothing is protected by one.
public var kSecUseAuthenticationUI: CFString { "u_AuthUI" }
/// A request for authentication is shown.
public var kSecUseAuthenticationUIAllow: CFString { "u_AuthUIA" }
/// An item that needs authentication is an error.
public var kSecUseAuthenticationUIFail: CFString { "u_AuthUIF" }
/// An item that needs authentication is passed over.
public var kSecUseAuthenticationUISkip: CFString { "u_AuthUIS" }
/// The key of the context of an authentication. Has no effect: nothing is protected by one.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }
