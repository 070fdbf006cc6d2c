// The headers of a table's cells. Loading this file changes nothing in the page.

const newTable = () => ({ columns: [], taken: [], rows: 0, header: null, until: 0 });
const newRow = table => ({ number: table ? ++table.rows : 0, column: 0, header: null, cells: [] });
const CELL_MARKUP = '[role=cell], [role=gridcell], [role=columnheader], [role=rowheader]';
const hasCells = node => node.localName === 'tr' || node.querySelector(CELL_MARKUP) !== null;
const spanOf = (node, native, name) =>
  Math.max(1, Number(aria(node, name) ?? node[native] ?? 1) || 1);
// The headers that a cell names by their ids, in its row or its column.
const namedHeaders = (node, role) => (node.getAttribute('headers') ?? '').split(/\s+/)
  .map(id => id && node.getRootNode().getElementById?.(id))
  .filter(header => header && (roleOf(header) === 'row header') === (role === 'row header'))
  .map(header => nameOf(header, role, () => said(header))).join(' ');
// Notes a cell's column and the headers it has or is, as far as they come before it.
const enterCell = (node, element, { table, row }) => {
  if (!table || !row) return;
  const index = parseInt(aria(node, 'colindex'), 10) - 1;
  if (index >= 0) row.column = index;
  else while (table.taken[row.column] >= row.number) row.column++;
  const first = row.column;
  const last = row.number + spanOf(node, 'rowSpan', 'rowspan') - 1;
  row.column += Math.min(spanOf(node, 'colSpan', 'colspan'), 1000);
  for (let column = first; column < row.column; column++) {
    if (last > row.number) table.taken[column] = last;
    // What it shows, because it may be called something longer, such as how it is sorted.
    if (element.role === 'column header') table.columns[column] = element.text || element.label;
  }
  if (element.role === 'row header') {
    row.header = element.label;
    if (last > row.number) { table.header = element.label; table.until = last; }
  }
  row.cells.push(element);
  const { properties } = element;
  if (element.role !== 'column header') {
    properties.column = (namedHeaders(node, 'column header') || table.columns[first]) || undefined;
  }
  properties.row = namedHeaders(node, 'row header') || undefined;
};
// A row is called what its header or first cell says, and a row of column headers by all of them.
const finishRow = (element, { table, row }) => {
  if (element.role !== 'row' || !row?.cells.length) return;
  const header = row.header ?? (table?.until >= row.number ? table.header : null);
  for (const { role, properties } of row.cells) if (role === 'cell') properties.row ??= header ?? undefined;
  const named = row.cells.filter(cell => cell.label);
  const words = named.map(cell => cell.label).join(' ');
  const first = named.find(cell => cell.role !== 'column header');
  element.label ||= header ?? first?.label ?? words;
  if (words !== element.label) element.text = words;
};
