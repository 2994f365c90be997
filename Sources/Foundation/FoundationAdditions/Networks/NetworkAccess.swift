// SPDX-License-Identifier: MIT

#if canImport(FoundationNetworking) && !CHECK_ONLY
  public import Foundation
  public import FoundationNetworking

  /// Members of requests that Foundation on Linux lacks. There is one network, which nobody pays for, so none of them has an effect.
  extension URLRequest {
    /// Whether a network may be used on which the user saves data. Always `true`. Has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether a network may be used for which the user pays. Always `true`. Has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether the server is taken to understand HTTP/3. Always `false`. Has no effect.
    public var assumesHTTP3Capable: Bool {
      get { false }
      set {}
    }
  }

  extension URLSessionConfiguration {
    /// Whether networks may be used on which the user saves data. Always `true`. Has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether networks may be used for which the user pays. Always `true`. Has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }
    /// Whether the app is started when transfers end. Always `false`. Has no effect.
    public var sessionSendsLaunchEvents: Bool {
      get { false }
      set {}
    }
    /// Whether tasks wait for a network instead of failing. Always `false`. Has no effect.
    @_disfavoredOverload public var waitsForConnectivity: Bool {
      get { false }
      set {}
    }
  }

  extension URLError {
    /// The reason for which a network may not be used.
    public enum NetworkUnavailableReason: Int, Sendable {
      case cellular = 0
      case expensive = 1
      case constrained = 2
    }
    /// The reason for which a task in the background was canceled.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
      case userForceQuitApplication = 0
      case backgroundUpdatesDisabled = 1
      case insufficientSystemResources = 2
    }
    /// The reason for which a network may not be used. Always `nil`.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
    /// The reason for which a task in the background was canceled. Always `nil`.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  }
#endif
