import {
  events,
  foundPerson,
  publicPerson,
  publicProfiles,
  search,
  seekerStatuses,
  sentInquiries,
  sentInquiry,
  trackedInquiry,
  uploads,
  type SeekerStatus,
  type TrackedInquiry,
} from '@rostrum/contracts';
import { sentAttachments, sentWholeMessages } from '@rostrum/contracts/inquiries';
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
import { paths } from '../paths.ts';
import { SentInquiriesPage } from './sent-inquiries-page.tsx';

const id = '00000000-0000-7000-8000-000000000001';
const base = {
  id,
  ref: 'INQ-7K2M9',
  type: 2 as const,
  subject: 'Storm surge barriers: enough for Port Selby?',
  organisation: { name: 'Northmere University', company_username: 'northmere' },
  recipients: [{ username: 'maren', name: 'Dr Maren Okonjo-Hale', job_title: 'Professor', image: null }],
};
const inAWhile = new Date(Date.now() + 2.3 * 3_600_000).toISOString();
const earlier = new Date(Date.now() - 2 * 3_600_000).toISOString();

const tracked = (status: SeekerStatus, change: Partial<TrackedInquiry> = {}): TrackedInquiry => ({
  ...example(trackedInquiry, {
    ...base,
    status,
    deadline_at: inAWhile,
    created_at: earlier,
    desk_phone: '01632 960 144',
    may_reply: true,
    may_withdraw: true,
  }),
  steps: { received: earlier, with_the_team: earlier, expert_asked: null, replied: null, closed: null },
  expert_answer: null,
  history: [
    {
      id,
      kind: 'received',
      text: 'Does the barrier still hold?',
      attachments: [],
      author: null,
      created_at: earlier,
    },
    {
      id: '00000000-0000-7000-8000-000000000002',
      kind: 'message',
      text: 'Got it, Callum.',
      attachments: [],
      author: { name: 'Jonah Petrie', is_you: false, image: null },
      created_at: earlier,
    },
  ],
  ...change,
});

const server = contractServer(
  hang(events.live),
  handle(sentInquiries.list, () => ({
    items: [example(sentInquiry, { ...base, status: 'with_the_team' })],
    total: 1,
    open_total: 1,
  })),
  handle(sentInquiries.get, () => tracked('with_the_team')),
);
const open = (route = `/dashboard/inquiries/sent/${id}`, path: string = paths.sentInquiry.path) =>
  renderPage(<SentInquiriesPage />, { route, path, session: 'media' });

test('the tracker tells where the inquiry stands, what happened and whom to call', async () => {
  open();
  const tracker = within(await screen.findByRole('article', { name: base.subject }));
  expect(tracker.getByText('Northmere University has taken it up.')).toBeInTheDocument();
  expect(tracker.getByText('2 h 17 min')).toBeInTheDocument();
  expect(tracker.getByText('Jonah Petrie replied')).toBeInTheDocument();
  expect(tracker.getByText('Got it, Callum.')).toBeInTheDocument();
  expect(tracker.getByRole('link', { name: /01632 960 144/ })).toBeInTheDocument();
});

test.each(seekerStatuses)('a seeker never reads a word of the team: %s', async (status) => {
  server.use(handle(sentInquiries.get, () => tracked(status)));
  open();
  const tracker = await screen.findByRole('article', { name: base.subject });
  expect(tracker).not.toHaveTextContent(
    /screening|quarantin|\bheld\b|spam|blocked|waiting for seeker|waiting_|internal|assignee|SLA/i,
  );
});

