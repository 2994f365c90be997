// SPDX-License-Identifier: MIT

/// A view or a view controller that is shown while its code is written, as `#Preview` describes it.
///
/// ```swift
/// #Preview("Large title", traits: .landscapeLeft) {
///   InboxViewController()
/// }
/// ```
///
/// `tinamou preview` draws it. The closure is called each time the preview is shown.
///
/// Differs from UIKit: `#Preview` itself is written out by the adapter. A package that is compiled without it creates the value and a
/// type that conforms to ``PreviewRegistry``.
///
/// Source: Apple, “Previews in Xcode”.
@preconcurrency @MainActor
public struct Preview {
  /// The kind of the traits of a preview of a view or a view controller.
  public struct ViewTraits: Sendable {}

  /// The content of a preview.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// The name; `nil` for a preview without a name.
  package let displayName: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let makeContent: @MainActor () -> Content

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name. The default is `nil`.
  ///   - traits: The layout and the orientation. By default, the view fills a screen in portrait orientation.
  ///   - body: A closure that returns the view, or whose last statement is the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) {
    displayName = name
    self.traits = traits
    makeContent = { .view(body()) }
  }

  /// Creates a preview of a view controller.
  ///
  /// - Parameters:
  ///   - name: The name. The default is `nil`.
  ///   - traits: The layout and the orientation. By default, the view controller fills a screen in portrait orientation.
  ///   - body: A closure that returns the view controller, or whose last statement is the view controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) {
    displayName = name
    self.traits = traits
    makeContent = { .controller(body()) }
  }
}

/// A type that makes a preview, found by its name.
public protocol PreviewRegistry {
  /// The module and the name of the file, as `#fileID`.
  static var fileID: String { get }
  /// The line of `#Preview`, counted from 1.
  static var line: Int { get }
  /// The column of `#Preview`, counted from 1.
  static var column: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
