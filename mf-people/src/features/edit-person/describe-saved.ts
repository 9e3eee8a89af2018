import { formatList, type PersonDetail } from '@rostrum/contracts';

/** What became of a save: which of the changed sections wait for approval, and what the public page shows. */
export function describeSaved(
  { status, access, waiting }: Pick<PersonDetail, 'status' | 'access' | 'waiting'>,
  changed: readonly string[],
): string | undefined {
  const labels = waiting.filter(({ part }) => changed.includes(part)).map(({ label }) => label);
  if (labels.length === 0)
    return status === 'published' && access !== 'private' ? 'Your public page shows it now.' : undefined;
  const waits = `Waiting for approval: ${formatList(labels)}.`;
  return labels.length === changed.length
    ? `${waits} Your public page stays as it is until then.`
    : `${waits} Your public page shows your other changes now.`;
}
