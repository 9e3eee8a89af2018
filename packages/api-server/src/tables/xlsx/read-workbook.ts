import { isDateFormat } from './number-formats.ts';
import { parseXml, type XmlHandler } from './parse-xml.ts';
import { unpack, type Receive } from './unpack.ts';
import { maxDescriptionBytes, refusals } from './xlsx-limits.ts';

export interface Workbook {
  /** The file of the first sheet that is shown. */
  sheet: string;
  strings: string | undefined;
  /** By the number of a cell's style. */
  styles: readonly CellStyle[];
  /** Days are counted from 1904, as old Macs did. */
  is1904: boolean;
}
interface CellStyle {
  isDate: boolean;
  /** Digits that the format fills up with zeros: `00000`. */
  zeros: number;
}

interface Sheet {
  target: string;
  isHidden: boolean;
}

const bounded = (receive: Receive): Receive => {
  let length = 0;
  return (part, isLast) => {
    length += part.length;
    if (length > maxDescriptionBytes) throw refusals.tooLarge();
    receive(part, isLast);
  };
};

/** What a ZIP is when it is no workbook. */
function refuseForeign(names: readonly string[]): void {
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('word/')) throw refusals.word();
  if (has('ppt/')) throw refusals.slides();
  if (has('xl/workbook.bin')) throw refusals.binary();
  if (has('Index/')) throw refusals.numbers();
  if (has('content.xml') && has('mimetype')) throw refusals.openDocument();
  if (!has('xl/')) throw refusals.archive();
}

const attributeOf = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

/** Paths inside a workbook are relative to its folder, or to the whole when they begin with a slash. */
const toPath = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

function styleHandler(styles: CellStyle[]): XmlHandler {
  const codes = new Map<number, string>();
  let isInCells = false;
  return {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true;
      else if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'xf' && isInCells) {
        const id = Number(attributes['numFmtId'] ?? 0);
        const code = codes.get(id) ?? '';
        styles.push({ isDate: isDateFormat(id, code), zeros: /^0{2,}$/.test(code) ? code.length : 0 });
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  };
}

/** Reads what a workbook says of itself: its sheets, where its texts are, and how numbers are shown. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const names: string[] = [];
  const sheets: Sheet[] = [];
  const targets = new Map<string, string>();
  const styles: CellStyle[] = [];
  let is1904 = false;
  const handlers: Readonly<Record<string, XmlHandler>> = {
    'xl/workbook.xml': {
      open(name, attributes) {
        if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
        if (name !== 'sheet') return;
        const state = attributes['state'] ?? 'visible';
        sheets.push({
          target: attributeOf(attributes, 'id') ?? '',
          isHidden: state !== 'visible',
        });
      },
    },
    'xl/_rels/workbook.xml.rels': {
      open(name, attributes) {
        if (name === 'Relationship') targets.set(attributes['Id'] ?? '', toPath(attributes['Target'] ?? ''));
      },
    },
    'xl/styles.xml': styleHandler(styles),
  };
  unpack(bytes, (name) => {
    names.push(name);
    const handler = handlers[name];
    return handler && bounded(parseXml(handler));
  });
  refuseForeign(names);
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const named = [...shown, ...sheets]
    .map(({ target }) => targets.get(target) ?? '')
    .find((path) => names.includes(path) && path.includes('worksheets/'));
  const sheet = named ?? names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted()[0];
  if (sheet === undefined) throw refusals.noSheet();
  const strings = [...targets.values(), 'xl/sharedStrings.xml'].find(
    (path) => /sharedStrings\.xml$/i.test(path) && names.includes(path),
  );
  return { sheet, strings, styles, is1904 };
}
