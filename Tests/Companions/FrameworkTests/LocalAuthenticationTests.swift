// SPDX-License-Identifier: MIT

import Foundation
import LocalAuthentication
import Testing

@Suite("Authentication of the user")
struct LocalAuthenticationTests {
  private static let reasons: [(LAPolicy, LAError.Code)] = [
    (.deviceOwnerAuthenticationWithBiometrics, .biometryNotAvailable), (.deviceOwnerAuthentication, .passcodeNotSet),
  ]

  @Test("a device without a sensor and a passcode authenticates nobody", arguments: reasons)
  func refused(policy: LAPolicy, code: LAError.Code) async throws {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(policy, error: &error))
    #expect(context.biometryType == .none)
    #expect(error?.domain == LAErrorDomain && error?.code == code.rawValue)
    #expect((error as? LAError)?.code == code)
    await #expect(throws: LAError(code)) { try await context.evaluatePolicy(policy, localizedReason: "Unlock") }
    let reply = await withCheckedContinuation { continuation in
      context.evaluatePolicy(policy, localizedReason: "Unlock") { continuation.resume(returning: ($0, $1)) }
    }
    #expect(!reply.0 && (reply.1 as? LAError)?.code == code)
  }

  @Test func anInvalidContextSaysSo() {
    let context = LAContext()
    context.invalidate()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.invalidContext.rawValue)
  }

  @Test func errorsAreCaughtByTheirCode() {
    func name(_ error: any Error) -> String {
      do { throw error } catch LAError.userCancel { return "canceled" } catch let error as LAError {
        return error.code == .touchIDLockout ? "locked" : "other"
      } catch { return "foreign" }
    }
    #expect(name(LAError(.userCancel)) == "canceled")
    #expect(name(NSError(domain: LAErrorDomain, code: -2)) == "canceled")
    #expect(name(NSError(domain: LAErrorDomain, code: -8)) == "locked")
    #expect(name(LAError(.userFallback)) == "other")
    #expect(name(NSError(domain: "another", code: -2)) == "foreign")
  }
}
