import { personColumnNames, personColumns } from '@rostrum/contracts/people';
import { InputError } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import type { PersonRecord } from '../person-detail.repository.ts';
import { feedMemberRepository } from './feed-members.repository.ts';

const toSnake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What the HR feed sets would be overwritten in the night, so it is changed there. */
export async function requireUnlocked(
  db: Queryable,
  person: Pick<PersonRecord, 'orgId' | 'id'>,
  values: Partial<PersonRecord>,
): Promise<void> {
  const changed = new Set(Object.keys(values).map(toSnake));
  const names = personColumnNames.filter((name) => changed.has(name));
  if (names.length === 0) return;
  const locked = await feedMemberRepository.lockedOf(db, person);
  const fields = names
    .filter((name) => locked.includes(name))
    .map((name) => ({
      path: name,
      code: 'locked',
      message: `${personColumns[name].label} comes from the HR feed. Change it in the HR system.`,
    }));
  if (fields.length > 0) throw new InputError(fields[0]?.message ?? '', { fields });
}
