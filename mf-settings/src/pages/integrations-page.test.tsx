import {
  apiKey as keyShape,
  apiKeys,
  groupMappings,
  integrations,
  peopleFeeds,
  provisioning,
  webhook as webhookShape,
} from '@rostrum/contracts/settings';
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
import { IntegrationsPage } from './integrations-page.tsx';

const working = {
  ...example(webhookShape),
  id: '01a20290-75bf-7000-8000-000000000001',
  name: 'Newsroom CMS',
  url: 'https://cms.northmere.example/hook',
  format: 'signed' as const,
  events: ['inquiry.received' as const],
  state: 'active' as const,
  failing_since: null,
  last_error: null,
  waiting: 0,
};
const failing = {
  ...working,
  id: '01a20290-75bf-7000-8000-000000000002',
  name: 'Archive',
  failing_since: '2026-11-19T10:00:00Z',
  last_error: 'The receiver answered 503.',
  waiting: 3,
};
const delivery = {
  id: '01a20290-75bf-7000-8000-000000000003',
  event: 'inquiry.received' as const,
  object: 'INQ-7K2M9',
  occurred_at: '2026-11-19T10:00:00Z',
  state: 'failed' as const,
  tries: 8,
  tried_at: '2026-11-19T10:00:00Z',
  next_at: null,
  response_status: 503,
  error: 'The receiver answered 503.',
  took_ms: 88,
};
const server = contractServer(
  handle(integrations.get, () => ({ webhooks: [working, failing], calendar: null })),
  handle(apiKeys.list, () => ({ items: [] })),
  handle(groupMappings.list, () => ({ items: [], groups: [] })),
  handle(peopleFeeds.get, () => ({ feed: null })),
  handle(provisioning.get, () => ({
    address: 'https://rostrum.example/scim/v2',
    members: 2,
    domains: ['north.example'],
    calls: [
      {
        at: '2026-11-19T10:00:00Z',
        key: 'Entra',
        method: 'POST',
        about: 'ada@north.example',
        status: 403,
        detail: 'All agent seats are taken.',
      },
    ],
  })),
);

test('a webhook is added, its secret shown once; a refusal stays beside its field', async () => {
  const { user } = renderPage(<IntegrationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'CMS');
  await user.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://x.example/');
  await user.click(dialog.getByRole('checkbox', { name: 'Post published' }));
  const sent: unknown[] = [];
  server.use(
    handle(integrations.addWebhook, ({ body }) => {
      sent.push(body);
      return { webhook: working, secret: 'whsec_shown-once' };
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await screen.findByText('whsec_shown-once');
  expect(sent).toEqual([
    {
      name: 'CMS',
      url: 'https://x.example/',
      format: 'signed',
      events: ['inquiry.received', 'inquiry.due', 'inquiry.answered', 'profile.published'],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('whsec_shown-once')).not.toBeInTheDocument());
});

test('each card tells its state; the log replays what failed', async () => {
  let replayed = '';
  server.use(
    handle(integrations.deliveries, () => ({ items: [delivery], total: 1 })),
    handle(integrations.replay, ({ params }) => {
      replayed = params.id;
      return { ...delivery, state: 'delivered' as const, error: null };
    }),
  );
  const { user } = renderPage(<IntegrationsPage />);
  const cards = within(await screen.findByRole('list', { name: 'Integrations' }));
  await cards.findByRole('heading', { name: 'SCIM 2.0' });
  await cards.findByRole('heading', { name: 'HR feed' });
  expect(cards.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Newsroom CMS',
    'Archive',
    'SCIM 2.0',
    'HR feed',
    'Calendar',
  ]);
  cards.getByText('Failing');
  cards.getByText(/The receiver answered 503/);
  await user.click(cards.getByRole('button', { name: 'Log of Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Replay Inquiry received: INQ-7K2M9' }));
  await waitFor(() => expect(replayed).toBe(delivery.id));
});

test('the calendar address is made and shown once; a page that did not load can be asked again', async () => {
  server.use(
    handle(integrations.renewCalendar, () => ({
      address: 'https://rostrum.example/calendar/secret.ics',
      calendar: { made_at: '2026-11-19T10:00:00Z', last_read_at: null },
    })),
  );
  const { user, unmount } = renderPage(<IntegrationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Make an address' }));
  await screen.findByText('https://rostrum.example/calendar/secret.ics');
  unmount();
  server.use(refuse(integrations.get, 'unavailable'));
  renderPage(<IntegrationsPage />);
  await screen.findByRole('button', { name: /Retry/ });
});

test('a key is made, shown once and revoked', async () => {
  const made = {
    ...example(keyShape),
    name: 'Faculty website',
    kind: 'organisation' as const,
    client_id: null,
    belongs_to: null,
    scopes: ['people.read' as const],
    last_used_at: null,
    suspended: null,
  };
  let items: (typeof made)[] = [];
  const sent: unknown[] = [];
  server.use(
    handle(apiKeys.list, () => ({ items })),
    handle(apiKeys.add, ({ body }) => {
      sent.push(body);
      items = [made];
      return { item: made, key: 'rostrum_key_shown-once' };
    }),
    handle(apiKeys.revoke, () => {
      items = [];
      return { removed: true as const };
    }),
  );
  const { user } = renderPage(<IntegrationsPage />);
  await screen.findByText('There are no keys yet.');
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Posts' }));
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  await dialog.findAllByText('Enter a name.');
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Faculty website');
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  await screen.findByText('rostrum_key_shown-once');
  expect(sent).toEqual([
    { name: 'Faculty website', kind: 'organisation', scopes: ['people.read', 'questions.read'], days: 365 },
  ]);
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke Faculty website' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke the key' }));
  await screen.findByText('There are no keys yet.');
});

test('SCIM tells its address and what was refused, and makes a token that is for members alone', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(apiKeys.add, ({ body }) => {
      sent.push(body);
      return {
        item: { ...example(keyShape), name: 'Entra', kind: 'organisation' as const, client_id: null },
        key: 'rostrum_key_scim-once',
      };
    }),
  );
  const { user } = renderPage(<IntegrationsPage />);
  const cards = within(await screen.findByRole('list', { name: 'Integrations' }));
  await cards.findByText('https://rostrum.example/scim/v2');
  cards.getByText('The last call was refused');
  await user.click(cards.getByRole('button', { name: 'Log of SCIM' }));
  await within(await screen.findByRole('region', { name: 'Log of SCIM' })).findByText(
    'All agent seats are taken.',
  );
  await user.click(cards.getByRole('button', { name: 'Make a token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Entra');
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  await screen.findByText('rostrum_key_scim-once');
  expect(sent).toEqual([{ name: 'Entra', kind: 'organisation', scopes: ['members.provision'], days: 365 }]);
});

test('a chat is added with its address alone', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(integrations.addWebhook, ({ body }) => {
      sent.push(body);
      return { webhook: { ...working, format: 'slack' as const }, secret: null };
    }),
  );
  const { user } = renderPage(<IntegrationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Add chat' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), '#press-desk');
  await user.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://hooks.slack.example/T0');
  await user.click(dialog.getByRole('button', { name: 'Add chat' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: '#press-desk',
        url: 'https://hooks.slack.example/T0',
        format: 'slack',
        events: ['inquiry.received', 'inquiry.due'],
      },
    ]),
  );
});

