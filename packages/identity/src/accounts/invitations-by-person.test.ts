import { expect, test } from 'vitest';
import { access } from '@rostrum/contracts';
import { buildTestApp } from '@rostrum/test-support/server';

test('lists the invitations to one profile, newest first, and only within the organisation', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const rhea = await server.given.person(orgId, { email: 'rhea@saltmarsh.example' });
  const idris = await server.given.person(orgId, { email: 'idris@saltmarsh.example' });
  const invite = (email: string, person_id: string) =>
    admin.call(access.invite, { body: { invitations: [{ email, role: 'expert', person_id }] } });
  await invite('rhea@saltmarsh.example', rhea.id);
  await invite('idris@saltmarsh.example', idris.id);
  await invite('rhea@saltmarsh.example', rhea.id);

  const query = { person_id: rhea.id };
  expect(await admin.call(access.listInvitations, { query })).toMatchObject({
    items: [
      { status: 'pending', email: 'rhea@saltmarsh.example', person: { id: rhea.id } },
      { status: 'revoked', email: 'rhea@saltmarsh.example', person: { id: rhea.id } },
    ],
    total: 2,
  });
  const pending = await admin.call(access.listInvitations, { query: { ...query, status: 'pending' } });
  expect(pending.total).toBe(1);
  expect((await admin.call(access.listInvitations)).total).toBe(3);

  const foreign = await server.signInAs('administrator');
  expect(await foreign.call(access.listInvitations, { query })).toEqual({ items: [], total: 0 });
  for (const role of ['agent', 'expert', 'staff'] as const) {
    const member = await server.signInAs(role, { orgId });
    await expect(member.call(access.listInvitations, { query })).rejects.toMatchObject({ status: 403 });
  }
});
