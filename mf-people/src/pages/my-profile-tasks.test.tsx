import { analytics, overview, people, personDetail, type PersonDetail } from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import { ownAsks } from '@rostrum/contracts/inquiries';
import {
  personAddress,
  personChanges,
  personDocuments,
  personPhotos,
  personSuggestions,
  personVideos,
} from '@rostrum/contracts/people';
import { ownSignOffs } from '@rostrum/contracts/posts';
import { answerView, askedQuestion, askedQuestions } from '@rostrum/contracts/qanda';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { MyProfilePage } from './my-profile-page.tsx';

const own: PersonDetail = {
  ...example(personDetail),
  kind: 'expert',
  availability: [],
  review: null,
  safety: { is_on: false, until: null },
  away: null,
};
const nothing = () => ({ items: [] });
const server = contractServer(
  handle(personChanges.list, nothing),
  handle(personVideos.list, nothing),
  handle(personDocuments.list, nothing),
  handle(personPhotos.list, nothing),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(askedQuestions.list, nothing),
  handle(ownAsks.list, nothing),
  handle(ownSignOffs.list, nothing),
  handle(people.own, () => own),
  handle(analytics.overview, () => example(overview)),
);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('what waits for the person stands first: asks with their time, texts to sign off, questions, the profile', async () => {
  const asked = {
    ...example(askedQuestion),
    text: 'Will it hold?',
    status: 'assigned' as const,
    answer: null,
  };
  const answered = { ...example(answerView), status: 'in_review' as const };
  const ask = { ...example(ownAsks.list.response).items[0], ref: 'INQ-1', type: 1 as const };
  const asks = [
    { ...ask, id: crypto.randomUUID(), text: 'A call at noon?', expires_at: inMinutes(90) },
    { ...ask, id: crypto.randomUUID(), text: 'Over by now', expires_at: inMinutes(-1) },
  ];
  let opened: unknown;
  let confirmed = 0;
  server.use(
    handle(people.own, () => ({
      ...own,
      review: { asked_at: inMinutes(-60), mails: 1, has_left: false, is_task: false },
    })),
    handle(people.confirmOwn, () => {
      confirmed += 1;
      return own;
    }),
    handle(ownAsks.list, () => ({ items: asks })),
    handle(ownSignOffs.list, () => ({
      items: [
        {
          id: crypto.randomUUID(),
          title: 'Surge briefing',
          asked_by: 'Ana Teixeira',
          asked_at: inMinutes(-5),
          is_again: true,
        },
      ],
    })),
    handle(ownSignOffs.open, ({ params }) => {
      opened = params.id;
      return { href: '#read' };
    }),
    handle(askedQuestions.list, () => ({
      items: [
        asked,
        { ...asked, id: crypto.randomUUID(), status: 'archived' as const },
        { ...asked, id: crypto.randomUUID(), answer: answered },
      ],
    })),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'expert' });
  const first = await screen.findByRole('region', { name: 'To do first' });
  await within(first).findByText('Surge briefing');
  await within(first).findByText('Will it hold?');
  const tasks = within(first).getAllByRole('listitem');
  expect(tasks.map((task) => task.querySelectorAll('p')[0]?.textContent)).toEqual([
    'A call at noon?',
    'Surge briefing',
    'Will it hold?',
    'Is your profile still correct?',
  ]);
  expect(tasks[0]).toHaveTextContent(/1 h (29|30) min/);
  expect(within(first).getByRole('link', { name: 'Accept or decline' })).toHaveAttribute(
    'href',
    `/dashboard/inquiries/asks/${asks[0]?.id}`,
  );
  expect(within(first).getByRole('link', { name: 'Read and answer' })).toHaveAttribute(
    'href',
    '/dashboard/people/questions',
  );
  await user.click(within(first).getByRole('button', { name: 'Read and sign: Surge briefing' }));
  await waitFor(() => expect(opened).toMatch(/-/));
  await user.click(within(first).getByRole('button', { name: 'Yes, still correct' }));
  await waitFor(() => expect(confirmed).toBe(1));
});

test('nothing to do takes no room, and a list that could not be read takes nothing from the others', async () => {
  const { unmount } = renderPage(<MyProfilePage />, { session: 'expert' });
  await screen.findByText('What I take on');
  expect(screen.queryByRole('region', { name: 'To do first' })).toBeNull();
  unmount();
  server.use(
    refuse(ownSignOffs.list, 'not_found'),
    handle(askedQuestions.list, () => ({
      items: [{ ...example(askedQuestion), status: 'open' as const, answer: null }],
    })),
  );
  renderPage(<MyProfilePage />, { session: 'expert' });
  await screen.findByRole('link', { name: 'Read and answer' });
});

test('what publishing misses leads to its field; an individual agrees to what they publish themselves', async () => {
  const missing = ['photo' as const, 'topic' as const, 'biography' as const, 'consent' as const];
  server.use(handle(people.own, () => ({ ...own, status: 'draft' as const, missing })));
  const { user, unmount } = renderPage(<MyProfilePage />, { session: 'expert' });
  await user.click(await screen.findByRole('button', { name: 'Biography, missing' }));
  expect(screen.getByLabelText(/^Biography/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Area of expertise, missing' }));
  expect(screen.getByRole('combobox', { name: /Areas of expertise/ })).toHaveFocus();
  expect(screen.getByText(/^Once your organisation publishes/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(?:Headline|Consent)/ })).toBeNull();
  unmount();
  server.use(
    handle(personAddress.get, () => example(personAddress.get.response)),
    handle(people.own, () => ({ ...own, kind: 'individual' as const, status: 'draft' as const, missing })),
  );
  const { user: alone } = renderPage(<MyProfilePage />, { session: 'individual' });
  await alone.click(await screen.findByRole('button', { name: 'Biography, missing' }));
  expect(screen.getByLabelText(/^Biography/)).toHaveFocus();
  expect(screen.getByText(/^Once you publish/)).toBeVisible();
});

test('an organisation of one has no office: what would go through it is taken by the person', async () => {
  let sent: unknown;
  server.use(
    handle(personAddress.get, () => example(personAddress.get.response)),
    handle(people.own, () => ({ ...own, kind: 'individual' as const })),
    handle(people.updateOwn, ({ body }) => {
      sent = body.availability?.map(({ accepts }) => accepts);
      return own;
    }),
  );
  const { user } = renderPage(<MyProfilePage />, { session: 'individual' });
  const media = await screen.findByRole('radiogroup', { name: 'Media' });
  expect(within(media).getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText(/office/i)).toBeNull();
  await user.click(within(media).getByText('No'));
  await waitFor(() => expect(sent).toEqual(['yes', 'no', ...Array.from({ length: 8 }, () => 'yes')]));
});
