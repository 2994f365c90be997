// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import Testing
import UIKit

@MainActor
@Suite("Snapshots of views and data of images")
struct SnapshotTests {
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    return view
  }

  @Test("a snapshot of a view looks like the view")
  func snapshot() throws {
    let view = view()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.bounds.size == view.bounds.size)
    let options = Picture.Options(scale: 1)
    #expect(try Picture(of: snapshot, options: options).png() == Picture(of: view, options: options).png())
  }

  @Test("a drawn image has PNG data of its size in pixels")
  func data() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let view = view()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      view.layer.render(in: context.cgContext)
      #expect(context.format.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 40, height: 20))
    #expect(read.pngData() == data)
    #expect(UIImage().pngData() == nil)
  }

  @Test("outside a context nothing is drawn")
  func outside() {
    #expect(!view().drawHierarchy(in: CGRect(x: 0, y: 0, width: 1, height: 1), afterScreenUpdates: false))
  }
}
