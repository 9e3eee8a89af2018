import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { anyRow } from '../testing/any-row.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from '@rostrum/server-kit/opening';
import { type Principal, guest, runAs, system, uuidv7 } from '@rostrum/server-kit/database';

const [ours, theirs, us, them] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
const member: Principal = { kind: 'member', orgId: ours, userId: us };
const seeker: Principal = { kind: 'seeker', userId: us };
const strangers: [string, Principal][] = [
  ['a member of another organisation', member],
  ['a seeker', seeker],
  ['a guest', guest],
];

let owner: TestDatabase;
let server: OpenDatabase;
let tables: string[];
let tenantTables: string[];
let personTables: string[];

/** Tables of the owner’s that have a column. */
const tablesWith = async (column: string): Promise<string[]> => {
  const { rows } = await owner.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = $1 order by 1`,
    [column],
  );
  return rows.map(({ name }) => name);
};

/** Writes rows without minding what they refer to. */
async function asAnyone(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await owner.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await work(client);
  } finally {
    client.release(true);
  }
}

beforeAll(async () => {
  owner = await createTestDatabase();
  server = await owner.openForServer();
  tables = (
    await owner.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
    )
  ).rows.map(({ name }) => name);
  tenantTables = await tablesWith('org_id');
  personTables = (await tablesWith('user_id')).filter((name) => !tenantTables.includes(name));
  await asAnyone(async (client) => {
    // One row of theirs in every table, whatever it refers to: what is there to see is all that matters here.
    for (const table of tenantTables)
      await client.query(await anyRow(owner.pool, table, { org_id: theirs, user_id: them, seeker_id: them }));
    for (const table of personTables) await client.query(await anyRow(owner.pool, table, { user_id: them }));
  });
});
afterAll(async () => {
  await server.close();
  await owner[Symbol.asyncDispose]();
});

const as = <Row extends object>(principal: Principal, statement: string): Promise<Row[]> =>
  runAs(principal, async () => (await server.pool.query<Row>(statement)).rows);

/** Not allowed, or a reference that does not hold: the rows of the test refer to nothing. */
const refusals = ['42501', '23503'];

/** What a person gets of a table: rows, or the refusal of the database. */
async function outcome(principal: Principal, statement: string): Promise<number | 'refused'> {
  try {
    return await runAs(principal, async () => (await server.pool.query(statement)).rowCount ?? 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusals.includes(String(error.code))) return 'refused';
    throw error;
  }
}

test('every table is closed by row-level security, for its owner too, and open to the server itself', async () => {
  const { rows } = await owner.pool.query<{
    name: string;
    closed: boolean;
    forced: boolean;
    policies: string[];
  }>(
    `select c.relname as name, c.relrowsecurity as closed, c.relforcerowsecurity as forced,
        array(select polname::text from pg_policy where polrelid = c.oid) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const open = rows.filter(
    ({ name, closed, forced, policies }) =>
      name !== 'schema_migrations' && !(closed && forced && policies.includes('system')),
  );
  // A migration that adds a table ends with rostrum_protect('the_table') and says who may see what of it.
  expect(open).toEqual([]);
});

test('tables that nobody but the server sees are these', async () => {
  const { rows } = await owner.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname not in ('owner', 'system')) order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'account_deletions',
    'deploy_tokens',
    'inbound_mails',
    'oidc_logout_tokens',
    'page_changes',
    'platform_faults',
    'platform_figures',
    'platform_hosts',
    'platform_overrides',
    'platform_visitors',
    'provider_sessions',
    'question_follow_notices',
    'question_follows',
    'rate_limits',
    'release_areas',
    'release_claims',
    'release_history',
    'release_registry',
    'release_rollouts',
    'releases',
    'retired_files',
    'saml_assertions',
    'saml_keys',
    'search_document_changes',
    'search_vectors',
    'session_changes',
    'sso_certificate_alarms',
  ]);
});

