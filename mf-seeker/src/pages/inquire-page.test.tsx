import {
  events,
  publicPerson,
  publicProfiles,
  sentInquiries,
  type InquirySubmission,
} from '@rostrum/contracts';
import {
  contractServer,
  example,
  handle,
  hang,
  refuse,
  renderPage,
  screen,
  within,
} from '@rostrum/test-support';
import { sentCopy } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { InquirePage } from './inquire-page.tsx';

const organisations = {
  northmere: { name: 'Northmere University', company_username: 'northmere', timezone: 'Europe/London' },
  halden: { name: 'Halden Hydraulics Institute', company_username: 'halden', timezone: 'Europe/Oslo' },
};
const noSpeaking = {
  type: 1 as const,
  accepts: 'no' as const,
  notice_hours: null,
  conditions: null,
  away_from: null,
  away_to: null,
};
const people = {
  maren: { name: 'Maren Okonjo-Hale', prefix: 'Dr', organisation: organisations.northmere },
  bram: { name: 'Bram Oyelaran', prefix: 'Dr', organisation: organisations.northmere },
  greta: { name: 'Greta Halloway', prefix: 'Prof.', organisation: organisations.halden },
};
const isKnown = (username: string): username is keyof typeof people => username in people;

let sent: { company: string; recipients: readonly string[]; key: string | null }[] = [];
const receipt = (ref: string, id: string) => ({
  id,
  ref,
  tracking_path: `/dashboard/inquiries/sent/${id}`,
  desk_phone: null,
});
const keep = (body: InquirySubmission, request: Request) =>
  sent.push({
    company: body.company_username,
    recipients: body.recipients,
    key: request.headers.get('idempotency-key'),
  });

const server = contractServer(
  hang(events.live),
  handle(publicProfiles.person, ({ params: { username } }) => ({
    ...example(publicPerson, isKnown(username) ? people[username] : {}),
    username,
    availability: username === 'bram' ? [noSpeaking] : [],
  })),
  handle(sentInquiries.senderDetails, () => ({ country: null, state: null, by_type: [] })),
  handle(sentInquiries.send, ({ body, request }) => {
    keep(body, request);
    return body.company_username === 'northmere'
      ? receipt('INQ-7K2M9', '00000000-0000-7000-8000-000000000001')
      : receipt('INQ-8L3N0', '00000000-0000-7000-8000-000000000002');
  }),
);

function open(...usernames: string[]) {
  sent = [];
  sessionStorage.clear();
  return renderPage(<InquirePage />, {
    route: paths.inquire.href(usernames),
    path: paths.inquire.path,
    session: 'media',
  });
}

async function fill(user: ReturnType<typeof open>['user']) {
  const form = within(await screen.findByRole('region', { name: 'Your inquiry' }));
  await user.type(await form.findByLabelText('Outlet'), 'The Meridian Ledger');
  await user.selectOptions(form.getByLabelText('Your position'), 'reporter');
  await user.selectOptions(form.getByLabelText('Medium'), 'print');
  await user.click(form.getByRole('radio', { name: 'Tomorrow 12:00' }));
  await user.type(form.getByLabelText(/^Subject/), 'Storm surge barriers');
  await user.click(form.getByLabelText('What do you want to ask?'));
  await user.paste('Does the barrier still hold at a 1-in-200 surge in 2050?');
  await user.selectOptions(form.getByLabelText('Country'), 'GB');
  await user.click(form.getByLabelText(/may use these details/));
  return form;
}

