// SPDX-License-Identifier: MIT

/// The pictures of the library as a grid, in which some are chosen.
package final class PhotoGridController: UIViewController {
  private let limit: Int
  private let finish: ([SamplePhoto]) -> Void
  private let cancel: () -> Void
  private let cells: [PhotoCell]
  private var chosen: [PhotoCell] = [] { didSet { showChosen() } }

  private let grid = UIScrollView()
  private let emptyLabel = UILabel()
  private lazy var addButton = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() })

  private static let (columns, gap): (CGFloat, CGFloat) = (3, 2)

  /// Creates a grid. With a limit of 1, a tap chooses a picture at once; 0 is no limit.
  package init(
    _ photos: [SamplePhoto], limit: Int, finish: @escaping ([SamplePhoto]) -> Void, cancel: @escaping () -> Void
  ) {
    (self.limit, self.finish, self.cancel) = (limit, finish, cancel)
    cells = photos.map(PhotoCell.init)
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in self.cancel() })
    if limit != 1 { navigationItem.rightBarButtonItem = addButton }
    addButton.isEnabled = false
  }

  @available(*, unavailable) package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    grid.backgroundColor = .systemBackground
    grid.alwaysBounceVertical = true
    view = grid
    emptyLabel.text = "No Photos or Videos"
    emptyLabel.font = .preferredFont(forTextStyle: .title2)
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.isHidden = !cells.isEmpty
    grid.addSubview(emptyLabel)
    for cell in cells {
      cell.addAction(UIAction { [unowned self, unowned cell] _ in tap(cell) }, for: .touchUpInside)
      grid.addSubview(cell)
    }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = (grid.bounds.width - (Self.columns - 1) * Self.gap) / Self.columns
    for (index, cell) in cells.enumerated() {
      let (row, column) = (CGFloat(index / Int(Self.columns)), CGFloat(index % Int(Self.columns)))
      cell.frame = CGRect(x: column * (side + Self.gap), y: row * (side + Self.gap), width: side, height: side)
    }
    grid.contentSize = CGSize(width: grid.bounds.width, height: cells.last?.frame.maxY ?? 0)
    emptyLabel.frame = CGRect(x: 0, y: grid.bounds.height / 3, width: grid.bounds.width, height: 34)
  }

  private func tap(_ cell: PhotoCell) {
    if limit == 1 { return finish([cell.photo]) }
    if let index = chosen.firstIndex(of: cell) {
      chosen.remove(at: index)
    } else if limit == 0 || chosen.count < limit {
      chosen.append(cell)
    }
  }

  private func add() { finish(chosen.map(\.photo)) }

  private func showChosen() {
    for cell in cells { cell.isSelected = chosen.contains(cell) }
    addButton.isEnabled = !chosen.isEmpty
  }
}

/// A picture of the grid, with a checkmark while it is chosen.
private final class PhotoCell: UIControl {
  let photo: SamplePhoto
  private let picture = UIImageView()
  private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  init(_ photo: SamplePhoto) {
    self.photo = photo
    super.init(frame: .zero)
    picture.image = photo.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    mark.backgroundColor = .white
    mark.layer.cornerRadius = 12
    mark.isHidden = true
    addSubview(picture)
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityLabel = "Photo, \(photo.name)"
    accessibilityTraits = [.image, .button]
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      mark.isHidden = !isSelected
      picture.alpha = isSelected ? 0.6 : 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    mark.frame = CGRect(x: bounds.maxX - 30, y: bounds.maxY - 30, width: 24, height: 24)
  }
}