test('no view shows the rows of its owner but those that say which', async () => {
  const { rows } = await owner.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions::text[] @> array['security_invoker=true'], false)`,
  );
  // They carry the condition of the policy themselves: see their migrations for why.
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'readable_classifications',
    'searchable',
    'searchable_passages',
  ]);
});

describe.each(strangers)('%s', (_name, principal) => {
  test('sees no row of an organisation without any condition, in no table', async () => {
    const seen: string[] = [];
    for (const table of tenantTables)
      expect(await as(system, `select 1 from ${table} where org_id = '${theirs}'`)).toHaveLength(1);
    for (const table of [...tenantTables, 'searchable']) {
      const found = await outcome(principal, `select 1 from ${table}`);
      if (found !== 0 && found !== 'refused') seen.push(table);
    }
    expect(seen).toEqual([]);
    expect(tenantTables.length).toBeGreaterThan(20);
  });

  test('sees no row of another person, in no table', async () => {
    const seen: string[] = [];
    for (const table of personTables) {
      const found = await outcome(principal, `select 1 from ${table}`);
      if (found !== 0 && found !== 'refused') seen.push(table);
    }
    expect(seen).toEqual([]);
    expect(personTables.length).toBeGreaterThan(5);
  });

  test('changes, takes over and removes nothing', async () => {
    const touched: string[] = [];
    for (const table of [...tenantTables, ...personTables])
      for (const statement of [
        tenantTables.includes(table)
          ? `update ${table} set org_id = '${ours}'`
          : `update ${table} set user_id = '${us}'`,
        `delete from ${table}`,
      ]) {
        const changed = await outcome(principal, statement);
        if (changed !== 0 && changed !== 'refused') touched.push(`${statement}: ${changed}`);
      }
    expect(touched).toEqual([]);
  });

  test('writes nothing into another organisation or for another person', async () => {
    const written: string[] = [];
    for (const table of [...tenantTables, ...personTables]) {
      const statement = await anyRow(owner.pool, table, { org_id: theirs, user_id: them });
      if ((await outcome(principal, statement)) !== 'refused') written.push(table);
    }
    expect(written).toEqual([]);
  });
});

test('a member cannot hand a row of the own organisation to another one', async () => {
  await asAnyone(async (client) => {
    for (const table of tenantTables)
      await client.query(await anyRow(owner.pool, table, { org_id: ours, user_id: us }));
  });
  // These belong to a person and only name an organisation.
  const ofPerson = ['notifications', 'one_time_tokens', 'sessions', 'viewed_people'];
  const given: string[] = [];
  for (const table of tenantTables.filter((name) => !ofPerson.includes(name))) {
    const outcomeOfIt = await outcome(
      member,
      `update ${table} set org_id = '${theirs}' where org_id = '${ours}'`,
    );
    if (outcomeOfIt !== 'refused' && outcomeOfIt !== 0) given.push(table);
  }
  expect(given).toEqual([]);
  const visible = await as<{ count: number }>(member, 'select count(*)::int as count from people');
  expect(visible).toEqual([{ count: 1 }]);
});

describe('the user that the server logs in as', () => {
  const asLogin = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
    const client = new pg.Client(server.config);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  test('sees nothing before it takes a role', async () => {
    for (const table of tables.filter((name) => name !== 'schema_migrations'))
      await expect(asLogin((client) => client.query(`select 1 from ${table}`))).rejects.toMatchObject({
        code: '42501',
      });
  });

  const forbidden = [
    'alter table people disable row level security',
    'alter table people no force row level security',
    'alter table people add column secret text',
    'drop policy system on people',
    'create policy mine on people using (true)',
    'drop table people',
    'truncate people',
    'create table mine (id int)',
    'create schema mine',
    'create function mine() returns int language sql security definer as $$ select 1 $$',
    'create role mine superuser',
    'alter role current_user bypassrls',
    'alter role rostrum_member bypassrls',
    `set role ${String(inject('postgres').user)}`,
    `set session authorization ${String(inject('postgres').user)}`,
    `grant ${String(inject('postgres').user)} to current_user`,
    'set session_replication_role = replica',
    'select * from pg_authid',
    "select pg_read_file('PG_VERSION')",
    "copy people to program 'cat'",
    "select rostrum_open('people', 'all', 'rostrum_guest', 'all', 'true')",
  ];
  const roles = ['none', 'rostrum_guest', 'rostrum_member', 'rostrum_system'];
  test.each(forbidden)('may not: %s', async (statement) => {
    for (const role of roles)
      await expect(
        asLogin(async (client) => {
          await client.query(`set role ${role}`);
          await client.query(statement);
        }),
      ).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|0LP01|42602|22023)$/) });
  });

  test('switching row security off refuses to answer instead of answering everything', async () => {
    await expect(
      asLogin(async (client) => {
        await client.query('set role rostrum_member');
        await client.query('set row_security = off');
        await client.query('select 1 from people');
      }),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('an empty setting, which is what a transaction leaves behind, is nobody', async () => {
    const rows = await asLogin(async (client) => {
      await client.query('set role rostrum_member');
      await client.query('begin');
      await client.query(`set local app.org_id = '${theirs}'`);
      await client.query('commit');
      return (
        await client.query<{ org: string; setting: string }>(
          "select rostrum_org_id() as org, current_setting('app.org_id') as setting",
        )
      ).rows;
    });
    expect(rows).toEqual([{ org: null, setting: '' }]);
  });
});
