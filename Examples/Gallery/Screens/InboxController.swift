// SPDX-License-Identifier: MIT

import UIKit

/// A list of messages of different lengths, in Chinese and English, in self-sizing cells.
final class InboxController: UITableViewController {
  private struct Message {
    var sender: String
    var text: String
    var time: String
    var color: UIColor
  }

  private let messages = [
    Message(sender: "林小满", text: "今天晚上还去看电影吗？", time: "18:20", color: .systemOrange),
    Message(
      sender: "Ada", text: "The constraint solver came back with frames to the last pixel. Shall we show it tomorrow?",
      time: "17:02", color: .systemIndigo),
    Message(
      sender: "王晓明",
      text: "去啊，我已经买好了七点半的票，我们六点半在地铁站出口见面。记得带伞，天气预报说晚上有雨；要是堵车就在门口等我，别着急。",
      time: "15:45", color: .systemTeal),
    Message(sender: "Grace", text: "On my way.", time: "14:31", color: .systemPink),
    Message(
      sender: "设计组", text: "新版首页的间距请按 8 点网格调整，标题用 17 点半粗体，正文 15 点，行间距保持默认。", time: "昨天",
      color: .systemGreen),
    Message(
      sender: "Release train",
      text: "Version 4.2 is on its way to review. Known issues: none that block. Thanks to everybody who stayed late.",
      time: "Friday", color: .systemGray),
  ]

  /// Returns the screen inside a navigation controller and a tab bar controller.
  static func inBars() -> UIViewController {
    let inbox = UINavigationController(rootViewController: InboxController(style: .plain))
    inbox.navigationBar.prefersLargeTitles = true
    inbox.tabBarItem = UITabBarItem(title: "消息", image: UIImage(systemName: "message.fill"), tag: 0)
    let contacts = UIViewController()
    contacts.tabBarItem = UITabBarItem(title: "Contacts", image: UIImage(systemName: "person.fill"), tag: 1)
    let settings = UIViewController()
    settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape.fill"), tag: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [inbox, contacts, settings]
    return tabs
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "消息 Messages"
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil)
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 72
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    (cell as? MessageCell)?.show(
      sender: message.sender, text: message.text, time: message.time, color: message.color)
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
