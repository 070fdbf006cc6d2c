package org.example.tips;

import android.app.Activity;
import android.os.Bundle;
import android.widget.ArrayAdapter;
import android.widget.ListView;

/** Thirty entries, of which a screen shows some. */
public class History extends Activity {
  @Override
  public void onCreate(Bundle state) {
    super.onCreate(state);
    ArrayAdapter<String> entries = new ArrayAdapter<>(this, android.R.layout.simple_list_item_1);
    for (int number = 1; number <= 30; number++) entries.add("Entry " + number);
    ListView list = new ListView(this);
    list.setAdapter(entries);
    setContentView(list);
  }
}