test('the HR feed is checked before it is saved, and waits with many leavers until they are confirmed', async () => {
  const run = {
    at: '2026-11-19T02:00:00Z',
    rows: 8,
    added: 0,
    changed: 1,
    unchanged: 6,
    wrong: 1,
    missing: 12,
    unpublished: 0,
    note: '12 of 20 people are not in the file. No one was unpublished. Check the file, then confirm.',
    error: null,
    problems: ['Row 4, Email: Enter one email address.'],
    columns: [
      { name: 'Email', field: 'Email' },
      { name: 'Cost centre', field: null },
    ],
  };
  const saved = {
    version: 1,
    url: 'https://hr.example/…',
    unpublishes_leavers: true,
    state: 'active' as const,
    made_at: '2026-11-18T10:00:00Z',
    people: 20,
    is_running: false,
    last_run: run,
  };
  let feed: typeof saved | null = null;
  const sent: unknown[] = [];
  server.use(
    handle(peopleFeeds.get, () => ({ feed })),
    handle(peopleFeeds.check, () => ({ ...run, note: null, missing: 0 })),
    handle(peopleFeeds.save, ({ body }) => {
      sent.push(body);
      feed = saved;
      return saved;
    }),
    handle(peopleFeeds.run, ({ body }) => {
      sent.push(body);
      return saved;
    }),
  );
  const { user } = renderPage(<IntegrationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Check the file' }));
  await dialog.findAllByText('Enter the address of the file.');
  await user.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://hr.example/people.csv');
  await user.click(dialog.getByRole('button', { name: 'Check the file' }));
  await dialog.findByText(/A run would give: 8 rows read, 0 added, 1 changed, 1 not usable/);
  dialog.getByText('Uses Email. Not used: Cost centre');
  await user.click(dialog.getByRole('button', { name: 'Save feed' }));
  await screen.findByText('Leavers wait for you');
  await user.click(screen.getByRole('button', { name: 'Confirm leavers' }));
  await user.click(await screen.findByRole('button', { name: 'Run and unpublish' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { url: 'https://hr.example/people.csv', unpublishes_leavers: true, state: 'active' },
      { accepts_leavers: true },
    ]),
  );
});
