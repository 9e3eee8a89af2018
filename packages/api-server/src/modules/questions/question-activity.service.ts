import type { ParsedQuery } from '@rostrum/contracts';
import { questionActivityVerbs, type questionActivity } from '@rostrum/contracts/qanda';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { readChanges } from '@rostrum/server-kit/audit';
import type { Database } from '@rostrum/server-kit/database';

/** Who changed which question or answer. */
export function createQuestionActivityService({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    list: async (session: Permitted<'question.list'>, query: ParsedQuery<typeof questionActivity.list>) =>
      readChanges(db, query, {
        reach: { orgId: organisationOf(session), entity: 'question' },
        kinds: questionActivityVerbs,
        now: clock(),
        hrefOf: (id) => `/dashboard/answers/${id}`,
      }),
  };
}
