// SPDX-License-Identifier: MIT

/// Manages a collection view that fills its view: its data source and delegate.
///
/// Source: Apple, `UICollectionViewController`.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let initialLayout: UICollectionViewLayout
  private var storedCollectionView: UICollectionView?

  /// A controller whose collection view is arranged by `layout`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose collection view has a flow layout unless the document says otherwise.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes a controller with a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout { storedCollectionView?.collectionViewLayout ?? initialLayout }

  /// The collection view, made with the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set { storedCollectionView = newValue }
  }

  /// Whether selected items are deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Has no effect here: there are no gestures.
  open var installsStandardGestureForInteractiveMovement = true
  /// Has no effect here: layouts follow one another without movement.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Makes a plain view with the collection view in it, unless a document brings one.
  open override func loadView() {
    super.loadView()
    if let loaded = viewIfLoaded as? UICollectionView {
      adopt(loaded)
    } else if let loaded = viewIfLoaded?.subviews.first as? UICollectionView {
      adopt(loaded)
    } else if let view = viewIfLoaded {
      let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout)
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      adopt(collectionView)
      view.addSubview(collectionView)
    }
  }

  private func adopt(_ collectionView: UICollectionView) {
    storedCollectionView = collectionView
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView = storedCollectionView else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  // MARK: Data source

  /// None. Override.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None. Override.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// A cell of no use. Override.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }

  /// A view of no use. Override where there are headers or footers.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: Delegate

  /// Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Yes, unless overridden.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