test('a reply that fails keeps its text and is sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(refuse(sentInquiries.reply, 'unavailable', { message: 'The service is not available' }));
  const { user } = open();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Add something for Dr Maren Okonjo-Hale',
  });
  await user.type(field, 'A phone call is fine.');
  await user.click(screen.getByRole('button', { name: /Send/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your text is kept.');
  expect(field.value).toBe('A phone call is fine.');
  server.use(
    handle(sentInquiries.reply, ({ body, request }) => {
      keys.push(request.headers.get('idempotency-key'));
      const added = {
        id: '00000000-0000-7000-8000-000000000003',
        kind: 'message' as const,
        text: body.body,
        attachments: [],
        created_at: new Date().toISOString(),
      };
      const now = tracked('with_the_team');
      return {
        ...now,
        history: [...now.history, { ...added, author: { name: 'You', is_you: true, image: null } }],
      };
    }),
  );
  await user.click(screen.getByRole('button', { name: /Send/ }));
  // Drawn by the answer, and once more by what is read again after it.
  await waitFor(() => expect(screen.getByText('You wrote')).toBeInTheDocument());
  expect(keys[0]).toBeTruthy();
});

test('files of a reply say what they are and are asked for by name; a failed upload keeps the message', async () => {
  const asked: string[] = [];
  const fileId = '00000000-0000-7000-8000-000000000009';
  const file = { id: fileId, name: 'Schedule.pdf', size: 312_000, kind: 'document' as const };
  server.use(
    handle(sentInquiries.get, () => {
      const now = tracked('replied');
      const [received, ...rest] = now.history;
      return {
        ...now,
        history: [
          ...(received ? [received] : []),
          ...rest.map((entry) => ({
            ...entry,
            has_whole: true,
            attachments: [{ ...file, scan: 'not_scanned' as const }],
          })),
        ],
      };
    }),
    handle(sentWholeMessages.get, () => ({ text: 'Friday.\n\n> Which day?' })),
    handle(sentAttachments.open, ({ params }) => {
      asked.push(params.attachment_id);
      return { path: '#saved' };
    }),
    refuse(uploads.create, 'unavailable', { message: 'The service is not available.' }),
  );
  const { user } = open();
  expect(await screen.findByText('Document, 305 kB. Not scanned for viruses')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download Schedule.pdf' }));
  await waitFor(() => expect(asked).toEqual([fileId]));
  await user.click(screen.getByRole('button', { name: 'Show the whole message' }));
  expect(await screen.findByText(/> Which day\?/)).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Add something for Dr Maren Okonjo-Hale' });
  await user.type(field, 'My plan is attached.');
  await user.upload(screen.getByLabelText('Files from your device'), new File(['x'], 'plan.pdf'));
  expect(await screen.findByText(/plan\.pdf: The service is not available/)).toBeInTheDocument();
  expect(field).toHaveValue('My plan is attached.');
  await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).not.toBeInTheDocument();
});

test('withdrawing asks first, then shows the inquiry closed', async () => {
  server.use(
    handle(sentInquiries.withdraw, () =>
      tracked('closed', { may_withdraw: false, may_reply: false, closed_at: earlier }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Withdraw INQ-7K2M9?');
  server.use(
    handle(sentInquiries.get, () =>
      tracked('closed', { may_withdraw: false, may_reply: false, closed_at: earlier }),
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('This inquiry is closed.')).toBeInTheDocument();
});

test('nothing sent yet: how it works and where it begins', async () => {
  server.use(handle(sentInquiries.list, () => ({ items: [], total: 0, open_total: 0 })));
  open('/dashboard/inquiries/sent', paths.sent.path);
  expect(await screen.findByText('Ask an expert, and follow it like a parcel')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find an expert' })).toHaveAttribute('href', '/dashboard/search');
});

test('open ones only, by the address', async () => {
  const asked: string[] = [];
  server.use(
    handle(sentInquiries.list, ({ query }) => {
      asked.push(query.state);
      return { items: [], total: 0, open_total: 0 };
    }),
  );
  const { user } = open('/dashboard/inquiries/sent', paths.sent.path);
  await user.click(await screen.findByRole('radio', { name: /Open/ }));
  expect(window.location.search).toBe('?state=open');
  await waitFor(() => expect(asked.at(-1)).toBe('open'));
  expect(await screen.findByText('Nothing is open')).toBeInTheDocument();
});

test('somebody else can be asked the same, said louder once half of the time is gone', async () => {
  const others = example(search.find.response, {
    people: [
      example(foundPerson, { username: 'greta', name: 'Greta Halloway', job_title: 'Professor' }),
      example(foundPerson, { username: 'maren', name: 'Dr Maren Okonjo-Hale' }),
    ],
    related: [],
  });
  server.use(
    handle(publicProfiles.person, () => example(publicPerson, { similar: [] })),
    handle(search.find, ({ query }) => {
      expect(query).toMatchObject({ q: base.subject, inquiry_type: [2] });
      return others;
    }),
  );
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Ask another expert' }));
  const link = await screen.findByRole('link', { name: 'Ask Greta Halloway' });
  const address = new URL(link.getAttribute('href') ?? '', window.location.origin);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ people: 'greta', copy: id });
  // Who has it already is not offered.
  expect(screen.queryByRole('link', { name: 'Ask Dr Maren Okonjo-Hale' })).not.toBeInTheDocument();
  unmount();
  const longAgo = new Date(Date.now() - 5 * 3_600_000).toISOString();
  server.use(handle(sentInquiries.get, () => tracked('with_the_team', { created_at: longAgo })));
  open();
  expect(await screen.findByRole('button', { name: 'Ask someone similar' })).toBeInTheDocument();
});
