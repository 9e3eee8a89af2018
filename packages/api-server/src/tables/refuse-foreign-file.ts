import type { TableKind } from '@rostrum/contracts/people';
import { InputError } from '@rostrum/server-kit';
import type { Parts } from './decode-text.ts';

const again = 'Then choose that file.';
const saveAsXlsx = `Open it in Excel, select File, Save As and “Excel Workbook (.xlsx)”. ${again}`;

interface ForeignKind {
  starts: readonly (string | readonly number[])[];
  says: string;
}

/** Files that are chosen instead of a table, by how they begin, with what to do. */
const foreignKinds: readonly ForeignKind[] = [
  {
    starts: [
      [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
      [0x09, 0x08, 0x10, 0x00],
      [0x09, 0x04, 0x06, 0x00],
    ],
    says: `This is an Excel file of the old format (.xls), or one with a password. ${saveAsXlsx.replace('“', 'without a password “')}`,
  },
  {
    starts: ['%PDF'],
    says: 'This is a PDF. Export the people as CSV or Excel workbook (.xlsx) and choose that file.',
  },
  {
    starts: [
      [0x89, 0x50, 0x4e, 0x47],
      [0xff, 0xd8, 0xff],
      'GIF8',
      'RIFF',
      [0x49, 0x49, 0x2a, 0x00],
      [0x4d, 0x4d, 0x00, 0x2a],
    ],
    says: 'This is a picture, not a table. Choose a CSV file or an Excel workbook (.xlsx).',
  },
  {
    starts: ['{\\rtf'],
    says: 'This is a text document, not a table. Choose a CSV file or an Excel workbook (.xlsx).',
  },
  { starts: ['BEGIN:VCARD'], says: 'This is a vCard. Export the contacts as CSV and choose that file.' },
  {
    starts: ['BEGIN:VCALENDAR'],
    says: 'This is a calendar, not a table. Choose a CSV file or an Excel workbook (.xlsx).',
  },
  {
    starts: ['<html', '<!doctype', '<table', '<meta', '<?xml', '<workbook'],
    says: `This is a web page or XML, though its name may end in .xls. ${saveAsXlsx}`,
  },
  {
    starts: ['{', '[{'],
    says: 'This is JSON, not a table. Export the people as CSV or Excel workbook (.xlsx) and choose that file.',
  },
  {
    starts: [[0x1f, 0x8b], [0x37, 0x7a, 0xbc, 0xaf], 'Rar!'],
    says: 'This is a compressed file. Unpack it and choose the table inside.',
  },
];

const zip = [0x50, 0x4b, 0x03, 0x04];
const maxHead = 4096;

const startsWith = (bytes: Uint8Array, mark: string | readonly number[]): boolean =>
  typeof mark === 'string'
    ? Buffer.from(bytes.subarray(0, 64))
        .toString('latin1')
        .replace(/^\u00EF\u00BB\u00BF/, '')
        .trimStart()
        .toLowerCase()
        .startsWith(mark.toLowerCase())
    : mark.every((byte, at) => bytes[at] === byte);

/** Control characters that no text has; zeros are half of every letter in UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  const isWide = bytes.filter((byte) => byte === 0).length / Math.max(1, bytes.length) > 0.2;
  const controls = bytes.filter((byte) => byte < 32 && ![0, 9, 10, 13, 26].includes(byte)).length;
  const zeros = isWide ? 0 : bytes.filter((byte) => byte === 0).length;
  return (controls + zeros) / Math.max(1, bytes.length) > 0.05;
}

/**
 * Returns the kind of a table by its content, whatever it is called.
 *
 * @throws InputError with what to do when the file is no table that can be read.
 */
export async function findTableKind(parts: Parts): Promise<TableKind> {
  let head: Uint8Array = new Uint8Array();
  for await (const part of parts()) {
    head = part.subarray(0, maxHead);
    break;
  }
  if (startsWith(head, zip)) return 'xlsx';
  const foreign = foreignKinds.find(({ starts }) => starts.some((mark) => startsWith(head, mark)));
  if (foreign) throw InputError.field('upload_id', foreign.says);
  if (isBinary(head))
    throw InputError.field(
      'upload_id',
      'This file isn’t a table that can be read. Choose a CSV file or an Excel workbook (.xlsx).',
    );
  return 'csv';
}
