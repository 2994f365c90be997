// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Elevated presentations")
@MainActor
struct ElevatedTests {
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let elevated = UITraitCollection(traitsFrom: [
    dark, UITraitCollection(userInterfaceLevel: .elevated),
  ])

  /// Source: Apple, Human Interface Guidelines, Dark Mode; the values UIKit reports for the colors.
  @Test("Dark backgrounds of elevated interfaces are those of the next level")
  func colors() {
    let levels: [(UIColor, CGFloat)] = [
      (.systemBackground, 28), (.secondarySystemBackground, 44), (.tertiarySystemBackground, 58),
      (.systemGroupedBackground, 28), (.secondarySystemGroupedBackground, 44), (.tertiarySystemGroupedBackground, 58),
    ]
    for (color, red) in levels {
      #expect(abs(color.resolvedColor(with: Self.elevated).cgColor.red * 255 - red) < 0.01, "\(color)")
      let light = UITraitCollection(userInterfaceLevel: .elevated)
      #expect(color.resolvedColor(with: light) == color.resolvedColor(with: UITraitCollection()))
    }
    #expect(UIColor.systemBackground.withAlphaComponent(0.5).resolvedColor(with: Self.elevated).cgColor.alpha == 0.5)
    #expect(UIColor.systemBackground != UIColor.label)
    #expect(UIColor.systemBackground == UIColor.systemBackground)
  }

  private func isElevated(_ style: UIModalPresentationStyle, alert: Bool = false) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let shown = alert ? UIAlertController(title: "Title", message: nil, preferredStyle: .alert) : UIViewController()
    if !alert { shown.modalPresentationStyle = style }
    if style == .popover { shown.popoverPresentationController?.sourceView = root.view }
    root.present(shown, animated: false)
    #expect(root.traitCollection.userInterfaceLevel != .elevated)
    return shown.view.traitCollection.userInterfaceLevel == .elevated
  }

  @Test("Sheets, popovers and alerts are elevated, full screens are not")
  func presentations() {
    #expect(isElevated(.pageSheet))
    #expect(isElevated(.formSheet))
    #expect(isElevated(.popover))
    #expect(isElevated(.automatic, alert: true))
    #expect(!isElevated(.fullScreen))
    #expect(!isElevated(.overFullScreen))
  }

  @Test("Items that end a task are symbols from iOS 26 on", arguments: [InterfaceGeneration.iOS18, .iOS26])
  func items(system: InterfaceGeneration) {
    system.whileCurrent {
      for item in [UIBarButtonItem.SystemItem.done, .cancel] {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 402, height: 54))
        let navigationItem = UINavigationItem(title: "")
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: item)
        bar.items = [navigationItem]
        bar.layoutIfNeeded()
        let images = bar.descendants(UIImageView.self).filter { $0.image?.isSymbolImage == true && !$0.isHidden }
        let texts = bar.descendants(UILabel.self).filter { !($0.text ?? "").isEmpty && !$0.isHidden }
        #expect(images.isEmpty == (system == .iOS18), "\(item)")
        #expect(texts.isEmpty == (system == .iOS26), "\(item)")
      }
    }
  }
}

extension UIView {
  fileprivate func descendants<T: UIView>(_ type: T.Type) -> [T] {
    subviews.flatMap { [$0 as? T].compactMap { $0 } + $0.descendants(type) }
  }
}
