import { isBusinessError } from '@rostrum/server-kit';
import { readWorkbook } from './read-workbook.ts';
import { SharedStrings } from './shared-strings.ts';
import { unpack } from './unpack.ts';
import { writeSheet } from './write-sheet.ts';
import { refusals } from './xlsx-limits.ts';

/**
 * Reads the first sheet of an Excel workbook that is shown, as CSV in UTF-8. Works through the file as a stream: neither the
 * unpacked sheet nor a tree of it is ever in memory.
 *
 * @throws BusinessError with what to do when the file is no workbook, broken, or larger than is allowed.
 */
export function readXlsx(bytes: Uint8Array): Uint8Array[] {
  try {
    const workbook = readWorkbook(bytes);
    const strings = new SharedStrings();
    // Excel writes the texts after the sheets that need them.
    if (workbook.strings !== undefined)
      unpack(bytes, (name) => (name === workbook.strings ? strings.receive() : undefined));
    const sheet = writeSheet(workbook, strings);
    unpack(bytes, (name) => (name === workbook.sheet ? sheet.receive : undefined));
    return sheet.finish();
  } catch (error) {
    throw isBusinessError(error) ? error : refusals.broken();
  }
}
