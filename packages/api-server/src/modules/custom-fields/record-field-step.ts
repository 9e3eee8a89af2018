import { organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';

const words = {
  'field.added': 'added the field',
  'field.changed': 'changed the field',
  'field.archived': 'archived the field',
  'field.restored': 'restored the field',
  'field.deleted': 'deleted the field',
  'field.ordered': 'changed the order of the fields',
} as const;

export interface FieldStep {
  verb: keyof typeof words;
  /** None where all of them are meant. */
  label?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** What was done to the fields of an organisation, in its log. */
export const recordFieldStep = (
  tx: Transaction,
  { session, request }: { session: Permitted<'theme.manage'>; request: RequestInfo },
  { verb, label, ...change }: FieldStep,
): Promise<void> =>
  recordActivity(tx, {
    actor: actorOf(session),
    orgId: organisationOf(session),
    verb,
    text: label === undefined ? words[verb] : `${words[verb]} “${label}”`,
    entity: {
      type: 'organisation',
      id: organisationOf(session),
      label: label ?? 'Fields',
      href: '/dashboard/theme/fields',
    },
    ...change,
    request,
  });
