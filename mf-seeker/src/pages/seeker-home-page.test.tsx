import {
  access,
  bookmarks,
  events,
  history,
  savedSearches,
  search,
  sentInquiries,
  sentInquiry,
  suggestions,
} from '@rostrum/contracts';
import {
  contractServer,
  example,
  handle,
  hang,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { SeekerHomePage } from './seeker-home-page.tsx';

let asked: string[] = [];
const server = contractServer(
  hang(events.live),
  handle(sentInquiries.list, () => ({ items: [], total: 0, open_total: 0 })),
  handle(savedSearches.list, () => ({ items: [] })),
  handle(suggestions.list, () => ({ beats: [], people: [] })),
  handle(access.listJoinable, () => ({ items: [] })),
  handle(history.list, () => ({ people: [], count: 0 })),
  handle(bookmarks.listWithData, () => ({ bookmarks: [], total: 0 })),
  handle(search.suggest, ({ query }) => {
    asked.push(query.q);
    return {
      classifications: [{ title: 'Flood insurance', experts: 6 }],
      organisations: [],
      posts: [],
      questions: [],
      people: ['Maren Okonjo-Hale', 'Elias Thorne-Vance'].map((title) => ({
        title,
        username: title.toLowerCase().replaceAll(' ', '-'),
        kind: 'expert' as const,
        job_title: 'Flood resilience',
        image: null,
        organisation: 'Northmere University',
        topics: ['Flood resilience'],
      })),
    };
  }),
);

const open = () => {
  asked = [];
  return renderPage(<SeekerHomePage />, { route: '/dashboard/seeker', session: 'media' });
};
const box = () => screen.getByRole('combobox', { name: 'Search by Name or Expertise' });

test('empty parts say what they are for', async () => {
  open();
  expect(await screen.findByText('Nothing is open.')).toBeInTheDocument();
  expect(await screen.findByText('Profiles you open are listed here.')).toBeInTheDocument();
  expect(await screen.findByText(/Select the bookmark next to/)).toBeInTheDocument();
});

test('suggestions begin at the third character and follow the keyboard', async () => {
  const { user } = open();
  await user.type(box(), 'fl');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.type(box(), 'ood');
  const list = within(await screen.findByRole('listbox', { name: 'Search by Name or Expertise' }));
  expect(await list.findByRole('option', { name: /Maren Okonjo-Hale/ })).toBeInTheDocument();
  expect(asked).toEqual(['flood']);
  expect(list.getAllByText('Flood')[0]?.tagName).toBe('MARK');

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = box().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toContain('Elias Thorne-Vance');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/experts/maren-okonjo-hale');
});

test('Enter searches for what is typed', async () => {
  const { user } = open();
  await user.type(box(), 'flood risk{Enter}');
  expect(window.location.pathname + window.location.search).toBe('/dashboard/search?q=flood%20risk&active=');
});

test('one part may fail while the others live', async () => {
  server.use(
    refuse(history.list, 'not_allowed'),
    handle(sentInquiries.list, () => ({
      items: [
        example(sentInquiry, {
          subject: 'Storm surge barriers',
          status: 'with_the_team',
          organisation: { name: 'Northmere University' },
        }),
      ],
      total: 1,
      open_total: 1,
    })),
  );
  open();
  expect(await screen.findByText('Storm surge barriers')).toBeInTheDocument();
  const viewed = within(screen.getByRole('region', { name: 'Recently viewed' }));
  await waitFor(() => expect(viewed.getByRole('button', { name: 'Retry' })).toBeInTheDocument());
});
