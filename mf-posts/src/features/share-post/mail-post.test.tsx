import { mailablePostList, postMailings, type MailablePostList } from '@rostrum/contracts/posts';
import {
  contractServer,
  example,
  exampleId,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { ShareDialog } from './share-dialog.tsx';

const press: MailablePostList = {
  ...example(mailablePostList),
  id: exampleId(1),
  name: 'Journalists',
  addresses: 12,
  is_paused: false,
  mailing: null,
};
const at = new Date().toISOString();
let lists: MailablePostList[];
let sent: unknown[];
let tests: unknown[];
const server = contractServer(
  handle(postMailings.lists, () => ({ items: lists })),
  handle(postMailings.send, ({ body }) => {
    sent.push(body);
    const given = {
      ...press,
      mailing: { state: 'waiting' as const, at, recipients: null, by: 'Ines Calder' },
    };
    lists = [given];
    return given;
  }),
  handle(postMailings.sendTest, ({ body }) => {
    tests.push(body);
    return { email: 'ines@northmere.example' };
  }),
);
beforeEach(() => {
  lists = [press];
  sent = [];
  tests = [];
});

const open = () =>
  renderPage(
    <ShareDialog
      postId={exampleId(7)}
      post={{
        title: 'Six gates',
        summary: 'In short.',
        experts: [],
        angles: [],
        tags: [],
        url: 'https://rostrum.test/organizations/northmere/posts/six-gates',
      }}
      onClose={() => undefined}
    />,
  );
const section = () => screen.findByRole('region', { name: 'Send the email to a mailing list' });

test('the email is sent as it was changed, after a question that says to how many, and waits until it is sent', async () => {
  const { user } = open();
  await section();
  await user.type(screen.getByLabelText('Email to journalists'), ' Call us.');
  await user.clear(screen.getByLabelText('Subject'));
  expect(screen.getByRole('button', { name: 'Send to Journalists' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send me a test of Journalists' })).toBeDisabled();
  await user.type(screen.getByLabelText('Subject'), 'A weak link');
  await user.click(screen.getByRole('button', { name: 'Send me a test of Journalists' }));
  await waitFor(() => expect(tests).toHaveLength(1));
  expect(tests[0]).toMatchObject({ list_id: press.id, subject: 'A weak link' });
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send to Journalists' }));
  expect((await screen.findAllByText('Send to 12 addresses of Journalists?')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send email' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    list_id: press.id,
    subject: 'A weak link',
    text: expect.stringMatching(/Call us\.$/) as unknown,
  });
  expect(await within(await section()).findByText(/Waiting to be sent/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send to Journalists' })).not.toBeInTheDocument();
});

test('what was sent, was not sent, is paused or has nobody is said, and cannot be sent', async () => {
  lists = [
    { ...press, id: exampleId(2), name: 'One', mailing: { state: 'sent', at, recipients: 1, by: 'Ines' } },
    {
      ...press,
      id: exampleId(3),
      name: 'Two',
      mailing: { state: 'not_sent', at, recipients: null, by: 'Ines' },
    },
    { ...press, id: exampleId(4), name: 'Three', is_paused: true },
    { ...press, id: exampleId(5), name: 'Four', addresses: 0 },
  ];
  open();
  const shown = within(await section());
  for (const text of [/^Sent to 1 address/, /^Not sent/, /^Paused/, 'No one has confirmed yet.'])
    expect(await shown.findByText(text)).toBeVisible();
  // A list that was not sent the post can be tried, whoever is on it.
  expect(shown.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Send me a test of Three',
    'Send me a test of Four',
  ]);
});

test('without a list that sends posts it leads to where one is added; a failure can be tried again', async () => {
  lists = [];
  const { unmount } = open();
  expect(within(await section()).getByRole('link', { name: 'Mailing Lists' })).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/inquiries/mailinglists'),
  );
  unmount();
  server.use(refuse(postMailings.lists, 'internal'));
  open();
  expect(await screen.findByText('Could not load the mailing lists.')).toBeVisible();
});
