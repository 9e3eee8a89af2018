import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '@rostrum/demo';
import { inquiries as inquiryRoutes, savedSearches, sentInquiries, suggestions } from '@rostrum/contracts';
import { quarantine } from '@rostrum/contracts/inquiries';
import { rowsOf } from '@rostrum/server-kit/database';
import { activityRepository, firstBrokenLink } from '@rostrum/server-kit/audit';
import { inquiries } from '../modules/inquiries/inquiries.schema.ts';
import { organisations, users } from '@rostrum/identity/schema';
import { alertRepository } from '../modules/saved-searches/alerts.repository.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { demoTemplate } from '../testing/demo-template.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { demoRepository } from './demo.repository.ts';
import { loadDemo } from './load-demo.ts';

const options = {
  config: testConfig(),
  hashPassword: async () => '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',
};

describe('the demonstration', () => {
  let app: TestApp;
  let now: Date;

  beforeAll(async () => {
    const { name, loadedAt } = await demoTemplate();
    now = loadedAt;
    app = await buildTestApp({ copyOf: name, clock: () => loadedAt });
  }, 600_000);
  afterAll(() => app[Symbol.asyncDispose]());

  const signInAs = async (email: string) => {
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    const account = demoAccounts.find((each) => each.email === email);
    const [organisation] = await app.db
      .select()
      .from(organisations)
      .where(eq(organisations.companyUsername, account?.organisation ?? ''));
    if (!user) throw new Error(`${email} is missing.`);
    return app.signIn(user.id, organisation?.id ?? null);
  };

  test('is not loaded a second time', async () => {
    expect(await loadDemo(app.db, options)).toBe(false);
    const [row] = await app.db.select({ total: count() }).from(organisations);
    expect(row?.total).toBe(5);
  });

  test('lies in the past, in order, in a log that holds', async () => {
    for (const { id } of await app.db.select({ id: organisations.id }).from(organisations)) {
      const chain = await activityRepository.chain(app.db, id);
      expect(firstBrokenLink(chain)).toBeUndefined();
      const times = chain.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((left, right) => left - right));
    }
    const late = await rowsOf(
      app.db,
      sql`select 'log' as what, id::text from activity_entries where created_at > ${now.toISOString()}
        union all select 'inquiry', id::text from inquiries where greatest(created_at, updated_at, last_message_at) > ${now.toISOString()}
        union all select 'message', id::text from inquiry_messages where created_at > ${now.toISOString()}
        union all select 'bookmark', id::text from bookmarks where created_at > ${now.toISOString()}
        union all select 'invitation', id::text from invitations where sent_at > ${now.toISOString()}`,
    );
    expect(late).toEqual([]);
  });

  test('says nothing that the product cannot do, and mails no one', async () => {
    const verbs = await rowsOf<{ verb: string }>(
      app.db,
      sql`select distinct verb from activity_entries order by 1`,
    );
    expect(verbs.map(({ verb }) => verb)).toEqual([
      'inquiry.ask_accepted',
      'inquiry.asked',
      'inquiry.assigned',
      'inquiry.closed',
      'inquiry.held',
      'inquiry.marked_spam',
      'inquiry.noted',
      'inquiry.passed_on',
      'inquiry.read_restricted',
      'inquiry.received',
      'inquiry.replied',
      'inquiry.seeker_replied',
      'inquiry.taken',
      'inquiry.withdrawn',
      'inquiry_rule.added',
      'inquiry_setup.changed',
      'invitation.sent',
      'mailing_list.added',
      'mailing_list.subscribers_added',
      'person.archived',
      'person.confirmed',
      'person.published',
      'person.unpublished',
      'saved_search.saved',
    ]);
    const held = await rowsOf(
      app.db,
      sql`select id from inquiries where status = 'screening'
        union all select id from posts where status = 'scheduled' or (published_at is null and publish_at is not null)`,
    );
    expect(held).toEqual([]);
    expect(await rowsOf(app.db, sql`select id from mails`)).toEqual([]);
    expect(await alertRepository.due(app.db, now, { limit: 10 })).toEqual([]);
  });

  test('shows the administrator the stories of the day', async () => {
    const ines = await signInAs('administrator@rostrum.example');
    const open = await ines.call(inquiryRoutes.list, { query: { view: 'all_open', sort: 'deadline' } });
    expect(open.total).toBe(27);
    expect(open.items[0]).toMatchObject({
      subject: 'Storm surge barriers: enough for Port Selby?',
      status: 'waiting_expert',
      deadline_at: new Date(now.getTime() + 138 * 60_000).toISOString(),
    });
    const [row] = await app.db.select({ total: count() }).from(inquiries);
    expect(row?.total).toBe(154);
    const held = await ines.call(quarantine.list);
    expect(held.counts).toMatchObject({ held: 12, confirmed: 2, safety: 1 });
    // The threat comes first, then what looks genuine and is due in three hours.
    expect(held.items.slice(0, 2)).toMatchObject([
      { verdict: { is_safety: true } },
      { rule: { pattern: 'guest author' } },
    ]);
  });

  test('tells the reporter what was done and no more', async () => {
    const callum = await signInAs('media@rostrum.example');
    const { items } = await callum.call(sentInquiries.list, { query: { state: 'open' } });
    const surge = items.find(({ subject }) => subject.startsWith('Storm surge barriers'));
    expect(surge).toMatchObject({
      status: 'expert_asked',
      steps: { closed: null, expert_asked: expect.any(String), replied: expect.any(String) },
    });
    const searches = await callum.call(savedSearches.list);
    expect(searches.items.map(({ new_matches }) => new_matches)).toEqual([2, 1, 0]);
    const untrue = await rowsOf(
      app.db,
      sql`select s.name, d.id from saved_search_finds f join saved_searches s on s.id = f.search_id
        join search_documents d on d.id = f.document_id where not (d.is_public and d.words @@ s.query::tsquery)`,
    );
    expect(untrue).toEqual([]);
    const { beats, people } = await callum.call(suggestions.list);
    expect(beats).toHaveLength(3);
    expect(people.length).toBeGreaterThan(1);
  });
});

test('a load that fails half-way leaves nothing behind, and names what was refused', async () => {
  await using database = await createTestDatabase();
  await database.db.execute('alter table activity_entries add constraint refused check (sequence < 30)');
  await expect(loadDemo(database.db, options)).rejects.toThrow(/cannot be loaded. It was refused that/);
  expect(await database.db.select({ id: organisations.id }).from(organisations)).toEqual([]);
});

test('of two servers that start together one loads, and the other waits however long that takes', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const { other } = await db.transaction(async (tx) => {
    await demoRepository.lock(tx);
    const waiting = loadDemo(db, options);
    // The other one is at the lock, without the limit that a statement has otherwise.
    await expect
      .poll(() =>
        rowsOf(
          db,
          sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
        ),
      )
      .toHaveLength(1);
    await tx.insert(organisations).values({
      name: 'First',
      companyUsername: 'first',
      kind: 'university',
      country: 'GB',
      timezone: 'UTC',
    });
    return { other: waiting };
  });
  expect(await other).toBe(false);
});

test('portraits and covers are drawn where the demonstration is wanted', async () => {
  await using app = await buildTestApp({ environment: { DEMO: '1' } });
  const portrait = await app.app.inject({ method: 'GET', url: '/portraits/maren-okonjo-hale.webp' });
  expect(portrait.headers).toMatchObject({
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await app.app.inject({ method: 'GET', url: '/covers/nothing.webp' })).statusCode).toBe(404);
});
