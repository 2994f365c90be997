// SPDX-License-Identifier: MIT

import UIKit

/// An album as apps were written when a window was the screen of a phone.
class AlbumViewController: UIViewController {
  private let header = UILabel()
  private let cover = UIImageView()
  private let footer = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    header.text = "Two lakes"
    header.font = UIFont.systemFont(ofSize: 17)
    for part in [header, cover, footer] { view.addSubview(part) }
    cover.layer.cornerRadius = cover.frame.width / 2
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = UIScreen.main.bounds.width
    let margin: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16
    header.frame = CGRect(
      x: margin, y: UIApplication.shared.statusBarFrame.height, width: width - 2 * margin, height: 44)
    let side = view.bounds.width <= 320 ? 96.0 : 128.0
    cover.frame = CGRect(x: margin, y: header.frame.maxY, width: side, height: side)
    footer.frame = CGRect(x: 0, y: view.frame.height - 49, width: width, height: 49)
    let bottom = UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0
    footer.frame.origin.y -= bottom
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
