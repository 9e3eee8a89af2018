import { organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';

const words = {
  'embed.saved': 'saved the embed',
  'embed.changed': 'changed the embed',
  'embed.renamed': 'renamed the embed to',
  'embed.paused': 'paused the embed',
  'embed.resumed': 'resumed the embed',
  'embed.rolled_back': 'rolled back the embed',
  'embed.deleted': 'deleted the embed',
} as const;

export interface EmbedStep {
  verb: keyof typeof words;
  embed: { id: string; name: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** What was done to a saved embed, in the organisation's log. */
export const recordEmbedStep = (
  tx: Transaction,
  { session, request }: { session: Permitted<'builder.manage'>; request: RequestInfo },
  { verb, embed, ...change }: EmbedStep,
): Promise<void> =>
  recordActivity(tx, {
    actor: actorOf(session),
    orgId: organisationOf(session),
    verb,
    text: `${words[verb]} “${embed.name}”`,
    entity: {
      type: 'organisation',
      id: organisationOf(session),
      label: embed.name,
      href: '/dashboard/builder/saved',
    },
    ...change,
    request,
  });
