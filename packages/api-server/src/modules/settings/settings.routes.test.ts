import { expect, test } from 'vitest';
import { activity, authPaths, expertCenterHeader, publicProfiles, settings } from '@rostrum/contracts';
import { organisationProfiles } from '@rostrum/contracts/settings';
import { hashPassword } from '@rostrum/identity';
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
  // Two things were changed: each has its own entry, with its own fields.
  expect((await admin.call(activity.list)).items).toMatchObject([
    { verb: 'organisation.updated', changes: [{ field: 'desk_phone', after: '01632 960144' }] },
    { verb: 'user.updated', changes: [{ field: 'lastname' }, { field: 'firstname', after: 'Ines' }] },
  ]);
  // Saved as it was: nothing happened, and nothing is recorded.
  const { company_username: _same, ...same } = after.organisation ?? before.organisation;
  await admin.call(settings.updateContact, { body: { ...own, version: 2, organisation: same } });
  expect((await admin.call(activity.list)).total).toBe(2);
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

test('website, country and state are judged by the link helper and the lists, and told by field', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const contact = await admin.call(settings.getContact);
  if (contact.organisation === null) throw new Error('The administrator sees no organisation.');
  const { company_username: name, ...organisation } = contact.organisation;
  const own = { version: contact.version, firstname: 'Ines', lastname: 'Calder', phone: null };
  const save = (change: Partial<typeof organisation>) =>
    admin.call(settings.updateContact, { body: { ...own, organisation: { ...organisation, ...change } } });
  const refused = async (change: Partial<typeof organisation>, path: string, message: string) =>
    expect(save(change)).rejects.toMatchObject({
      status: 422,
      envelope: { fields: [{ path: `organisation.${path}`, message }] },
    });

  for (const website of ['javascript:alert(1)', 'abc', 'https://', 'ftp://northmere.example'])
    await refused({ website }, 'website', 'Enter a web address like https://example.org.');
  for (const country of ['XXX', 'zz', 'ZZ', '\uFFFD\uFFFD', 'G'])
    await refused({ country }, 'country', 'Choose a country.');
  for (const state of [null, 'Bavaria'])
    await refused({ country: 'US', state }, 'state', 'Choose a state or province.');

  await refused(
    { expert_center_url: 'javascript:alert(1)' },
    'expert_center_url',
    'Enter a web address like https://example.org.',
  );

  const readCenter = async () => {
    const cookies = { 'next-auth.session-token': admin.cookie };
    return (await server.app.inject({ url: authPaths.session, cookies })).headers[expertCenterHeader];
  };
  expect(await readCenter()).toBeUndefined();
  const addresses = { website: 'northmere.example', expert_center_url: 'experts.northmere.example/über' };
  expect((await save(addresses)).organisation).toMatchObject({
    website: 'https://northmere.example',
    expert_center_url: 'https://experts.northmere.example/über',
  });
  // "View Expert Center" of every member opens it from now on.
  expect(await readCenter()).toBe('https://experts.northmere.example/%C3%BCber');
  const { website } = await server.call(publicProfiles.organisation, { params: { company_username: name } });
  expect(website).toBe('https://northmere.example');
});

test('a stored website from before the rule is shown as a link or not at all', async () => {
  await using server = await buildTestApp();
  const read = async (website: string) => {
    const { companyUsername } = await server.given.organisation({ website });
    const answer = await server.call(publicProfiles.organisation, {
      params: { company_username: companyUsername },
    });
    const { body } = await server.app.inject(`/organizations/${companyUsername}`);
    return { website: answer.website, body };
  };
  expect((await read('northmere.example')).website).toBe('https://northmere.example');
  const hostile = await read('javascript:alert(1)');
  expect(hostile.website).toBeNull();
  expect(hostile.body).not.toContain('javascript:alert');
});

test('what an organisation says of itself stands on its page, beside contact details that are saved at once', async () => {
  await using server = await buildTestApp();
  const admin = await server.signInAs('administrator');
  const contact = await admin.call(settings.getContact);
  if (contact.organisation === null) throw new Error('The administrator sees no organisation.');
  const { company_username, ...organisation } = contact.organisation;
  const first = await admin.call(organisationProfiles.get);
  const next = {
    version: first.version,
    description: 'Coasts, rivers and who lives there.',
    desk_email: 'press@halden.example',
    privacy_contact: null,
    social: ['mastodon.example/@halden', 'https://video.example/halden'],
  };
  const refused = (change: object, path: string, message: string) =>
    expect(admin.call(organisationProfiles.change, { body: { ...next, ...change } })).rejects.toMatchObject({
      status: 422,
      envelope: { fields: [{ path, message }] },
    });
  await refused(
    { social: ['https://video.example', 'javascript:alert(1)'] },
    'social',
    '“javascript:alert(1)” is no web address like https://example.org.',
  );
  await refused({ desk_email: 'press' }, 'desk_email', 'Enter one email address, like name@example.org.');

  const saved = await admin.call(organisationProfiles.change, { body: next });
  expect(saved).toMatchObject({
    privacy_contact: null,
    social: ['https://mastodon.example/@halden', 'https://video.example/halden'],
  });
  // The other form of the page was read before, and is no conflict.
  const own = { version: contact.version, firstname: 'Ines', lastname: 'Calder', phone: null };
  await admin.call(settings.updateContact, { body: { ...own, organisation } });
  await expect(admin.call(organisationProfiles.change, { body: next })).rejects.toMatchObject({
    status: 409,
  });
  const page = await server.call(publicProfiles.organisation, { params: { company_username } });
  expect(page).toMatchObject({ description: next.description, social: saved.social, privacy_contact: null });
  expect((await admin.call(activity.list)).items.at(-1)).toMatchObject({
    verb: 'organisation.updated',
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'desk_email', after: next.desk_email }),
    ]),
  });
  const expert = await server.signInAs('expert');
  await expect(expert.call(organisationProfiles.get)).rejects.toMatchObject({ status: 403 });
});
