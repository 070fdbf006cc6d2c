package org.example.tips;

import android.app.Activity;
import android.app.AlertDialog;
import android.content.Intent;
import android.os.Bundle;
import android.text.Editable;
import android.text.InputType;
import android.text.TextWatcher;
import android.view.View;
import android.widget.Button;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.TextView;
import java.util.Locale;

/** The app of Scripts/phone-test for Android: it adds a tip of ten percent to a bill. */
public class Tips extends Activity implements TextWatcher {
  private EditText bill;
  private Button add;
  private TextView tip;
  private TextView total;

  @Override
  public void onCreate(Bundle state) {
    super.onCreate(state);
    LinearLayout column = new LinearLayout(this);
    column.setOrientation(LinearLayout.VERTICAL);
    bill = new EditText(this);
    bill.setHint("Bill");
    bill.setInputType(InputType.TYPE_CLASS_TEXT);
    bill.addTextChangedListener(this);
    column.addView(bill);
    add = button(column, "Add a tip", view -> show());
    add.setEnabled(false);
    tip = row(column, "Tip");
    total = row(column, "Total");
    button(column, "History", view -> startActivity(new Intent(this, History.class)));
    button(column, "Reset", view -> ask());
    setContentView(column);
  }

  private Button button(LinearLayout column, String title, View.OnClickListener action) {
    Button button = new Button(this);
    button.setText(title);
    button.setAllCaps(false);
    button.setOnClickListener(action);
    column.addView(button);
    return button;
  }

  private TextView row(LinearLayout column, String name) {
    LinearLayout row = new LinearLayout(this);
    TextView label = new TextView(this);
    label.setText(name);
    TextView value = new TextView(this);
    row.addView(label, new LinearLayout.LayoutParams(0, 120, 1));
    row.addView(value, new LinearLayout.LayoutParams(0, 120, 1));
    column.addView(row);
    return value;
  }

  private void show() {
    double amount = Integer.parseInt(bill.getText().toString());
    tip.setText(String.format(Locale.ROOT, "%.2f", amount * 0.1));
    total.setText(String.format(Locale.ROOT, "%.2f", amount * 1.1));
  }

  private void ask() {
    new AlertDialog.Builder(this)
        .setTitle("Delete the total?")
        .setNegativeButton("Cancel", null)
        .setPositiveButton(
            "Delete",
            (dialog, which) -> {
              tip.setText("");
              total.setText("");
            })
        .show();
  }

  @Override
  public void afterTextChanged(Editable text) {
    add.setEnabled(text.toString().matches("[1-9][0-9]{0,6}"));
  }

  @Override
  public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

  @Override
  public void onTextChanged(CharSequence text, int start, int before, int count) {}
}
