import {
  activity,
  inquiries as inquiryCalls,
  publicProfiles,
  sentInquiries,
  settings,
  type RouteBody,
} from '@rostrum/contracts';
import { legalHolds } from '@rostrum/contracts/inquiries';
import { organisationAccount, timezone } from '@rostrum/contracts/settings';
import { setOrganisationStatus } from '@rostrum/identity';
import { organisations } from '@rostrum/identity/schema';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailsTo } from '../../../testing/mailbox.ts';
import { createCloseOrganisationsService } from './close-organisations.service.ts';

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

/** What time alone does, as the hourly job does it. */
function endDue({ db, config }: TestApp, at: Date) {
  const sent: OutgoingMail[] = [];
  const mail = {
    enqueue: async (_tx: unknown, message: OutgoingMail) => String(sent.push(message)),
    takeBack: async () => undefined,
  };
  return createCloseOrganisationsService({ db, config, clock: () => at, mail }).endDue();
}

const statusOf = async ({ db }: TestApp, id: string) =>
  (await db.select().from(organisations).where(eq(organisations.id, id)))[0];

test('an owner closes an organisation; for 30 days it goes on and can be kept, then it is gone', async () => {
  await using server = await buildTestApp();
  const { given } = server;
  const org = await given.organisation({ name: 'Halden Institute', companyUsername: 'halden' });
  const person = await given.person(org.id, { username: 'maren' });
  const owner = await server.signInAs('owner', { orgId: org.id, email: 'tamsin@halden.example' });
  const admin = await server.signInAs('administrator', { orgId: org.id });
  const journalist = await server.signInAs('media');
  const inquiry = await given.inquiry(org.id, { status: 'open', seekerId: journalist.userId });
  const close = (caller: typeof owner, name: string) =>
    caller.call(organisationAccount.close, { body: { name } });
  const reads = () =>
    server.call(publicProfiles.person, { params: { username: 'maren' } }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    );

  expect(await admin.call(organisationAccount.get)).toMatchObject({
    status: 'active',
    may_close: false,
    published_profiles: 1,
    open_inquiries: 1,
    members: 2,
  });
  await expect(close(admin, org.name)).rejects.toMatchObject({ status: 403 });
  await expect(close(owner, 'Another')).rejects.toMatchObject({ envelope: { fields: [{ path: 'name' }] } });
  const hold = () => admin.call(legalHolds.setAll, { body: { reason: 'Case 12/26' } });
  await hold();
  await expect(close(owner, org.name)).rejects.toMatchObject({ status: 409 });
  await admin.call(legalHolds.liftAll);
  const closing = await close(owner, 'halden institute');
  expect(new Date(closing.closing_at ?? 0).getTime()).toBeGreaterThan(days(29).getTime());
  await expect(close(owner, org.name)).rejects.toMatchObject({ status: 409 });
  const [mail] = await mailsTo(server, 'tamsin@halden.example');
  expect(mail).toMatchObject({ kind: 'security.organisation_closing' });
  expect(await reads()).toBe(200);
  expect(await endDue(server, days(29))).toEqual({ closed: 0, suspended: 0 });

  await expect(admin.call(organisationAccount.keep)).rejects.toMatchObject({ status: 403 });
  expect(await owner.call(organisationAccount.keep)).toMatchObject({ closing_at: null });
  expect(await endDue(server, days(31))).toEqual({ closed: 0, suspended: 0 });

  await close(owner, org.name);
  // A hold that was set meanwhile keeps what there is until it is lifted.
  await hold();
  expect(await endDue(server, days(31))).toEqual({ closed: 0, suspended: 0 });
  await admin.call(legalHolds.liftAll);
  expect(await endDue(server, days(31))).toEqual({ closed: 1, suspended: 0 });
  expect(await endDue(server, days(31))).toEqual({ closed: 0, suspended: 0 });
  expect(await reads()).toBe(404);
  await expect(owner.call(settings.getContact)).rejects.toMatchObject({ status: 401 });
  // What was sent to it stays with whoever sent it, under its name.
  expect(await journalist.call(sentInquiries.get, { params: { id: inquiry.id } })).toMatchObject({
    organisation: { name: 'Halden Institute' },
  });
  const after = await statusOf(server, org.id);
  expect([after?.status, after?.deskPhone, after?.name]).toEqual(['closed', null, 'Halden Institute']);
  const { rows } = await server.database.pool.query('select firstname, email from people where id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([{ firstname: 'Former', email: `former-${person.id}@deleted.invalid` }]);
});

test('overdue for 30 days is suspended: everything is read, nothing changed, and inquiries get the phone', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation({
    companyUsername: 'halden',
    status: 'trial',
    deskPhone: '+44 1632 960100',
  });
  await server.given.person(org.id, { username: 'maren' });
  const owner = await server.signInAs('owner', { orgId: org.id });
  const move = (to: string) => setOrganisationStatus(server.db, 'halden', to);

  // Only along the way: a trial is not suspended, and no one but an owner closes.
  for (const to of ['suspended', 'past_due', 'closed', 'nonsense'])
    await expect(move(to)).rejects.toThrow('It can become "active"');
  await move('active');
  await move('past_due');
  expect((await owner.call(organisationAccount.get)).suspended_on).not.toBeNull();
  expect(await endDue(server, days(29))).toEqual({ closed: 0, suspended: 0 });
  const { version } = await owner.call(timezone.get);
  const body = { version, timezone: 'Europe/Oslo' };
  await owner.call(timezone.changeOrganisation, { body });
  expect(await endDue(server, days(31))).toEqual({ closed: 0, suspended: 1 });

  const refused = { status: 403, envelope: { message: expect.stringContaining('suspended') } };
  await expect(
    owner.call(timezone.changeOrganisation, { body: { ...body, version: version + 1 } }),
  ).rejects.toMatchObject(refused);
  expect((await owner.call(timezone.get)).timezone).toBe('Europe/Oslo');
  expect((await owner.call(inquiryCalls.list)).total).toBe(0);
  const contact = await owner.call(settings.getContact);
  const own = { version: contact.version, firstname: 'Tamsin', lastname: 'Roe', phone: null };
  if (contact.organisation === null) throw new Error('The owner sees no organisation.');
  const { company_username: _name, ...organisation } = contact.organisation;
  await expect(owner.call(settings.updateContact, { body: { ...own, organisation } })).rejects.toMatchObject(
    refused,
  );
  expect((await owner.call(settings.updateContact, { body: own })).firstname).toBe('Tamsin');

  const page = await server.call(publicProfiles.person, { params: { username: 'maren' } });
  expect(page.organisation.inquiry_form?.types).toEqual([]);
  const inquiry: RouteBody<typeof sentInquiries.send> = {
    company_username: 'halden',
    recipients: ['maren'],
    type: 2,
    fields: { outlet: 'The Meridian', media_position: 'reporter', media_type: 'print' },
    subject: 'Storm surges',
    country: 'GB',
    timezone: 'Europe/Paris',
    deadline_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    firstname: 'Ada',
    lastname: 'Reporter',
    email: 'ada@paper.example',
    message: 'Would you explain to our readers how storm surges come about?',
    consent: true,
  };
  const journalist = await server.signInAs('media');
  await expect(
    journalist.call(sentInquiries.send, { body: inquiry, idempotencyKey: crypto.randomUUID() }),
  ).rejects.toMatchObject({
    status: 422,
    envelope: { fields: [{ message: expect.stringContaining('Call +44 1632 960100.') }] },
  });

  await move('active');
  expect((await owner.call(activity.list)).items[0]).toMatchObject({
    verb: 'organisation.status_changed',
    changes: [{ field: 'status', before: 'suspended', after: 'active' }],
  });
  const fresh = await owner.call(timezone.get);
  await owner.call(timezone.changeOrganisation, {
    body: { version: fresh.version, timezone: 'Europe/Rome' },
  });
});
