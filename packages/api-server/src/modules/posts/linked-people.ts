import { publicPaths } from '@rostrum/contracts';
import { toPersonLink } from '@rostrum/contracts/posts';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import {
  mapLinkedPeople,
  readLinkedPeople,
  sanitisePostHtml,
  type SanitisedHtml,
} from '@rostrum/server-kit/rich-text';
import { linkedPeopleRepository, type LinkedPerson } from './linked-people.repository.ts';

type FindHref = (person: LinkedPerson) => string | null;

/** Cleans texts and writes each linked person by their present name; who is unknown here keeps the words alone. */
async function write(
  db: Queryable,
  orgId: string,
  { texts, hrefOf }: { texts: readonly string[]; hrefOf: FindHref },
): Promise<SanitisedHtml[]> {
  // A row may be older than the newest rule of the sanitiser.
  const cleaned = texts.map(sanitisePostHtml);
  const ids = [...new Set(cleaned.flatMap(readLinkedPeople))];
  if (ids.length === 0) return cleaned;
  const rows = await runAsSystem(
    'a published text names people whose profile its reader may not see, by the name that they have now',
    () => linkedPeopleRepository.find(db, orgId, ids),
  );
  const people = new Map(rows.map((person) => [person.id, person]));
  return cleaned.map((text) =>
    mapLinkedPeople(text, (id, words) => {
      const person = people.get(id);
      return person ? { name: person.name, href: hrefOf(person) } : { name: words, href: null };
    }),
  );
}

/** Returns texts as readers get them: people who are public are linked to their profile, the others are named. */
export const writeForReaders = (
  db: Queryable,
  orgId: string,
  texts: readonly string[],
): Promise<SanitisedHtml[]> =>
  write(db, orgId, {
    texts,
    hrefOf: ({ isLinked, username }) => (isLinked ? publicPaths.expert(username) : null),
  });

/** Returns texts as they are stored and edited: people are linked by id, those whose profile was deleted are named. */
export const writeForEditors = (
  db: Queryable,
  orgId: string,
  texts: readonly string[],
): Promise<SanitisedHtml[]> =>
  write(db, orgId, { texts, hrefOf: ({ isDeleted, id }) => (isDeleted ? null : toPersonLink(id)) });

/** The same for one text. */
export async function writeForReader(db: Queryable, orgId: string, text: string): Promise<SanitisedHtml> {
  const [written] = await writeForReaders(db, orgId, [text]);
  return written ?? sanitisePostHtml('');
}

/** The same for one text. */
export async function writeForEditor(db: Queryable, orgId: string, text: string): Promise<SanitisedHtml> {
  const [written] = await writeForEditors(db, orgId, [text]);
  return written ?? sanitisePostHtml('');
}
