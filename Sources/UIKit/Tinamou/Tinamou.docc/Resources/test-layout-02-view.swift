import UIKit

final class PriceRow: UIView {
  let title = UILabel()
  let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    for label in [title, price] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
