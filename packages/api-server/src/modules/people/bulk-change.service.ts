import type { AccessLevel, ParsedBody } from '@rostrum/contracts';
import type { peopleBulk } from '@rostrum/contracts/people';
import type { Permitted, RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { changePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { isInPersonScope } from './person-scope.repository.ts';
import { compareTexts } from './person-texts.ts';
import { writeConsent } from './write-consent.ts';

type Manager = Permitted<'person.manage'>;
type Change = Parameters<typeof compareTexts>[1];

const maximumTags = 30;
const isTag = (tag: string) => (other: string) => other.toLowerCase() === tag.toLowerCase();

/** One change of several profiles: each is changed as its editor would, or says why not. */
export function createBulkChangeService({ db, clock }: { db: Database; clock: () => Date }) {
  async function changeOne(
    tx: Transaction,
    by: { session: Manager; request: RequestInfo },
    person: PersonRecord,
    change: Change,
  ): Promise<boolean> {
    const { isChanged, values, before, after } = compareTexts(person, change);
    if (!isChanged) return false;
    await changePerson(tx, by, {
      person,
      version: person.version,
      values,
      verb: 'person.updated',
      text: `changed the profile of ${person.firstname} ${person.lastname}`,
      before,
      after,
    });
    return true;
  }

  /** `decide` answers the change of a profile, or in a text why there is none. */
  const changeAll = (
    session: Manager,
    request: RequestInfo,
    ids: readonly string[],
    decide: (person: PersonRecord) => Change | string,
  ) =>
    transaction(db, async (tx) => {
      const changed: PersonRecord[] = [];
      const refused: { id: string; name: string; reason: string }[] = [];
      for (const id of new Set(ids)) {
        const person = await findPerson(tx, session, id);
        const change = decide(person);
        if (typeof change === 'string')
          refused.push({ id, name: `${person.firstname} ${person.lastname}`, reason: change });
        else if (await changeOne(tx, { session, request }, person, change)) changed.push(person);
      }
      return { changed, refused };
    });

  return {
    async setAccess(
      session: Manager,
      request: RequestInfo,
      { ids, access }: ParsedBody<typeof peopleBulk.setAccess>,
    ) {
      const { changed, refused } = await changeAll(session, request, ids, () => ({ access }));
      const former = changed.map(({ id, access: was }): { id: string; access: AccessLevel } => ({
        id,
        access: was,
      }));
      return { changed: changed.map(({ id }) => id), former, refused };
    },

    /** Each in a record of its own, as if it had been written down for one person. */
    recordConsent: (
      session: Manager,
      request: RequestInfo,
      { ids, how }: ParsedBody<typeof peopleBulk.recordConsent>,
    ) =>
      transaction(db, async (tx) => {
        const changed: string[] = [];
        const refused: { id: string; name: string; reason: string }[] = [];
        for (const id of new Set(ids)) {
          const person = await findPerson(tx, session, id);
          if (await writeConsent(tx, { session, request }, person, { how, at: clock() })) changed.push(id);
          else
            refused.push({
              id,
              name: `${person.firstname} ${person.lastname}`,
              reason: 'Agreed already.',
            });
        }
        return { changed, refused };
      }),

    async setTag(
      session: Manager,
      request: RequestInfo,
      { ids, tag, is_set: isSet }: ParsedBody<typeof peopleBulk.setTag>,
    ) {
      const { changed, refused } = await changeAll(session, request, ids, (person) => {
        const others = person.tags.filter((other) => !isTag(tag)(other));
        if (isSet) {
          if (others.length < person.tags.length) return {};
          return others.length < maximumTags ? { tags: [...others, tag] } : 'Has 30 tags already.';
        }
        // An agent who took the own tag away could not give it back.
        const isLost =
          session.grant === 'scope' && !isInPersonScope(session.scopes, { ...person, tags: others });
        return isLost ? 'Keep a department or tag that you look after.' : { tags: others };
      });
      return { changed: changed.map(({ id }) => id), refused };
    },
  };
}
