import { activity, events, people, publicProfiles, security } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { password, securedAccount } from './testing/secured-account.ts';

const on = { body: { requires_second_factor: true } };
const due = { status: 403, code: 'second_factor_required' };

async function withAdministrator() {
  const ada = await securedAccount();
  const admin = await ada.server.signInAs('administrator', { orgId: ada.organisation.id });
  return { ...ada, admin };
}

test('whoever turns it on has a second factor first, and is not locked out', async () => {
  await using house = await withAdministrator();
  const { admin, here, code } = house;
  await expect(here.call(security.requireSecondFactor, on)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(admin.call(security.requireSecondFactor, on)).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  const { ticket, key } = await admin.call(security.startTotp);
  await admin.call(security.finishTotp, { body: { ticket, code: code(key) } });
  expect(await admin.call(security.requireSecondFactor, on)).toEqual({
    requires_second_factor: true,
    members_without: 1,
  });
  await expect(admin.call(people.list)).resolves.toBeDefined();
  expect((await admin.call(activity.list)).items[0]).toMatchObject({
    verb: 'organisation.second_factor_required',
  });
  await expect(admin.call(security.removeTotp)).rejects.toMatchObject({ code: 'invalid_transition' });
  expect((await admin.call(security.get)).totp).not.toBeNull();
});

test('a member without one may do nothing but set one up, and then everything again', async () => {
  await using house = await withAdministrator();
  const { admin, here, user, server, code, organisation } = house;
  const { ticket, key } = await admin.call(security.startTotp);
  await admin.call(security.finishTotp, { body: { ticket, code: code(key) } });
  await expect(here.call(people.list)).resolves.toBeDefined();
  await admin.call(security.requireSecondFactor, on);

  await expect(here.call(people.list)).rejects.toMatchObject(due);
  await expect(here.call(activity.list)).rejects.toMatchObject(due);
  const stream = await server.app.inject({
    url: events.live.path.replace('{identifier}', user.id),
    headers: { authorization: `Bearer ${here.token}` },
  });
  expect([stream.statusCode, stream.json().error.code]).toEqual([403, due.code]);
  expect(await here.call(security.get)).toMatchObject({
    is_second_factor_due: true,
    organisation: { name: 'Northmere', requires_second_factor: true },
  });
  // A password is no second factor.
  await here.call(security.confirm, { body: { kind: 'password', password } });
  await expect(here.call(people.list)).rejects.toMatchObject(due);

  await house.addTotp();
  await expect(here.call(people.list)).resolves.toBeDefined();
  expect((await here.call(security.get)).is_second_factor_due).toBe(false);
  expect(organisation.requiresSecondFactor).toBe(false);
});

test('a session from before the requirement is asked for the factor that the member has', async () => {
  await using house = await withAdministrator();
  const { here, server, user, organisation, code, wait } = house;
  const older = await server.signIn(user.id, organisation.id);
  const { key } = await house.addTotp();
  await server.database.pool.query('update organisations set requires_second_factor = true');
  await expect(older.call(people.list)).rejects.toMatchObject(due);
  await expect(here.call(people.list)).resolves.toBeDefined();
  wait();
  await older.call(security.confirm, { body: { kind: 'totp', code: code(key) } });
  await expect(older.call(people.list)).resolves.toBeDefined();
});

test('who signs in through the organisation’s own identity provider is left to it', async () => {
  await using house = await withAdministrator();
  const { pool } = house.server.database;
  await pool.query('update organisations set requires_second_factor = true');
  for (const method of ['saml', 'organisation_oidc']) {
    await pool.query('update sessions set method = $1', [method]);
    await expect(house.here.call(people.list)).resolves.toBeDefined();
  }
  // An issuer of the whole installation is no one's own.
  await pool.query(`update sessions set method = 'oidc'`);
  await expect(house.here.call(people.list)).rejects.toMatchObject(due);
});

test('calls that anybody may make are answered as anybody’s', async () => {
  await using house = await withAdministrator();
  await house.server.database.pool.query('update organisations set requires_second_factor = true');
  await expect(
    house.here.call(publicProfiles.organisation, {
      params: { company_username: house.organisation.companyUsername },
    }),
  ).resolves.toBeDefined();
});
