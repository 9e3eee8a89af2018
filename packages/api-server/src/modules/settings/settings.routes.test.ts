import { expect, test } from 'vitest';
import { activity, settings } from '@rostrum/contracts';
import { hashPassword } from '../../auth/password-hash.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('an administrator changes the organisation, an expert only themselves', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const expert = await server.signInAs('expert');
  const before = await admin.call(settings.getContact);
  if (before.organisation === null) throw new Error('The administrator sees no organisation.');
  const { company_username: _name, ...organisation } = before.organisation;
  const own = { version: before.version, firstname: 'Ines', lastname: 'Calder', phone: null };

  const after = await admin.call(settings.updateContact, {
    body: { ...own, organisation: { ...organisation, desk_phone: '01632 960144' } },
  });
  expect(after).toMatchObject({
    firstname: 'Ines',
    version: 2,
    organisation: { desk_phone: '01632 960144', version: 2 },
  });
  expect((await admin.call(activity.list)).items[0]?.verb).toBe('organisation.updated');
  await expect(admin.call(settings.updateContact, { body: { ...own, organisation } })).rejects.toMatchObject({
    status: 409,
  });

  expect((await expert.call(settings.getContact)).organisation).toBeNull();
  await expect(expert.call(settings.updateContact, { body: { ...own, organisation } })).rejects.toMatchObject(
    { status: 403 },
  );
});

test('everybody reads the name of their organisation; a seeker has none', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation({ name: 'Halden Hydraulics Institute' });
  const staff = await server.given.user('staff', { orgId: org.id });
  const client = await server.signIn(staff.id, org.id);
  expect(await client.call(settings.getContact)).toMatchObject({
    organisation: null,
    organisation_name: 'Halden Hydraulics Institute',
  });
  const seeker = await server.signInAs('media');
  expect((await seeker.call(settings.getContact)).organisation_name).toBeNull();
});

test('a new password needs the current one, is not a common one, and ends the other sessions', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const user = await server.given.user('agent', {
    orgId: org.id,
    passwordHash: await hashPassword('rostrum-demo-2026'),
  });
  const [here, there] = [await server.signIn(user.id, org.id), await server.signIn(user.id, org.id)];
  const change = (current_password: string, new_password: string) =>
    here.call(settings.changePassword, { body: { current_password, new_password } });

  await expect(change('wrong', 'storm surge barrier')).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ path: 'current_password' }] },
  });
  await expect(change('rostrum-demo-2026', 'passwordpassword')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'new_password' }] },
  });
  await expect(there.call(settings.getContact)).resolves.toBeDefined();
  expect(await change('rostrum-demo-2026', 'storm surge barrier')).toEqual({ other_sessions_ended: 1 });
  await expect(there.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
  await expect(here.call(settings.getContact)).resolves.toBeDefined();
});
