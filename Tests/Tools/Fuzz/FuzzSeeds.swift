// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import UIKit

/// Valid inputs, from which invalid ones are made.
@MainActor
enum FuzzSeeds {
  static let formats = [
    "H:|-[a(>=50,<=100@750)]-8-[b(==a)]-|", "V:|-(>=20)-[a]-(<=30@250.5)-[b]-(m)-|", "[a(100)]", "|[a][b][c]|",
    "H:|-50-[a]-(==m@n)-[b(m)]", "V:|[a(==b*0.5+10)]-(20)-[b]|", "H:|-(m,>=8@n)-[a]", "[a(a.height*2)]",
    "H:|[a]| {top bottom}; V:|[b]-[c]| {left}", "C:a.left(b.right+5),a.width(50%)", "H:|-[a1..a5]-| // comment",
    "H:|~[a]~[b]~|", "V:[a(superview.height/3-7@999)]", "H:|-[s:a-[b]-c]-|",
  ]

  static let commandLines = [
    "solve\nFILE\n--format\njson\n--device\niPhone 15\n--text-size\nxl",
    "render\nFILE\n-o\nout.svg\n--show\nframes,names",
    "render\nFILE\n-o\n%03d.png\n--frames\n3\n--scale\n2", "ib\npin\nFILE\n--views\na\n--edges\ntop\n--dry-run",
    "ib\nalign\nFILE\n--views\na\nb\n--edges\nleading\n-o\n-", "ib\nresolve\nreset\nFILE\n--dry-run",
    "check\nFILE\n--format\nsarif\n--jobs\n2\n--baseline\nb.json", "fidelity\nFILE\n--worst\n3\n--jobs\n1",
    "devices\n--format\njson",
    "schema", "--help", "render\nFILE\n-o\nout.png\n--against\nHEAD~1",
  ]

  static let table = "file\titem\tkind\tedge\tvalue\nx.xib\tabc\tsafeArea\ttop\t44\nx.xib\tabc\tmargin\tleading\t16\n"

  /// Small PNG images, one JPEG image, and one page of PDF.
  static let images: [[UInt8]] = [drawn(3), drawn(40), Array(Data(base64Encoded: jpeg) ?? Data()), Array(pdf.utf8)]

  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /ColorSpace << /C [/ICCBased 5 0 R] >> >> >> endobj
    5 0 obj << /N 3 /Alternate /DeviceRGB /Title (a \\( b) /ID <AB01> >> endobj
    4 0 obj << /Length 48 >> stream
    q 1 0 0 rg 2 3 4 5 re f Q [2 4] 1 d 0 0 m 9 9 l S
    endstream endobj
    trailer << /Root 1 0 R >>
    """

  private static func drawn(_ side: CGFloat) -> [UInt8] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: side / 2, height: side / 3))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    return [UInt8]((try? Picture(of: view, options: Picture.Options(scale: 1)).data(as: .png)) ?? Data())
  }

  /// 33 × 9 gray pixels.
  private static let jpeg =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQ"
    + "Ew8QEBD/wAALCAAJACEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEG"
    + "E1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJ"
    + "ipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APzx+HPWL8K+"
    + "pPhz0i/CvqX4cf8ALL6CvqX4c/8ALL8K9dr+bT4c9Yvwr6k+HPSL8K+pfhx/yy+gr6l+HP8Ayy/CvXa//9k="
}
