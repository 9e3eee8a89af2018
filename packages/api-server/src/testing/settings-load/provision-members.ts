import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** As many as identity providers send at once. */
const atOnce = 8;

export interface Provisioning {
  seconds: number;
  /** The rows of an account and its membership alone, written by bare pg as many at once. */
  bareSeconds: number;
  /** From the call that deactivates a member until their page is gone. */
  leaverSeconds: number;
  /** Members that are there afterwards, and should not be, or the other way round. */
  wrong: number;
}

interface Input {
  origin: string;
  key: string;
  orgId: string;
  count: number;
  /** A published expert with this address, whom the identity provider makes a member first. */
  expert: { email: string; username: string };
  bare: pg.Pool;
}

/** Runs `work` for each number below `count`, so many at a time. */
async function inParallel(count: number, work: (place: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let next = 0;
  const run = async () => {
    for (let place = next; place < count; place = next) {
      next += 1;
      await work(place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return (performance.now() - began) / 1000;
}

/** Provisions so many members by SCIM as an identity provider does, and lets one of them leave. */
export async function provisionMembers({
  origin,
  key,
  orgId,
  count,
  expert,
  bare,
}: Input): Promise<Provisioning> {
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${origin}/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as { id: string };
  };
  const userOf = (userName: string, place: number) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName,
    externalId: `employee-${place}`,
    name: { givenName: `Anna${place % 97}`, familyName: `Berg${place % 1009}` },
  });
  const { id: leaver } = await call('POST', '/Users', userOf(expert.email, count));
  const seconds = await inParallel(count, (place) =>
    call('POST', '/Users', userOf(`member${place}@north.example`, place)),
  );
  const { rows } = await bare.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM memberships m JOIN provisioned_members p USING (org_id, user_id) WHERE m.org_id = $1',
    [orgId],
  );
  const bareSeconds = await inParallel(count, async (place) => {
    const id = randomUUID();
    const email = `bare${place}@north.example`;
    await bare.query(
      `WITH made AS (INSERT INTO users (id, email, firstname, lastname) VALUES ($1, $2, 'Bare', 'Row') RETURNING id)
       INSERT INTO memberships (org_id, user_id, role) SELECT $3, id, 'staff' FROM made`,
      [id, email, orgId],
    );
  });
  const page = `${origin}/experts/${expert.username}`;
  if ((await fetch(page)).status !== 200) throw new Error('The page of the expert is not there.');
  const began = performance.now();
  await call('PATCH', `/Users/${leaver}`, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations: [{ op: 'replace', path: 'active', value: false }],
  });
  while ((await fetch(page)).status === 200) await wait(20);
  const leaverSeconds = (performance.now() - began) / 1000;
  return { seconds, bareSeconds, leaverSeconds, wrong: Math.abs(count + 1 - (rows[0]?.count ?? 0)) };
}
