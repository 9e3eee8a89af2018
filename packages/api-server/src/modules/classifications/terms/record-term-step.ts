import type { Permitted, RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';

/** Who changes the vocabulary, and by which request. */
export interface TermAct {
  session: Permitted<'classification.manage'>;
  request: RequestInfo;
  orgId: string;
}

interface TermStep {
  term: { id: string | null; title: string };
  verb: `classification.${string}`;
  text: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records a step in the log of the organisation, with a link to its vocabulary. */
export const recordTermStep = (
  tx: Transaction,
  { session, request, orgId }: TermAct,
  { term, ...step }: TermStep,
): Promise<void> =>
  recordActivity(tx, {
    actor: actorOf(session),
    orgId,
    entity: {
      type: 'classification',
      id: term.id,
      label: term.title,
      href: '/dashboard/settings/classifications',
    },
    request,
    ...step,
  });
