import { events, publicPost, publicProfiles } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen } from '@rostrum/test-support';
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
  tags: ['Surge'],
};
const server = contractServer(
  handle(publicProfiles.post, () => post),
  handle(events.reportAll, () => ({ recorded: 1 })),
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
  expect(screen.getByRole('region', { name: 'Topics' })).toHaveTextContent('Surge');
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
