import UIKit

public final class PriceRow: UIView {
  public let title = UILabel()
  public let price = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.numberOfLines = 0
    for label in [title, price] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
