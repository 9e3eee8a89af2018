import { formatList } from '@rostrum/contracts';
import { listMissingColumns, personColumns } from '@rostrum/contracts/people';
import { Alert } from '@rostrum/ui-kit/data';
import type { ImportChoices } from './use-import-choices.ts';

/** Labels of the fields that a new person needs and no column goes into. */
export const listMissing = ({
  columns,
  adds_people,
}: Pick<ImportChoices, 'columns' | 'adds_people'>): string[] =>
  adds_people ? listMissingColumns(columns).map((name) => personColumns[name].label) : [];

/** Says once, before the check, what the file lacks; otherwise every row would say it. */
export function MissingColumns({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  const isOne = missing.length === 1;
  return (
    <Alert
      type="warning"
      showIcon
      title={`No column goes into ${formatList(missing)}`}
      description={`A new person needs ${isOne ? 'it' : 'them'}. Choose the ${isOne ? 'column' : 'columns'} on this page, or set “People who aren’t here yet” to “Leave out” to update existing people only.`}
    />
  );
}
