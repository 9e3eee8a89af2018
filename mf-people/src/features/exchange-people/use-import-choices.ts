import { useState } from 'react';
import type { PersonImport } from '@rostrum/contracts/people';

export type ImportChoices = Pick<
  PersonImport,
  'columns' | 'existing' | 'adds_people' | 'is_remembered' | 'corrections'
>;

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** What the next check is asked with, and whether the last one was asked with the same. */
export function useImportChoices(record: PersonImport) {
  const { columns, existing, adds_people, is_remembered, corrections } = record;
  const [change, setChange] = useState<Partial<ImportChoices>>({});
  const choices: ImportChoices = { columns, existing, adds_people, is_remembered, corrections, ...change };
  const isChanged = (['columns', 'existing', 'adds_people', 'corrections'] as const).some(
    (name) => !isSame(choices[name], record[name]),
  );

  /** Replaces the value of one cell; undefined takes the one of the file again. */
  const correct = (row: number, column: number, value: string | undefined) => {
    const others = choices.corrections.filter((one) => one.row !== row || one.column !== column);
    const next = value === undefined ? others : [...others, { row, column, value }];
    setChange((former) => ({ ...former, corrections: next }));
  };
  return {
    choices,
    isChanged,
    change: (more: Partial<ImportChoices>) => setChange((former) => ({ ...former, ...more })),
    correct,
    /** Once the server has them. */
    settle: () => setChange({}),
  };
}
