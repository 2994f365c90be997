// SPDX-License-Identifier: MIT

/// The screen that crops a chosen picture to a square, before the delegate gets it.
///
/// Differs from iOS: the square is the middle of the picture, and cannot be moved or scaled.
final class PhotoEditController: UIViewController {
  private let image: UIImage
  private let finish: (UIImage, CGRect) -> Void
  private let picture = UIImageView()

  init(_ image: UIImage, finish: @escaping (UIImage, CGRect) -> Void) {
    (self.image, self.finish) = (image, finish)
    super.init(nibName: nil, bundle: nil)
    title = "Move and Scale"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Choose", primaryAction: UIAction { [unowned self] _ in choose() })
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.image = image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = min(view.bounds.width, view.bounds.height)
    picture.frame = CGRect(x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side)
  }

  private func choose() {
    let side = min(image.size.width, image.size.height)
    let crop = CGRect(
      x: (image.size.width - side) / 2, y: (image.size.height - side) / 2, width: side, height: side)
    let square = UIGraphicsImageRenderer(size: crop.size).image { _ in
      image.draw(at: CGPoint(x: -crop.minX, y: -crop.minY))
    }
    finish(square, crop)
  }
}
