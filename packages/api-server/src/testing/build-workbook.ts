import { strToU8, zipSync, type Zippable } from 'fflate';

/** A cell: text goes to the shared strings, everything else is written as the XML of the cell says. */
export type WorkbookCell = string | number | boolean | { xml: string };

export interface WorkbookOptions {
  /** Other sheets before the one with the rows, which are hidden. */
  hiddenSheets?: number;
  is1904?: boolean;
  /** Codes of number formats; a cell refers to the first by `s="1"`. */
  formats?: readonly string[];
  /** More files of the archive, or others instead. */
  files?: Zippable;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The XML of a sheet. Each list is a row; null leaves a row out, as spreadsheets do with empty ones. */
function writeRows(rows: Iterable<readonly WorkbookCell[] | null>, strings: Map<string, number>): string {
  const parts: string[] = [];
  let row = 0;
  for (const cells of rows) {
    row += 1;
    if (cells === null) continue;
    const written = cells.map((cell) => {
      if (typeof cell === 'object') return cell.xml;
      if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
      if (typeof cell === 'boolean') return `<c t="b"><v>${Number(cell)}</v></c>`;
      const index = strings.get(cell) ?? strings.size;
      strings.set(cell, index);
      return `<c t="s"><v>${index}</v></c>`;
    });
    parts.push(`<row r="${row}">${written.join('')}</row>`);
  }
  return parts.join('');
}

/** Builds an Excel workbook as Excel writes it: the texts of all cells in one file after the sheets. */
export function buildWorkbook(
  rows: Iterable<readonly WorkbookCell[] | null>,
  { hiddenSheets = 0, is1904 = false, formats = [], files = {} }: WorkbookOptions = {},
): Buffer {
  const strings = new Map<string, number>();
  const sheet = writeRows(rows, strings);
  const numbers = Array.from({ length: hiddenSheets + 1 }, (_, index) => index + 1);
  const last = hiddenSheets + 1;
  const sheets = numbers.map((number) => [
    `xl/worksheets/sheet${number}.xml`,
    strToU8(
      `${head}<worksheet ${main}><sheetData>${number === last ? sheet : '<row r="1"><c t="str"><v>hidden</v></c></row>'}</sheetData></worksheet>`,
    ),
  ]);
  const archive = zipSync({
    '[Content_Types].xml': strToU8(`${head}<Types/>`),
    'xl/workbook.xml': strToU8(
      `${head}<workbook ${main} xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${numbers.map((number) => `<sheet name="S${number}" sheetId="${number}"${number === last ? '' : ' state="hidden"'} r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships>${numbers.map((number) => `<Relationship Id="rId${number}" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rIdS" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `${head}<styleSheet ${main}><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escape(code)}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(sheets),
    'xl/sharedStrings.xml': strToU8(
      `${head}<sst ${main}>${[...strings.keys()].map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
    ),
    ...files,
  });
  return Buffer.from(archive);
}
