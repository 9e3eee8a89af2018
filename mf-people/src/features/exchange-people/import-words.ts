import { formatNumber } from '@rostrum/contracts';
import {
  personColumnNames,
  personColumns,
  tableEncodings,
  type PersonImport,
} from '@rostrum/contracts/people';

export const countPeople = (count: number) => (count === 1 ? '1 person' : `${formatNumber(count)} people`);
export const countRows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`);

/** `The check of 3 rows has finished: 1 new person, 0 updates, 1 row with errors.` */
export const describeCheck = ({ rows, added, changed, wrong }: PersonImport['counts']): string =>
  `The check of ${countRows(rows)} has finished: ${added === 1 ? '1 new person' : `${formatNumber(added)} new people`}, ${changed === 1 ? '1 update' : `${formatNumber(changed)} updates`}, ${countRows(wrong)} with errors.`;

const delimiterNames: Record<string, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
};

/** `9 columns, comma, Unicode (UTF-8)`: how the file was read. */
export const describeFormat = ({ kind, head, head_row, delimiter, encoding }: PersonImport): string =>
  [
    head.length === 1 ? '1 column' : `${head.length} columns`,
    ...(kind === 'xlsx'
      ? ['Excel workbook']
      : [delimiterNames[delimiter] ?? delimiter, tableEncodings[encoding]]),
    ...(head_row === 1 ? [] : [`column names in row ${head_row}`]),
  ].join(', ');

/** The line that names the columns, for a file of one's own. */
export const exampleHead = personColumnNames.map((name) => personColumns[name].label);
