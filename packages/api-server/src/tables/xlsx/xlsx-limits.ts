import { BusinessError } from '@rostrum/server-kit';

/** Bounds of what a workbook unpacks to. The text of a table is held once as shared strings and once as the result. */
export const maxUnpackedBytes = 128 * 2 ** 20;
export const maxTextBytes = 16 * 2 ** 20;
export const maxEntries = 2000;
/** Parts that describe the workbook are small. */
export const maxDescriptionBytes = 4 * 2 ** 20;

const input = (message: string) =>
  new BusinessError('invalid_input', message, {
    fields: [{ path: 'upload_id', code: 'invalid_input', message }],
  });

export const refusals = {
  tooLarge: () =>
    input(
      'This workbook unpacks to more than can be read. Copy the people into a new workbook, or save them as CSV.',
    ),
  tooMuchText: () =>
    input('This workbook has more than 16 MB of text. Divide it into two files, or save it as CSV.'),
  longCell: (row: number) =>
    input(`Row ${row} has a cell with more than 40,000 characters. Shorten it and choose the file again.`),
  tooManyRows: (rows: string) =>
    input(`A workbook has at most ${rows} rows. Import the rest from a second file.`),
  broken: () =>
    input('This workbook can’t be read. Open it in Excel, save it again as .xlsx and choose that file.'),
  hasDocumentType: () =>
    input(
      'This workbook has a document type declaration, which no spreadsheet writes. Save it again as .xlsx.',
    ),
  noSheet: () => input('This workbook has no sheet with a table. Choose another file.'),
  word: () => input('This is a text document, not a table. Choose a CSV file or an Excel workbook (.xlsx).'),
  slides: () => input('This is a presentation, not a table. Choose a CSV file or an Excel workbook (.xlsx).'),
  binary: () =>
    input(
      'This is a binary workbook (.xlsb). Open it in Excel, select File, Save As and “Excel Workbook (.xlsx)”. Then choose that file.',
    ),
  openDocument: () =>
    input(
      'This is an OpenDocument file (.ods). Save it as “Excel 2007–365 (.xlsx)” or as CSV. Then choose that file.',
    ),
  numbers: () =>
    input(
      'This is a Numbers spreadsheet. In Numbers, select File, Export To, Excel or CSV. Then choose that file.',
    ),
  archive: () => input('This is a compressed file. Unpack it and choose the table inside.'),
};
