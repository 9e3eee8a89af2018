import { inquiryTypeIds, type RouteBody } from '@rostrum/contracts';
import { mailingLists } from '@rostrum/contracts/inquiries';
import type { DemoContext, KnownUser } from '../demo-context.ts';
import type { Act } from './timeline.ts';

const organisation = 'northmere';
const head = 'ines-calder';
const lists: readonly RouteBody<typeof mailingLists.add>[] = [
  { name: 'Media desk', mode: 'each', content: 'summary', types: [inquiryTypeIds.media] },
  {
    name: 'Engineering morning summary',
    mode: 'daily',
    content: 'link_only',
    departments: ['Engineering'],
    quiet_from: '22:00',
    quiet_until: '06:30',
  },
];

const isAtDesk = (user: KnownUser) =>
  'organisation' in user &&
  user.organisation === organisation &&
  (user.role === 'owner' || user.role === 'administrator' || user.role === 'agent');

/** Two mailing lists with members on them, who need not confirm. They are made after everything that stands in the inbox. */
export function actsOfLists({ callerOf, users, now }: DemoContext): Act[] {
  const text = [...users.values()]
    .filter(isAtDesk)
    .map(({ email }) => email)
    .slice(0, 4)
    .join('\n');
  return lists.map((body) => ({
    at: new Date(now.getTime() - 1000),
    what: `${head} makes the mailing list ${body.name}`,
    async run() {
      const { id } = await callerOf(head).call(mailingLists.add, { body });
      await callerOf(head).call(mailingLists.subscribe, { params: { id }, body: { text } });
    },
  }));
}
