import { events, history, inquiries, inquirySummary, search } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { contractServer, example, handle, hang, screen, waitFor, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { renderFrame, signedIn } from '../testing/render-frame.tsx';
import { recentKeyOf } from './recent-pages.ts';

const nothing = { people: [], classifications: [], organisations: [], posts: [], questions: [] };
const server = contractServer(
  hang(events.live),
  handle(notifications.count, () => ({ unread: 0 })),
  handle(history.list, () => ({ people: [], count: 0 })),
  handle(inquiries.list, () => ({ ...example(inquiries.list.response), items: [], total: 0 })),
  handle(search.suggest, () => nothing),
);

/** What is loaded when it is first needed may take its time on a busy machine. */

async function open(role: Parameters<typeof signedIn>[0] = 'administrator') {
  const frame = renderFrame({ auth: signedIn(role) });
  await frame.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Go to a page/ });
  // A browser's modal dialog focuses its first field; this one does not know modal dialogs.
  field.focus();
  return { ...frame, field, list: within(screen.getByRole('listbox', { name: /Pages, people/ })) };
}
const viewed = {
  username: 'maren-okonjo-hale',
  name: 'Maren Okonjo-Hale',
  job_title: 'Professor of Coastal Engineering',
  image: null,
  organisation: 'Northmere University',
  viewed_at: '2026-03-02T09:00:00.000Z',
};
const at = () => window.location.pathname;

test('goes to any page of the role by keyboard alone', async () => {
  const { user, list } = await open();
  await user.keyboard('analy');
  expect(list.getAllByRole('option')[0]).toHaveTextContent('Analytics');
  await user.keyboard('{Enter}');
  expect(at()).toBe('/dashboard/analytics');
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: /Go to a page/ })).not.toBeInTheDocument(),
  );
});

test('offers no page that the role has not', async () => {
  const { user, list } = await open('staff');
  await user.keyboard('posts');
  expect(list.queryByRole('group', { name: 'Pages' })).not.toBeInTheDocument();
});

test('finds people, inquiries, posts and questions, and opens what is chosen', async () => {
  server.use(
    handle(search.suggest, () => ({
      ...nothing,
      people: [
        {
          title: 'Maren Okonjo-Hale',
          username: 'maren-okonjo-hale',
          kind: 'expert' as const,
          job_title: 'Coastal flooding',
          image: null,
          organisation: 'Northmere University',
        },
      ],
      questions: [
        {
          id: '00000000-0000-7000-8000-000000000301',
          title: 'What does Maren expect of this winter?',
          href: '/organizations/northmere/questions/this-winter',
        },
      ],
    })),
  );
  const { user, list } = await open();
  await user.keyboard('maren');
  const texts = within(await list.findByRole('group', { name: 'Posts and questions' }));
  expect(texts.getByRole('option', { name: /this winter/ })).toBeInTheDocument();
  await user.click(list.getByRole('option', { name: /Maren Okonjo-Hale/ }));
  expect(at()).toBe('/experts/maren-okonjo-hale');
});

test('what was found for a shorter text is not taken for the longer one', async () => {
  const rivers = { ...viewed, title: 'Bram Oyelaran', username: 'bram', kind: 'expert' as const };
  server.use(
    handle(search.suggest, ({ query }) => ({ ...nothing, people: query.q === 'peo' ? [rivers] : [] })),
  );
  const { user, list } = await open();
  await user.keyboard('peo');
  expect((await list.findAllByRole('option', { name: /Bram Oyelaran/ }))[0]).toBe(
    list.getAllByRole('option')[0],
  );
  await user.keyboard('pl{Enter}');
  expect(at()).toBe('/dashboard/people');
});

test('an inquiry shows what is left until its deadline', async () => {
  const deadline_at = new Date(Date.now() + 3 * 3_600_000).toISOString();
  server.use(
    handle(inquiries.list, () => ({
      ...example(inquiries.list.response),
      items: [example(inquirySummary, { subject: 'Storm surge barriers', deadline_at })],
      total: 1,
    })),
  );
  const { user, list } = await open();
  await user.keyboard('storm');
  const row = await list.findByRole('option', { name: /Storm surge barriers/ });
  await waitFor(() => expect(row.querySelector('time')?.dateTime).toBe(deadline_at));
});

test('before anything is typed it offers recent pages of this person in this organisation, and whom they looked at', async () => {
  const { session } = signedIn('administrator');
  if (!session) throw new Error('Nobody is signed in.');
  const mine = recentKeyOf(session.user);
  const formerOrganisation = recentKeyOf({ ...session.user, company_username: 'dunes' });
  sessionStorage.setItem(
    'rostrum.recent-pages',
    JSON.stringify([
      { href: '/dashboard/analytics', title: 'Analytics', of: mine },
      { href: '/dashboard/posts', title: 'Of somebody else', of: 'another' },
      { href: '/dashboard/people', title: 'Of the former organisation', of: formerOrganisation },
      { href: 'https://elsewhere.example', title: 'Elsewhere', of: mine },
      { href: '/dashboard/nothing', title: 'Page not found', of: mine },
    ]),
  );
  server.use(
    handle(history.list, () => ({
      people: [viewed],
      count: 1,
    })),
  );
  const { list, user } = await open();
  expect(await list.findByRole('option', { name: /Maren Okonjo-Hale/ })).toBeInTheDocument();
  const recent = within(list.getByRole('group', { name: 'Recent' }));
  expect(recent.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Analytics'),
  ]);
  await user.click(recent.getByRole('option', { name: /Analytics/ }));
  expect(at()).toBe('/dashboard/analytics');
  sessionStorage.clear();
});

test('everything typed can be searched for', async () => {
  const { user, list } = await open();
  await user.keyboard('storm surge');
  await user.click(list.getByRole('option', { name: /^Search for “/ }));
  expect(at() + window.location.search).toBe('/dashboard/search?q=storm+surge&active=');
});

test('opens while something is being typed, closes by the same keys, and by Escape', async () => {
  const { user } = await open();
  await user.keyboard('{Meta>}k{/Meta}');
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: /Go to a page/ })).not.toBeInTheDocument(),
  );
});
