import type { ParsedQuery, people } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { readChanges } from '@rostrum/server-kit/audit';
import type { Database } from '@rostrum/server-kit/database';
import { personChangeKinds } from './person-activity-verbs.ts';
import { entriesOfPeople } from './person-activity.repository.ts';

/** Who changed which profile: the whole organisation for administrators, the own scope for agents. */
export function createPersonActivityService({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    async list(session: Permitted<'person.list'>, query: ParsedQuery<typeof people.activity>) {
      const scope = session.grant === 'scope' ? session.scopes : null;
      return readChanges(db, query, {
        reach: { orgId: organisationOf(session), entity: 'person', within: entriesOfPeople({ scope }) },
        kinds: personChangeKinds,
        now: clock(),
        named: (words) => entriesOfPeople({ scope, words }),
        hrefOf: (id) => `/dashboard/people/${id}`,
      });
    },
  };
}
