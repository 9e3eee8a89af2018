import { publicPerson, publicProfiles, sentInquiries, events } from '@rostrum/contracts';
import { contractServer, example, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { ExpertPage } from './expert-page.tsx';
import { expert, receipt } from './testing/expert.ts';
import { fillMedia, sendButton } from './testing/fill-media.ts';

const server = contractServer(handle(events.reportAll, ({ body }) => ({ recorded: body.events.length })));

test('similar experts are asked as well when the box says so, those alone who take the kind', async () => {
  const colleague = (username: string, refuses: (2 | 10)[]) => ({
    ...example(publicPerson, { username, name: `${username} Strand` }),
    refuses,
  });
  const similar = [colleague('greta', [10]), colleague('sten', [2])].map(
    ({ username, kind, name, job_title, headline, image, topics, refuses }) => ({
      username,
      kind,
      name,
      job_title,
      headline,
      image,
      topics,
      refuses,
      shared: ['Storm surge'],
      wrote: null,
      readiness: null,
    }),
  );
  const sent: unknown[] = [];
  server.use(
    handle(publicProfiles.person, () => expert({ similar })),
    handle(sentInquiries.senderDetails, () => ({ country: null, state: null, by_type: [] })),
    handle(sentInquiries.send, ({ body }) => {
      sent.push(body.recipients);
      return { ...receipt, tracking_path: `/dashboard/inquiries/sent/${receipt.id}` };
    }),
  );
  const { user } = renderPage(<ExpertPage />, {
    route: '/experts/maren-okonjo-hale',
    path: paths.expert.path,
    session: 'media',
  });
  const form = await fillMedia(user);
  const box = form.getByRole('checkbox', { name: 'Also ask similar experts: greta Strand.' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await user.click(sendButton());
  expect(await screen.findByText('Also sent to greta Strand.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask something else' }));
  const again = await fillMedia(user);
  expect(again.getByRole('checkbox', { name: /^Also ask similar experts/ })).not.toBeChecked();
  await user.click(sendButton());
  await screen.findByText('INQ-7K2M9');
  expect(screen.queryByText(/^Also sent to/)).not.toBeInTheDocument();
  expect(sent).toEqual([['maren-okonjo-hale', 'greta'], ['maren-okonjo-hale']]);
});
