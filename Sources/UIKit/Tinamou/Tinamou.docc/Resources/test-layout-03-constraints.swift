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
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      price.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
