import { formatNumber } from '@rostrum/contracts';
import { personColumnNames, personColumns, type PersonImport } from '@rostrum/contracts/people';

export const countPeople = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count)} people`);
export const countRows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`);

const delimiterNames: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' };
const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/** `9 columns, comma, UTF-8`: how the file was read. */
export const describeFormat = ({ head, delimiter, encoding }: PersonImport): string =>
  [
    head.length === 1 ? '1 column' : `${head.length} columns`,
    delimiterNames[delimiter] ?? delimiter,
    encodingNames[encoding] ?? encoding,
  ].join(', ');

/** The line that names the columns, for a file of one's own. */
export const exampleHead = personColumnNames.map((name) => personColumns[name].label);
