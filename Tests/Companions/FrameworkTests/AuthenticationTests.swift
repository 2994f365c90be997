// SPDX-License-Identifier: MIT

import AuthenticationServices
import Testing
import UIKit

/// The part of an app that asks for an authorization.
@MainActor
private final class Login: NSObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding, ASWebAuthenticationPresentationContextProviding
{
  let window = UIWindow()
  var ended: ((any Error) -> Void)?

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { window }
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    switch authorization.credential {
    case let credential as ASAuthorizationAppleIDCredential: Issue.record("there is no user \(credential.user)")
    case let credential as ASPasswordCredential: Issue.record("there is no user \(credential.user)")
    default: Issue.record("there is no user")
    }
  }
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    ended?(error)
  }
}

@MainActor
@Suite("Authorization by accounts")
struct AuthenticationTests {
  @Test func requestsAreNotHandled() async throws {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.nonce = "nonce"
    #expect(request.requestedScopes == [ASAuthorization.Scope(rawValue: "full_name"), .email])
    let password = ASAuthorizationPasswordProvider().createRequest()
    let controller = ASAuthorizationController(authorizationRequests: [request, password])
    #expect(controller.authorizationRequests.last?.provider is ASAuthorizationPasswordProvider)
    let login = Login()
    controller.delegate = login
    controller.presentationContextProvider = login
    let error = await withCheckedContinuation { continuation in
      login.ended = { continuation.resume(returning: $0) }
      controller.performRequests()
    }
    #expect((error as? ASAuthorizationError)?.code == .notHandled)
    #expect((error as NSError).code == 1003)
    #expect(ASPasswordCredential(user: "ada", password: "blue").password == "blue")
  }

  @Test func nobodyIsKnown() async throws {
    let provider = ASAuthorizationAppleIDProvider()
    #expect(try await provider.credentialState(forUserID: "ada") == .notFound)
    let state = await withCheckedContinuation { continuation in
      provider.getCredentialState(forUserID: "ada") { state, error in
        continuation.resume(returning: error == nil ? state : .revoked)
      }
    }
    #expect(state == .notFound)
  }

  @Test("sessions with pages fail with a reason", arguments: [false, true])
  func sessions(hasWindow: Bool) async throws {
    let (login, url) = (Login(), try #require(URL(string: "https://example.org")))
    var session: ASWebAuthenticationSession?
    let error = await withCheckedContinuation { continuation in
      session = ASWebAuthenticationSession(url: url, callbackURLScheme: "lakes") { url, error in
        continuation.resume(returning: url == nil ? error : nil)
      }
      session?.presentationContextProvider = hasWindow ? login : nil
      #expect(session?.canStart == false && session?.start() == false)
    }
    let expected: ASWebAuthenticationSessionError.Code =
      hasWindow ? .presentationContextInvalid : .presentationContextNotProvided
    #expect((error as? ASWebAuthenticationSessionError)?.code == expected)
    let callback = ASWebAuthenticationSession.Callback.customScheme("lakes")
    #expect(callback.matchesURL(try #require(URL(string: "LAKES://done"))) && !callback.matchesURL(url))
  }

  @Test(
    "a button shows the logo and the words",
    arguments: [
      (.signIn, .black, "Sign in with Apple"), (.continue, .white, "Continue with Apple"),
      (.signUp, .whiteOutline, "Sign up with Apple"),
    ] as [(ASAuthorizationAppleIDButton.ButtonType, ASAuthorizationAppleIDButton.Style, String)])
  func words(
    type: ASAuthorizationAppleIDButton.ButtonType, style: ASAuthorizationAppleIDButton.Style, title: String
  ) throws {
    let button = ASAuthorizationAppleIDButton(type: type, style: style)
    #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    button.layoutIfNeeded()
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    let logo = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(label.text == title && button.accessibilityLabel == title && button.accessibilityTraits == .button)
    #expect(abs(label.font.pointSize - 21.5) < 0.01)
    #expect(logo.image != nil && logo.frame.maxX <= label.frame.minX)
    #expect(abs(logo.frame.minX - (300 - label.frame.maxX)) < 0.01)
    #expect(label.textColor == (style == .black ? .white : .black))
    #expect(button.layer.borderWidth == (style == .whiteOutline ? 1 : 0))
    #expect(button.layer.cornerRadius == 6)
    button.cornerRadius = 12
    #expect(button.layer.cornerRadius == 12)
  }

  @Test func wordsOfANarrowButtonAreSmaller() throws {
    let button = ASAuthorizationAppleIDButton(
      authorizationButtonType: .default, authorizationButtonStyle: .black)
    button.frame = CGRect(x: 0, y: 0, width: 140, height: 60)
    button.layoutIfNeeded()
    for view in button.subviews { #expect(button.bounds.insetBy(dx: 5.99, dy: 0).contains(view.frame)) }
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.width + 0.01 >= label.intrinsicContentSize.width)
  }

  @Test func aTapIsAnEvent() {
    let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
    button.isHighlighted = true
    #expect(button.alpha == 0.5)
  }
}
