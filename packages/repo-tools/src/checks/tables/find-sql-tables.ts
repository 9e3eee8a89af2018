/** A name in the place of a table in SQL text. */
export interface NamedTable {
  name: string;
  kind: 'read' | 'write';
  offset: number;
}

interface Frame {
  /** The function whose arguments the parentheses hold, in lower case. */
  call: string;
  isFromList: boolean;
  expects: NamedTable['kind'] | null;
}

/** Stands for an interpolation that is not a table. */
export const placeholder = '§';

const token = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|"[^"]+"|[A-Za-z_][\w$]*|\d+|[^\s]/g;
const identifier = /^[A-Za-z_"]/;
const endsFromList = new Set(
  'where group having order limit offset fetch for union intersect except window set returning select values with'.split(
    ' ',
  ),
);
const skipsBeforeTable = new Set(['lateral', 'only', 'as']);
const callsWithFrom = new Set(['extract', 'substring', 'trim', 'overlay', 'position']);
const noUpdateAfter = new Set(['for', 'key', 'do', 'on', 'or', 'before', 'after']);

/** Names that `WITH name AS (…)` or `WITH name (columns) AS (…)` defines. */
function findCteNames(words: readonly string[]): Set<string> {
  const names = new Set<string>();
  words.forEach((word, index) => {
    if (word !== 'as') return;
    let next = index + 1;
    while (words[next] === 'not' || words[next] === 'materialized') next += 1;
    if (words[next] !== '(') return;
    let before = index - 1;
    if (words[before] === ')') before = words.lastIndexOf('(', before) - 1;
    const name = words[before];
    if (name !== undefined) names.add(name);
  });
  return names;
}

/** The kind of access that a keyword announces, null when no table follows. */
function readKeyword(words: readonly string[], index: number, call: string): NamedTable['kind'] | null {
  const before = words[index - 1] ?? '';
  switch (words[index]) {
    case 'from':
      if (before === 'distinct' || callsWithFrom.has(call)) return null;
      return before === 'delete' ? 'write' : 'read';
    case 'join':
      return 'read';
    case 'using':
      return words[index + 1] === '(' ? null : 'read';
    case 'into':
      return before === 'insert' || before === 'merge' ? 'write' : null;
    case 'update':
      return noUpdateAfter.has(before) ? null : 'write';
    case 'truncate':
      return 'write';
    default:
      return null;
  }
}

/** True for a fragment that begins inside a list of tables: `people p JOIN …`, or is one name. */
const startsWithTable = (words: readonly string[]) =>
  words.length === 1 ||
  (identifier.test(words[0] ?? '') &&
    identifier.test(words[1] ?? '') &&
    ['join', 'left', 'inner', 'cross', 'where', ','].includes(words[2] ?? ''));

/**
 * Finds every name in the place of a table: after FROM, JOIN, USING, UPDATE, INSERT INTO, DELETE FROM and in comma
 * lists. Common table expressions, set-returning functions and aliases are no tables.
 */
export function findSqlTables(text: string): NamedTable[] {
  const tokens = Array.from(text.matchAll(token)).filter(([found]) => !/^(?:--|\/\*)/.test(found));
  const words = tokens.map(([found]) => found.replaceAll('"', '').toLowerCase());
  const ctes = findCteNames(words);
  const found: NamedTable[] = [];
  const frames: Frame[] = [
    { call: '', isFromList: startsWithTable(words), expects: startsWithTable(words) ? 'read' : null },
  ];
  words.forEach((word, index) => {
    const frame = frames.at(-1);
    if (frame === undefined) return;
    const next = words[index + 1];
    if (word === '(') {
      const opensList = frame.expects !== null && !['select', 'with', 'values'].includes(next ?? '');
      frame.expects = null;
      frames.push({
        call: words[index - 1] ?? '',
        isFromList: opensList,
        expects: opensList ? 'read' : null,
      });
    } else if (word === ')') {
      if (frames.length > 1) frames.pop();
    } else if (word === ',') {
      if (frame.isFromList) frame.expects = 'read';
    } else if (endsFromList.has(word)) {
      frame.isFromList = false;
      frame.expects = null;
    } else if (frame.expects !== null && skipsBeforeTable.has(word)) {
      return;
    } else if (frame.expects !== null && next === '.') {
      return;
    } else if (frame.expects !== null && word !== '.') {
      const { expects } = frame;
      frame.expects = null;
      const isFunction = expects === 'read' && next === '(';
      const [written = ''] = tokens[index] ?? [];
      if (identifier.test(written) && !isFunction && !ctes.has(word))
        found.push({ name: word, kind: expects, offset: tokens[index]?.index ?? 0 });
    } else {
      const kind = readKeyword(words, index, frame.call);
      if (kind !== null) frame.expects = kind;
      if (kind !== null && (word === 'from' || word === 'using')) frame.isFromList = true;
    }
  });
  return found;
}
