import { cutText } from '@rostrum/contracts';
import { findImportTargets, splitCell, type PersonImport } from '@rostrum/contracts/people';
import type { FieldRecord } from '../../custom-fields/index.ts';
import { targetsOf } from './present-import.ts';

interface Former {
  head: readonly string[];
  columns: PersonImport['columns'];
}

export const cutCell = (cell: string): string => cutText(cell.trim(), 80);

/** Returns a cell of a column that is not empty, for a column of lists one with several values. */
export function findSample(rows: readonly (readonly string[])[], place: number, isList: boolean): string {
  const cells = rows.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');
  return (isList ? cells.find((cell) => splitCell(cell).length > 1) : undefined) ?? cells[0] ?? '';
}

/** Where each column of a file goes: as it went before, else by its name; each field once. */
export function matchColumns(
  head: readonly string[],
  fields: readonly FieldRecord[],
  former?: Former,
): PersonImport['columns'] {
  const known = new Set(targetsOf(fields).map(({ value }) => value));
  const taken = new Set<string>();
  /** Undefined for a column that the former file did not have. */
  const remembered = head.map((name) => {
    const place = former?.head.indexOf(cutCell(name)) ?? -1;
    if (!former || place === -1) return undefined;
    const target = former.columns[place] ?? null;
    if (target === null || taken.has(target) || !known.has(target)) return null;
    taken.add(target);
    return target;
  });
  const found = findImportTargets(
    head.map((name, place) => (remembered[place] === undefined ? name : '')),
    fields,
    taken,
  );
  return head.map((_, place) => remembered[place] ?? found[place] ?? null);
}
