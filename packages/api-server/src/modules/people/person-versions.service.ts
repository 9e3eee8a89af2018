import type { ParsedParams, ParsedQuery, RouteResponse } from '@rostrum/contracts';
import type { personVersions } from '@rostrum/contracts/people';
import { NotFoundError, type Permitted } from '@rostrum/server-kit';
import type { Database, Queryable } from '@rostrum/server-kit/database';
import { findPerson } from './find-person.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { personFieldRepository } from './person-fields.repository.ts';
import { comparePart } from './compare-parts.ts';
import { byPartOrder, fieldPart, labelPart, readParts } from './person-parts.ts';
import { personVersionRepository } from './person-versions.repository.ts';
import { findPartChanges, type PartChange } from './read-states.ts';
import { findFormerPhoto } from './former-photo.ts';

const missingVersion = () => new NotFoundError('This version is no longer kept. Reload the page.');

/** What changed in a profile after a version that is kept. */
export async function readPartChanges(
  db: Queryable,
  person: PersonRecord,
  { number, to }: { number: number; to?: number | undefined },
): Promise<PartChange[]> {
  if (!(await personVersionRepository.exists(db, person, number))) throw missingVersion();
  const later = await personVersionRepository.after(db, person, number);
  return findPartChanges(later, await readParts(db, person), to ?? Number.MAX_SAFE_INTEGER);
}

const labelsOfFields = async (db: Queryable, person: PersonRecord) =>
  new Map((await personFieldRepository.list(db, person)).map(({ field }) => [field.id, field.label]));

/** What a profile said before, and who changed it. */
export function createPersonVersionService({ db }: { db: Database }) {
  /** Why a part cannot be put back, or null. */
  async function findObstacle({ part, before }: PartChange, fields: ReadonlyMap<string, string>) {
    if (part === 'photo')
      return (await findFormerPhoto(db, before)) === undefined
        ? 'The former photo is no longer kept. Upload it again.'
        : null;
    return part.startsWith(fieldPart('')) && !fields.has(part.slice(fieldPart('').length))
      ? 'Your organisation no longer has this field.'
      : null;
  }

  return {
    async list(
      session: Permitted<'person.manage'>,
      { id }: ParsedParams<typeof personVersions.list>,
    ): Promise<RouteResponse<typeof personVersions.list>> {
      const person = await findPerson(db, session, id);
      const fields = await labelsOfFields(db, person);
      const versions = await personVersionRepository.list(db, person);
      return {
        items: versions.map(({ number, savedByName, savedAt, former, note, wasPublic }) => ({
          number,
          saved_by: savedByName,
          saved_at: savedAt.toISOString(),
          changed: Object.keys(former)
            .toSorted(byPartOrder)
            .map((part) => labelPart(part, fields)),
          note,
          was_public: wasPublic,
        })),
      };
    },

    async compare(
      session: Permitted<'person.manage'>,
      { id, number }: ParsedParams<typeof personVersions.compare>,
      { to }: ParsedQuery<typeof personVersions.compare>,
    ): Promise<RouteResponse<typeof personVersions.compare>> {
      const person = await findPerson(db, session, id);
      const fields = await labelsOfFields(db, person);
      const sections: RouteResponse<typeof personVersions.compare>['sections'] = [];
      for (const change of await readPartChanges(db, person, { number, to }))
        sections.push({
          part: change.part,
          label: labelPart(change.part, fields),
          difference: comparePart(change.part, change.before, change.after),
          number: change.number,
          saved_by: change.savedBy,
          obstacle: await findObstacle(change, fields),
        });
      return { sections };
    },
  };
}