test('colleagues get one inquiry together; what one of them does not take is not offered', async () => {
  const { user } = open('maren', 'bram');
  const form = await fill(user);
  expect(form.queryByRole('radio', { name: 'Speaking' })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Send to Dr Okonjo-Hale and Dr Oyelaran' }));
  expect(await screen.findByText('INQ-7K2M9')).toBeInTheDocument();
  expect(sent.map(({ company, recipients }) => ({ company, recipients }))).toEqual([
    { company: 'northmere', recipients: ['maren', 'bram'] },
  ]);
});

test('several organisations get one inquiry each, which is said before; what failed is sent again alone', async () => {
  const { user } = open('maren', 'greta');
  expect(
    await screen.findByText(/^They work at 2 organisations, so 2 inquiries are sent/),
  ).toBeInTheDocument();
  const form = await fill(user);
  server.use(
    handle(sentInquiries.send, ({ body, request }) => {
      keep(body, request);
      if (body.company_username === 'halden') throw new Error('connection lost');
      return receipt('INQ-7K2M9', '00000000-0000-7000-8000-000000000001');
    }),
  );
  const send = form.getByRole('button', { name: 'Send to Dr Okonjo-Hale and Prof. Halloway' });
  await user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Northmere University has it. Halden Hydraulics Institute has not.',
  );
  server.resetHandlers();
  await user.click(send);
  expect(await screen.findByText('INQ-8L3N0')).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Follow your inquiry at Northmere University' }),
  ).toBeInTheDocument();
  expect(sent.map(({ company }) => company)).toEqual(['northmere', 'halden', 'halden']);
  expect(sent[1]?.key).toBe(sent[2]?.key);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test('somebody who sent before finds their outlet, position, medium and country filled in', async () => {
  server.use(
    handle(sentInquiries.senderDetails, () => ({
      country: 'DK',
      state: null,
      by_type: [
        {
          type: 2 as const,
          fields: { outlet: 'The Meridian Ledger', media_position: 'reporter', media_type: 'print' },
        },
      ],
    })),
  );
  open('maren');
  const form = within(await screen.findByRole('region', { name: 'Your inquiry' }));
  expect(await form.findByDisplayValue('The Meridian Ledger')).toBeInTheDocument();
  expect(form.getByLabelText('Your position')).toHaveProperty('value', 'reporter');
  expect(form.getByLabelText('Medium')).toHaveProperty('value', 'print');
  expect(form.getByLabelText('Country')).toHaveProperty('value', 'DK');
  expect(form.queryByLabelText('State or province')).not.toBeInTheDocument();
});

test('somebody can be taken off the list, and without anybody the page says how to go on', async () => {
  const { user } = open('maren', 'bram');
  await user.click(await screen.findByRole('button', { name: 'Do not ask Dr Bram Oyelaran' }));
  expect(window.location.search).toBe('?people=maren');
  expect(await screen.findByRole('button', { name: 'Send to Dr Okonjo-Hale' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Do not ask Dr Maren Okonjo-Hale' }));
  expect(await screen.findByText('No experts chosen')).toBeInTheDocument();
});

test('who is gone is named and left out, and the others can be asked', async () => {
  server.use(refuse(publicProfiles.person, 'not_found', { message: 'greta was not found.' }));
  const { user } = open('greta');
  expect(await screen.findByText('greta was not found.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your inquiry' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  expect(await screen.findByText('No experts chosen')).toBeInTheDocument();
});

test('a sent inquiry is asked of somebody else in the same words, with what has passed left out', async () => {
  sessionStorage.clear();
  const copy = '00000000-0000-7000-8000-000000000009';
  server.use(
    handle(sentCopy, ({ params }) => ({
      type: 2 as const,
      subject: 'Storm surge barriers',
      message: `Does the barrier still hold? (${params.id})`,
      fields: { outlet: 'The Meridian Ledger', media_position: 'reporter', media_type: 'print' },
      deadline_at: new Date(Date.now() - 3_600_000).toISOString(),
      phone: null,
      organization: null,
      job_title: null,
      city: null,
      state: null,
      country: 'DK',
    })),
  );
  renderPage(<InquirePage />, {
    route: paths.inquire.href(['maren'], `/dashboard/inquiries/sent/${copy}`, copy),
    path: paths.inquire.path,
    session: 'media',
  });
  expect(await screen.findByDisplayValue(`Does the barrier still hold? (${copy})`)).toBeInTheDocument();
  expect(screen.getByLabelText(/outlet/i)).toHaveValue('The Meridian Ledger');
  expect(screen.getByRole('link', { name: 'Your inquiry' })).toHaveAttribute(
    'href',
    `/dashboard/inquiries/sent/${copy}`,
  );
});
