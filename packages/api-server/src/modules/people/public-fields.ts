import { toWebAddress } from '@rostrum/contracts';
import { formatFieldValue } from '@rostrum/contracts/fields';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import { personFieldRepository } from './person-fields.repository.ts';

/** The public fields of a profile that have a value, in their order. A link is one that may be followed. */
export async function readPublicFields(db: Queryable, profile: { orgId: string; id: string }) {
  const held = await runAsSystem(
    'visitors are shown public fields of a public profile, of which they may read no row',
    () => personFieldRepository.listPublic(db, profile),
  );
  return held.map(({ field, value }) => ({
    label: field.label,
    text: formatFieldValue(field, value),
    href: field.kind === 'url' && typeof value === 'string' ? toWebAddress(value) : null,
  }));
}
