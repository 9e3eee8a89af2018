import { personDetail, personSection, z, type PersonDetail, type PersonSection } from '@rostrum/contracts';
import { isSectionPart, labelPart } from './person-parts.ts';
import { isWordPart } from './word-columns.ts';
import type { ChangeRequestRecord } from './change-requests.repository.ts';

const entries = z.array(z.object({ id: z.string(), data: z.record(z.string(), z.unknown()) }));

function sectionsOf(kind: PersonSection['kind'], after: unknown): PersonSection[] {
  return entries
    .catch([])
    .parse(after)
    .flatMap(({ id, data }, position) => personSection.safeParse({ id, kind, position, data }).data ?? []);
}

/** The own profile as its person wants it: what waits for approval stands in the place of what is public. */
export function overlayPending(detail: PersonDetail, requests: readonly ChangeRequestRecord[]): PersonDetail {
  const pending = requests.filter(({ state }) => state === 'pending');
  let shown: PersonDetail = {
    ...detail,
    waiting: pending.map(({ part }) => ({ part, label: labelPart(part, new Map()) })),
  };
  for (const { part, after } of pending) {
    if (isSectionPart(part))
      shown = {
        ...shown,
        sections: [...shown.sections.filter(({ kind }) => kind !== part), ...sectionsOf(part, after)],
      };
    else if (isWordPart(part)) shown = personDetail.safeParse({ ...shown, [part]: after }).data ?? shown;
  }
  return shown;
}
