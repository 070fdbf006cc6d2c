/// The page of a new suite.
extension StarterSuite {
  static let page = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="spec-faults" content="no-tip">
    <title>Tip calculator</title>

    <h1>Tip calculator</h1>
    <label>Bill <input id="bill" inputmode="decimal"></label>
    <button id="add" disabled>Add a tip</button>
    <p><output id="total"></output></p>

    <script>
      // With a fault in its address, the page is broken on purpose: "spec prove" sees who notices.
      const fault = new URLSearchParams(location.search).get('fault')
      const rate = fault === 'no-tip' ? 1 : 1.1
      bill.oninput = () => { add.disabled = !(bill.value > 0) }
      add.onclick = () => { total.textContent = 'Total: ' + (bill.value * rate).toFixed(2) }
    </script>
    </html>

    """
}
