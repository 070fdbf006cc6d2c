/// The page of a new suite.
extension StarterSuite {
  static let page = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Tip calculator</title>

    <h1>Tip calculator</h1>
    <label>Bill <input id="bill" inputmode="decimal"></label>
    <button id="add" disabled>Add a tip</button>
    <p><output id="total"></output></p>

    <script>
      bill.oninput = () => { add.disabled = !(bill.value > 0) }
      add.onclick = () => { total.textContent = 'Total: ' + (bill.value * 1.1).toFixed(2) }
    </script>
    </html>

    """
}
