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
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';

const post = {
  ...example(publicPost),
  organisation: { ...example(publicPost).organisation, timezone: 'Europe/London', theme: null, layout: null },
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

test('whom to ask, what to read next and quotations with their credit stand where there is something of them', async () => {
  const expert = example(publicPost.shape.experts.element);
  server.use(
    handle(publicProfiles.post, () => ({
      ...post,
      body_html: '<p>Two tides.</p><blockquote><p>It buys thirty years.</p></blockquote>',
      experts: [
        {
          ...expert,
          kind: 'expert' as const,
          username: 'maren',
          readiness: null,
          name: 'Dr Maren Okonjo-Hale',
        },
      ],
      embargo_until: null,
      questions: [{ text: 'How high?', href: '/organizations/northmere/questions/how-high' }],
      more: [],
    })),
  );
  const user = userEvent.setup();
  open();
  const ask = await screen.findByRole('region', { name: 'Ask an expert about this' });
  expect(within(ask).getByRole('link', { name: 'Ask Dr Okonjo-Hale' })).toHaveAttribute(
    'href',
    '/experts/maren#inquire',
  );
  expect(screen.getByRole('link', { name: 'How high?' })).toBeInTheDocument();
  expect(screen.queryByText(/^More from/)).toBeNull();
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(steps.at(-1)).toHaveAttribute('href', `/organizations/${post.organisation.company_username}/posts`);
  await user.click(screen.getByRole('button', { name: /Copy with credit/ }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^“It buys thirty years.” \(From “Winter surge briefing”, Dr Maren/,
  );
});

test('what is under embargo is not offered to be copied', async () => {
  server.use(
    handle(publicProfiles.post, () => ({
      ...post,
      body_html: '<blockquote><p>Not yet.</p></blockquote>',
      embargo_until: '2026-12-01T06:00:00.000Z',
    })),
  );
  open();
  await screen.findByText('Not yet.');
  expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
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
