import { randomUUID } from 'node:crypto';
import { grantOf, roles, type Role } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '@rostrum/server-kit/database';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { contractTable, type ContractRoute } from '../testing/route-table.ts';
import { sampleFor, sampleName, sampleUrl } from '../testing/sample-request.ts';
import { tablesHolding } from '../testing/two-organisations.ts';

const planted = randomUUID();
const mark = 'PLANTED7f3a';

/** What no one may set by sending it: whatever a call does not declare is refused or left out. */
const extras: Record<string, unknown> = {
  id: planted,
  org_id: planted,
  orgId: planted,
  user_id: planted,
  userId: planted,
  owner_user_id: planted,
  person_id: planted,
  identifier: planted,
  role: 'owner',
  type: mark,
  status: mark,
  company_username: mark,
  created_at: '2001-01-01T00:00:00.000Z',
  is_verified: true,
  verified: true,
  email_verified_at: '2001-01-01T00:00:00.000Z',
  password_hash: mark,
  quarantined: false,
  restricted: false,
  priority: mark,
  license: mark,
  price: 0,
  access: mark,
  scopes: { departments: [mark], tags: [mark] },
};

/** The body with the extras at every level; what the call itself declares stays as it was. */
function enrich(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(enrich);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, enrich(inner)]));
  return { ...extras, ...own };
}

let server: TestApp;
let writes: ContractRoute[];
let orgId: string;
/** Rows that calls with an id in their path may act on, newest first. */
const targets: string[] = [];

beforeAll(async () => {
  server = await buildTestApp();
  writes = contractTable(server.app).filter(({ contract }) => contract.body !== undefined);
  orgId = (await server.given.organisation({ companyUsername: sampleName })).id;
  const person = await server.given.person(orgId, { username: sampleName });
  for (let count = 0; count < 12; count += 1)
    targets.push((await server.given.inquiry(orgId, { status: 'open', recipients: [person.id] })).id);
});
afterAll(() => server[Symbol.asyncDispose]());

async function callerOf({ policy }: ContractRoute) {
  const role: Role | undefined =
    policy === 'public' || policy === 'deployment' || policy === 'api_key'
      ? undefined
      : roles.find((one) => grantOf(one, policy) !== 'deny');
  if (role === undefined) return { identifier: '', headers: {} };
  const { id: personId } = await server.given.person(orgId);
  const { identifier, token } = await server.signInAs(role, { orgId, personId });
  return { identifier, headers: { authorization: `Bearer ${token}` } };
}

const powers = () =>
  rowsOf<Record<string, unknown>>(
    server.db,
    sql`SELECT role, count(*)::int AS count, count(*) FILTER (WHERE org_id = ${orgId})::int AS here FROM memberships GROUP BY role ORDER BY role`,
  );

test(
  'fields that a call does not declare are refused or ignored, at every level',
  { timeout: 300_000 },
  async () => {
    const accepted = new Set<string>();
    for (const route of writes) {
      const { identifier, headers } = await callerOf(route);
      const before = await powers();
      for (const complete of [false, true]) {
        const response = await server.app.inject({
          method: route.method as 'POST',
          url: sampleUrl(route.contract, { identifier, id: targets.at(-1) ?? '' }),
          headers,
          payload: enrich(sampleFor(route.contract.body, { complete })) as object,
        });
        expect(`${route.contract.id} ${response.statusCode < 500}`).toBe(`${route.contract.id} true`);
        if (response.statusCode < 300) {
          accepted.add(route.contract.id);
          if (route.contract.path.includes('{id}')) targets.pop();
        }
        expect(response.body).not.toContain(planted);
      }
      // Accounts may come into being; no one among those who are there gains a role, or an organisation a member.
      const roleCounts = new Map((await powers()).map(({ role, here }) => [role, here]));
      for (const { role, here } of before)
        expect(`${String(role)} ${roleCounts.get(role)}`).toBe(`${String(role)} ${here}`);
    }
    // Enough of them really wrote something.
    expect(accepted.size).toBeGreaterThan(8);
    expect([...accepted]).toContain('settings.updateContact');
    expect(await tablesHolding(server.db, planted)).toEqual([]);
    expect(await tablesHolding(server.db, mark)).toEqual([]);
    expect(await tablesHolding(server.db, '2001-01-01')).toEqual([]);
  },
);

test.each([
  ['__proto__', (body: string) => body.replace('{', '{"__proto__":{"role":"owner"},')],
  [
    'constructor.prototype',
    (body: string) => body.replace('{', '{"constructor":{"prototype":{"role":"owner"}},'),
  ],
])('%s in a body is refused before anything reads it', async (_name, poison) => {
  for (const route of writes) {
    const { identifier, headers } = await callerOf(route);
    const sample = JSON.stringify(sampleFor(route.contract.body));
    const response = await server.app.inject({
      method: route.method as 'POST',
      url: sampleUrl(route.contract, { identifier }),
      headers: { ...headers, 'content-type': 'application/json' },
      payload: poison(sample === '{}' ? '{"a":1}' : sample),
    });
    expect(`${route.contract.id} ${response.statusCode}`).toBe(`${route.contract.id} 400`);
  }
  expect(({} as Record<string, unknown>).role).toBeUndefined();
});
