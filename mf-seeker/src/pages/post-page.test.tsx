import { events, publicPost, publicProfiles } from '@rostrum/contracts';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  userEvent,
  waitFor,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';

const post = {
  ...example(publicPost),
  title: 'Winter surge briefing',
  body_html: '<h2>The forecast</h2><p>Two tides.</p>',
  cover: '/files/cover.webp',
  cover_focus: { x: 20, y: 50 },
  cover_alt: 'Six gates',
  cover_credit: 'Ada Nordin',
  authors: [
    { name: 'Dr Maren Okonjo-Hale', username: 'maren-okonjo-hale' },
    { name: 'The desk', username: null },
  ],
  angles: ['Who pays?'],
  topics: [
    { title: 'Storm surge', has_page: true },
    { title: 'Dyke law', has_page: false },
  ],
  tags: ['Surge', 'storm surge'],
};
let reported: string[] = [];
const server = contractServer(
  handle(publicProfiles.post, () => post),
  handle(events.reportAll, ({ body }) => {
    reported.push(...body.events.map(({ name }) => name));
    return { recorded: 1 };
  }),
);
const open = () =>
  renderPage(<PostPage />, {
    route: '/organizations/northmere/posts/winter-surge',
    path: paths.post.path,
    session: null,
  });

test('says who wrote it, what its cover shows and who made it, and what to ask', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Winter surge briefing' });
  expect(screen.getByRole('link', { name: 'Dr Maren Okonjo-Hale' })).toHaveAttribute(
    'href',
    '/experts/maren-okonjo-hale',
  );
  expect(screen.getByText(/The desk/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Six gates' })).toBeInTheDocument();
  expect(screen.getByText('Ada Nordin')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Angles for journalists' })).toHaveTextContent('Who pays?');
  expect(screen.getByRole('link', { name: 'Storm surge' })).toHaveAttribute('href', '/topics/storm-surge');
  expect(screen.getByRole('region', { name: 'Topics' })).toHaveTextContent(/Dyke law$/);
  expect(screen.queryByRole('link', { name: 'Dyke law' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Tags' })).toHaveTextContent(/^TagsSurge$/);
});

test('a post that was unpublished says so and leads to its organisation', async () => {
  server.use(refuse(publicProfiles.post, 'gone', { message: 'This post is no longer public.' }));
  open();
  await screen.findByText('This post is no longer public.');
  expect(screen.getByRole('link', { name: 'Go to the organisation' })).toHaveAttribute(
    'href',
    '/organizations/northmere',
  );
});

test('its address is copied and counted, as on the page of a guest', async () => {
  reported = [];
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Share: copy the link' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/organizations\/northmere\/posts\/winter-surge$/);
  await waitFor(() => expect(reported).toContain('share'));
});
