import { access, activity } from '@rostrum/contracts';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { buildTestApp } from '@rostrum/test-support/server';
import { expect, test } from 'vitest';
import { setSeats } from '../../organisations/set-seats.ts';

async function scene() {
  const server = await buildTestApp();
  const organisation = await server.given.organisation();
  const admin = await server.signInAs('administrator', { orgId: organisation.id });
  const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
  const prove = (domain: string) =>
    query(
      `insert into sso_domains (id, org_id, domain, txt, verified_at) values (gen_random_uuid(), $1, $2, 'x', now())`,
      [organisation.id, domain],
    );
  const open = (domain: string, role: 'staff' | 'agent' | 'expert' | null) =>
    admin.call(ssoAdmin.setJoining, { body: { domain, role } });
  return {
    server,
    organisation,
    admin,
    query,
    prove,
    open,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
const verified = { emailVerifiedAt: new Date() };

test('a domain is proven before it lets anybody in, and free-mail domains never do', async () => {
  await using it = await scene();
  const { admin, open } = it;
  await expect(open('northmere.example', 'staff')).rejects.toMatchObject({ status: 404 });
  await admin.call(ssoAdmin.addDomain, { body: { domain: 'northmere.example' } });
  await expect(open('northmere.example', 'staff')).rejects.toMatchObject({ status: 409 });
  await it.prove('gmail.com');
  await expect(open('gmail.com', 'staff')).rejects.toMatchObject({ status: 422 });
  await it.query(`update sso_domains set join_role = 'staff' where domain = 'gmail.com'`);
  const guest = await it.server.signInAs('media', { email: 'ada@gmail.com', ...verified });
  expect(await guest.call(access.listJoinable)).toEqual({ items: [] });
  const agent = await it.server.signInAs('agent', { orgId: it.organisation.id });
  await expect(
    agent.call(ssoAdmin.setJoining, { body: { domain: 'gmail.com', role: null } }),
  ).rejects.toMatchObject({ status: 403 });
});

test('whoever has confirmed an address of the domain joins as what was chosen, until it is switched off', async () => {
  await using it = await scene();
  const { server, admin, organisation, open } = it;
  await it.prove('northmere.example');
  const answer = await open('northmere.example', 'agent');
  expect(answer.domains).toMatchObject([{ domain: 'northmere.example', join_role: 'agent' }]);
  const wren = await server.signInAs('media', { email: 'Wren@Northmere.example', ...verified });
  const body = { company_username: organisation.companyUsername };
  expect(await wren.call(access.listJoinable)).toEqual({
    items: [{ ...body, name: organisation.name, domain: 'northmere.example', role: 'agent' }],
  });
  // Neither an address that was not confirmed, nor a domain below or beside it.
  for (const values of [
    { email: 'new@northmere.example', emailVerifiedAt: null },
    { email: 'ada@evil.northmere.example', ...verified },
    { email: 'ada@notnorthmere.example', ...verified },
  ]) {
    const stranger = await server.signInAs('media', values);
    expect(await stranger.call(access.listJoinable)).toEqual({ items: [] });
    await expect(stranger.call(access.join, { body })).rejects.toMatchObject({ status: 404 });
  }
  await setSeats(server.db, organisation.companyUsername, new Map([['agents', 0]]));
  await expect(wren.call(access.join, { body })).rejects.toMatchObject({ status: 422, code: 'seat_limit' });
  await setSeats(server.db, organisation.companyUsername, new Map([['agents', null]]));

  const results = await Promise.allSettled([1, 2, 3].map(() => wren.call(access.join, { body })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await wren.call(access.listJoinable)).toEqual({ items: [] });
  expect((await admin.call(access.listMembers, { query: { q: 'wren@' } })).items).toMatchObject([
    { id: wren.userId, role: 'agent', scopes: { departments: [], tags: [] } },
  ]);
  const log = await admin.call(activity.list);
  expect(log.items.map(({ text }) => text)).toContain('joined as agent with an address at northmere.example');

  // An expert begins with the profile that has their address, or else with a draft; what is another's is left alone.
  await open('northmere.example', 'expert');
  const known = await server.given.person(organisation.id, { email: 'Ines@northmere.example' });
  for (const [email, expected] of [
    ['ines@northmere.example', { id: known.id }],
    ['ada.lark@northmere.example', { name: 'Ada Lark' }],
  ] as const) {
    const joiner = await server.signInAs('media', { email, firstname: 'Ada', lastname: 'Lark', ...verified });
    await joiner.call(access.join, { body });
    const { items } = await admin.call(access.listMembers, { query: { q: email } });
    expect(items).toMatchObject([{ id: joiner.userId, role: 'expert', person: expected }]);
  }
  const { rows } = await it.query(`select status, kind, job_title from people where lastname = 'Lark'`);
  expect(rows).toEqual([{ status: 'draft', kind: 'expert', job_title: 'Expert' }]);
  await open('northmere.example', 'agent');

  // Kept out is kept out; and no one joins once it is switched off, the organisation suspended or its domain gone.
  const params = { id: wren.userId };
  await admin.call(access.deactivateMember, { params });
  const again = await server.signIn(wren.userId, null);
  expect(await again.call(access.listJoinable)).toEqual({ items: [] });
  const next = await server.signInAs('media', { email: 'next@northmere.example', ...verified });
  const offered = async () => (await next.call(access.listJoinable)).items.length;
  expect(await offered()).toBe(1);
  await it.query(`update organisations set status = 'suspended' where id = $1`, [organisation.id]);
  expect(await offered()).toBe(0);
  await it.query(`update organisations set status = 'active' where id = $1`, [organisation.id]);
  await open('northmere.example', null);
  expect(await offered()).toBe(0);
  await expect(next.call(access.join, { body })).rejects.toMatchObject({ status: 404 });
});
