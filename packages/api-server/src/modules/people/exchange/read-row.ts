import { shortenText, withoutGuard, type ParsedBody, type people } from '@rostrum/contracts';
import type { CustomField, FieldValue } from '@rostrum/contracts/fields';
import {
  fieldTargetPrefix,
  fullNameTarget,
  splitFullName,
  personColumnNames,
  type FullName,
  type ImportCorrection,
  type ImportProblem,
  type PersonColumn,
} from '@rostrum/contracts/people';
import { readCell, readField } from './read-cell.ts';
import type { TableRow } from '../../../tables/read-table.ts';

export type PersonCells = Omit<ParsedBody<typeof people.update>, 'version'> & {
  kind?: 'expert' | 'staff';
  username?: string;
};
export interface ReadRow {
  row: number;
  /** Empty cells are absent: they leave what is there. */
  person: PersonCells;
  /** By the id of the field. */
  fields: Map<string, FieldValue>;
  problems: ImportProblem[];
}
export interface RowSettings {
  head: readonly string[];
  columns: readonly (string | null)[];
  corrections: readonly ImportCorrection[];
  fields: readonly CustomField[];
  /** Names of industries by their words in lower case. */
  industries: ReadonlyMap<string, string>;
}

const isColumn = (target: string): target is PersonColumn =>
  (personColumnNames as readonly string[]).includes(target);

const oneNameOnly = 'Enter a first and a last name, like Ada Lovelace or Lovelace, Ada.';
const shownValue = (cell: string) => shortenText(cell, 61);

/** Reads rows of a table as people, with what is wrong of each. */
export function createRowReader({ head, columns, corrections, fields, industries }: RowSettings) {
  const byCell = new Map(corrections.map(({ row, column, value }) => [`${row} ${column}`, value]));
  const fullNamePlace = columns.includes(fullNameTarget) ? columns.indexOf(fullNameTarget) : null;
  const byKey = new Map(fields.map((field) => [`${fieldTargetPrefix}${field.key}`, field]));
  const placeOf = (target: string) => {
    const place = columns.indexOf(target);
    if (place !== -1) return place;
    return target === 'firstname' || target === 'lastname' ? fullNamePlace : null;
  };
  const isIndustry = (name: string) => industries.has(name.toLowerCase());
  const isFullName = (column: number): boolean => column === fullNamePlace;

  /** A problem at the column of the file that goes into `target`. */
  const problemAt = (row: number, target: string, value: string, message: string): ImportProblem => {
    const column = placeOf(target);
    const name = column === null ? '' : (head[column] ?? '');
    return { row, column, name, value: shownValue(value), message, suggestion: null };
  };

  function unknownIndustry(row: number, names: readonly string[]): ImportProblem | undefined {
    const unknown = names.find((name) => !isIndustry(name));
    return unknown === undefined
      ? undefined
      : problemAt(row, 'industries', unknown, 'Not in the list of industries.');
  }

  function read({ row, cells }: TableRow): ReadRow {
    const person: Record<string, unknown> = {};
    const given = new Map<string, FieldValue>();
    const problems: ImportProblem[] = [];
    /** Names of their own columns win. */
    const readNames = (name: FullName) => {
      for (const [target, value = ''] of Object.entries(name)) {
        if (!isColumn(target) || columns.includes(target)) continue;
        const outcome = readCell(target, value);
        if ('fault' in outcome) problems.push(problemAt(row, fullNameTarget, value, outcome.fault));
        else person[target] = outcome.value;
      }
    };
    for (const [column, target] of columns.entries()) {
      if (target === null) continue;
      const cell = byCell.get(`${row} ${column}`) ?? cells[column] ?? '';
      if (cell.trim() === '') continue;
      if (target === fullNameTarget) {
        const name = splitFullName(withoutGuard(cell.trim()));
        if (!name) problems.push(problemAt(row, target, cell, oneNameOnly));
        else readNames(name);
        continue;
      }
      const field = byKey.get(target);
      const isKnown = target === 'industries' ? isIndustry : undefined;
      const outcome = field
        ? readField(field, cell)
        : isColumn(target)
          ? readCell(target, cell, isKnown)
          : undefined;
      if (!outcome) continue;
      if ('fault' in outcome) problems.push(problemAt(row, target, cell, outcome.fault));
      else if (field) given.set(field.id, outcome.value as FieldValue);
      else person[target] = outcome.value;
    }
    const named = person as PersonCells;
    if (named.industries) {
      const unknown = unknownIndustry(row, named.industries);
      if (unknown) problems.push(unknown);
      else named.industries = named.industries.map((name) => industries.get(name.toLowerCase()) ?? name);
    }
    return { row, person: named, fields: given, problems };
  }
  return { read, problemAt, isFullName };
}
export type RowReader = ReturnType<typeof createRowReader>;
