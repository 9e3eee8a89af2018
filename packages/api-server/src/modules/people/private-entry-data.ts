import type { PersonSectionKind } from '@rostrum/contracts';

type EntryData = Record<string, unknown>;

/** Of entries, what the team and their person alone read. It is kept apart: searches and pages read the rest. */
const privateFields: Partial<Record<PersonSectionKind, readonly string[]>> = { accreditation: ['number'] };

const isPrivate = (kind: PersonSectionKind, name: string) => privateFields[kind]?.includes(name) ?? false;
const filterData = (data: EntryData, keep: (name: string, value: unknown) => boolean): EntryData =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => keep(name, value)));

/** What anybody may read of an entry. */
export const publicData = (kind: PersonSectionKind, data: EntryData): EntryData =>
  filterData(data, (name) => !isPrivate(kind, name));

/** What stands in none of the columns that pages and searches read; null where there is nothing. */
export function privateData(kind: PersonSectionKind, data: EntryData): EntryData | null {
  const own = filterData(data, (name, value) => isPrivate(kind, name) && value !== null && value !== '');
  return Object.keys(own).length > 0 ? own : null;
}

/** Whether an entry says anything of its private fields, be it that they are empty. An older area knows none of them. */
export const namesPrivateData = (kind: PersonSectionKind, data: EntryData): boolean =>
  Object.entries(data).some(([name, value]) => isPrivate(kind, name) && value !== undefined);
