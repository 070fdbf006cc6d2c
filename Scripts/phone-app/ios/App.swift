// The app of Scripts/phone-test for iPhones: it adds a tip of ten percent to a bill.
import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {}

@objc(SceneDelegate)
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: TipsScreen())
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class TipsScreen: UIViewController {
  private let bill = UITextField()
  private let add = UIButton(type: .system)
  private let tip = UILabel()
  private let total = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tips"
    view.backgroundColor = .white
    view.accessibilityIdentifier = "tips"
    bill.accessibilityLabel = "Bill"
    bill.borderStyle = .roundedRect
    bill.addTarget(self, action: #selector(changed), for: .editingChanged)
    add.setTitle("Add a tip", for: .normal)
    add.addTarget(self, action: #selector(show), for: .touchUpInside)
    add.isEnabled = false
    let history = UIButton(type: .system)
    history.setTitle("History", for: .normal)
    history.addTarget(self, action: #selector(openHistory), for: .touchUpInside)
    let reset = UIButton(type: .system)
    reset.setTitle("Reset", for: .normal)
    reset.addTarget(self, action: #selector(ask), for: .touchUpInside)
    let rows = [("Tip", tip), ("Total", total)].map { name, value in
      let label = UILabel()
      label.text = name
      let row = UIStackView(arrangedSubviews: [label, value])
      row.distribution = .fillEqually
      return row
    }
    let column = UIStackView(arrangedSubviews: [bill, add] + rows + [history, reset])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  @objc private func changed() { add.isEnabled = Int(bill.text ?? "") ?? 0 > 0 }

  @objc private func show() {
    guard let amount = Int(bill.text ?? "") else { return }
    tip.text = String(format: "%.2f", Double(amount) * 0.1)
    total.text = String(format: "%.2f", Double(amount) * 1.1)
  }

  @objc private func openHistory() {
    navigationController?.pushViewController(HistoryScreen(), animated: true)
  }

  @objc private func ask() {
    let alert = UIAlertController(
      title: "Delete the total?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.tip.text = nil
        self?.total.text = nil
      })
    present(alert, animated: true)
  }
}

final class HistoryScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "History"
    view.accessibilityIdentifier = "history"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt place: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: place)
    cell.textLabel?.text = "Entry \(place.row + 1)"
    return cell
  }
}
