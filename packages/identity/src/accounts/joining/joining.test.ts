import { access, account, activity, security } from '@rostrum/contracts';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { buildTestApp, mailedToken } from '@rostrum/test-support/server';
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
  /** A seeker who has signed in by a mailed link just now. */
  const signInByLink = async (values: Parameters<typeof server.given.user>[1]) => {
    const { id } = await server.given.user('media', values);
    return server.signIn(id, null, { method: 'email' });
  };
  return {
    server,
    organisation,
    signInByLink,
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
  const wren = await it.signInByLink({ email: 'Wren@Northmere.example', ...verified });
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
    const stranger = await it.signInByLink(values);
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
    const joiner = await it.signInByLink({ email, firstname: 'Ada', lastname: 'Lark', ...verified });
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

test('joining asks for a link that is mailed now: a password that is still known proves no mailbox', async () => {
  await using it = await scene();
  const { server, organisation, open } = it;
  await it.prove('northmere.example');
  await open('northmere.example', 'staff');
  const body = { company_username: organisation.companyUsername };
  const email = 'wren@northmere.example';
  const wren = await server.signInAs('media', { email, ...verified });
  await expect(wren.call(access.join, { body })).rejects.toMatchObject({
    status: 403,
    code: 'confirmation_required',
  });
  expect(await wren.call(security.get)).toMatchObject({ is_mailbox_proven: false });
  expect(await wren.call(security.mailConfirmation)).toEqual({ sent_to: email });
  const token = await mailedToken(server, email, 'account.confirm_mailbox');
  await wren.call(security.confirmMailbox, { body: { token } });
  expect(await wren.call(security.get)).toMatchObject({ is_mailbox_proven: true });
  // Eleven minutes later it counts no longer.
  const age = (minutes: number) =>
    it.query(`update sessions set mailbox_proven_at = now() - make_interval(mins => $1) where user_id = $2`, [
      minutes,
      wren.userId,
    ]);
  await age(11);
  await expect(wren.call(access.join, { body })).rejects.toMatchObject({ code: 'confirmation_required' });
  await age(9);
  await expect(wren.call(access.join, { body })).resolves.toMatchObject({ role: 'staff' });
});

test('a removal is remembered until the person is invited again, also by another account with the address', async () => {
  await using it = await scene();
  const { server, admin, organisation, open } = it;
  await it.prove('northmere.example');
  await open('northmere.example', 'agent');
  const body = { company_username: organisation.companyUsername };
  const email = 'wren@northmere.example';
  const wren = await it.signInByLink({ email, ...verified });
  await wren.call(access.join, { body });
  // An invitation from before, to be used after the removal.
  await admin.call(access.invite, {
    body: { invitations: [{ email: 'other@northmere.example', role: 'agent' }] },
  });
  await it.query(`update invitations set email = $1`, [email]);
  await admin.call(access.removeMember, { params: { id: wren.userId } });
  const { rows } = await it.query(`select status from invitations`);
  expect(rows).toEqual([{ status: 'revoked' }]);

  const again = await server.signIn(wren.userId, null, { method: 'email' });
  expect(await again.call(access.listJoinable)).toEqual({ items: [] });
  await expect(again.call(access.join, { body })).rejects.toMatchObject({ status: 404 });
  // The address moves to another account: the mailbox is the same.
  await it.query(`update users set email = 'moved@private.example' where id = $1`, [wren.userId]);
  const second = await it.signInByLink({ email: 'WREN@northmere.example', ...verified });
  expect(await second.call(access.listJoinable)).toEqual({ items: [] });
  const moved = await server.signIn(wren.userId, null, { method: 'email' });
  await it.query(`update users set email = 'new-name@northmere.example' where id = $1`, [wren.userId]);
  expect(await moved.call(access.listJoinable)).toEqual({ items: [] });

  // Deactivated and then removed for good is a removal too.
  const colleague = await it.signInByLink({ email: 'col@northmere.example', ...verified });
  await colleague.call(access.join, { body });
  const params = { id: colleague.userId };
  await admin.call(access.deactivateMember, { params });
  await admin.call(access.removeDeactivated, { params });
  const back = await server.signIn(colleague.userId, null, { method: 'email' });
  expect(await back.call(access.listJoinable)).toEqual({ items: [] });

  // Invited again, they are members, and the bar is gone.
  const mailed = 'new-name@northmere.example';
  await admin.call(access.invite, { body: { invitations: [{ email: mailed, role: 'agent' }] } });
  const token = await mailedToken(server, mailed, 'account.invitation');
  await server.call(account.acceptInvitation, { body: { token } });
  expect((await it.query(`select 1 from removed_members where user_id = $1`, [wren.userId])).rowCount).toBe(
    0,
  );
});
