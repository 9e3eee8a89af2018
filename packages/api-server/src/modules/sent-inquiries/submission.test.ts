import { guestInquiries, inquiries, sentInquiries } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';
import { personAvailability } from '../people/people.schema.ts';

const key = () => crypto.randomUUID();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('an inquiry is refused, with the field at fault,', () => {
  test('when a recipient is unknown, unpublished, private, of another organisation, or does not take the type', async () => {
    await using scene = await inquiryScene();
    const { journalist, media, orgId, server } = scene;
    const draft = await server.given.person(orgId, { status: 'draft' });
    const hidden = await server.given.person(orgId, { access: 'private' });
    const unlisted = await server.given.person(orgId, { access: 'unlisted' });
    const elsewhere = await server.given.person((await server.given.organisation()).id);
    const refusing = await server.given.person(orgId, { firstname: 'Ida', lastname: 'Busy' });
    await server.db
      .insert(personAvailability)
      .values({ orgId, personId: refusing.id, type: 2, accepts: 'no' });
    const send = (...recipients: string[]) =>
      journalist.call(sentInquiries.send, { body: media({ recipients }), idempotencyKey: key() });

    for (const username of ['nobody-at-all', draft.username, hidden.username, elsewhere.username])
      await expect(send(scene.expert.username, username)).rejects.toMatchObject({
        status: 422,
        envelope: { fields: [{ path: 'recipients.1' }] },
      });
    await expect(send(refusing.username)).rejects.toMatchObject({
      envelope: {
        fields: [
          {
            path: 'recipients.0',
            message: expect.stringContaining('Ida Busy does not take Media inquiries'),
          },
        ],
      },
    });
    await expect(send(unlisted.username)).resolves.toMatchObject({ ref: expect.stringContaining('INQ-') });
  });

  test('when the deadline has passed or lies too far ahead, or a date or zone cannot be', async () => {
    await using scene = await inquiryScene();
    const { journalist, media } = scene;
    const faultOf = async (more: Parameters<typeof media>[0]) =>
      journalist.call(sentInquiries.send, { body: media(more), idempotencyKey: key() }).then(
        () => 'accepted',
        (error: { envelope?: { fields?: { path: string }[] } }) => error.envelope?.fields?.[0]?.path,
      );
    expect(await faultOf({ deadline_at: inDays(-1) })).toBe('deadline_at');
    expect(await faultOf({ deadline_at: inDays(181) })).toBe('deadline_at');
    expect(await faultOf({ deadline_at: inDays(179) })).toBe('accepted');
    expect(await faultOf({ timezone: 'Mars/Olympus' })).toBe('timezone');
    const event = {
      event_name: 'Summit',
      event_location: 'Leeds',
      event_description: 'A day on floods.',
      event_date: '2020-01-01',
    };
    expect(await faultOf({ type: 1, fields: event, deadline_at: undefined })).toBe('fields.event_date');
    expect(await faultOf({ company_username: 'nowhere' })).toBeUndefined();
  });

  test('when a mail address could reach anybody else', async () => {
    await using scene = await inquiryScene();
    const evil = [
      'a@x.example\r\nBcc: evil@e.example',
      'a@x.example, evil@e.example',
      '"Evil, evil@e.example" <a@x.example>',
      'a@x.example;evil@e.example',
      'a＠x.example,b@y.example',
    ];
    for (const email of evil)
      await expect(
        scene.server.call(guestInquiries.send, { body: scene.media({ email }), idempotencyKey: key() }),
      ).rejects.toMatchObject({
        status: 422,
        envelope: { fields: [{ path: 'email' }] },
      });
    expect(await scene.mails()).toEqual([]);
    for (const field of ['firstname', 'lastname', 'subject'] as const)
      await expect(
        scene.server.call(guestInquiries.send, {
          body: scene.media({ [field]: 'Callum\r\nBcc: evil@e.example' }),
          idempotencyKey: key(),
        }),
      ).rejects.toMatchObject({ status: 422, envelope: { fields: [{ path: field }] } });
  });

  test('when guests send more than people do, with the way to the desk', async () => {
    await using scene = await inquiryScene({ environment: { RATE_LIMIT_SCALE: '1' } });
    const send = (message: string, email = 'guest@paper.example') =>
      scene.server.call(guestInquiries.send, {
        body: scene.media({ email, message: `${message} of a question long enough.` }),
        idempotencyKey: key(),
      });
    for (let round = 0; round < 5; round += 1) await send(`Variant ${round}`);
    await expect(send('Variant 6')).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('01632 960 144'),
    });
    for (let round = 0; round < 3; round += 1) await send('The same text', `guest${round}@paper.example`);
    await expect(send('The  SAME text', 'guest9@paper.example')).rejects.toMatchObject({ status: 429 });
    expect((await scene.administrator.call(inquiries.list)).total).toBe(8);
  });
});

describe('what a sent inquiry sets off', () => {
  test('is a receipt with reference, phone and link, and one announcement for each person concerned', async () => {
    await using scene = await inquiryScene();
    const { orgId, server, media, journalist } = scene;
    await server.signInAs('agent', {
      orgId,
      email: 'law@northmere.example',
      scopes: { departments: ['Law'], tags: [] },
    });
    await server.signInAs('staff', { orgId, email: 'staff@northmere.example' });
    const { ref } = await journalist.call(sentInquiries.send, { body: media(), idempotencyKey: key() });
    const mails = await scene.mails();
    const [receipt] = mails.filter(({ kind }) => kind === 'inquiry.receipt');
    expect(receipt).toMatchObject({
      toEmail: 'callum@ledger.example',
      fromName: 'Northmere University',
      subject: `Received: Storm surge barriers (${ref})`,
    });
    expect(receipt?.text).toContain('01632 960 144');
    expect(receipt?.replyTo).toBe('desk@northmere.example');
    expect(receipt?.text).toMatch(/http:\/\/rostrum\.test\/dashboard\/inquiries\/sent\//);
    const announced = mails.filter(({ kind }) => kind === 'inquiry.new');
    expect(announced.map(({ toEmail }) => toEmail).sort()).toEqual([
      'jonah@northmere.example',
      'maren@northmere.example',
    ]);
    expect(announced[0]?.text).toMatch(
      /Outlet: The Meridian Ledger[\s\S]*Open the inquiry: http:\/\/rostrum\.test\/dashboard\/inquiries\//,
    );
  });

  test('is written as text: markup of a seeker stays markup of nobody', async () => {
    await using scene = await inquiryScene();
    const hostile = '<img src=x onerror=alert(1)> "quoted" & <script>alert(2)</script> is this safe?';
    await scene.journalist.call(sentInquiries.send, {
      body: scene.media({ message: hostile, subject: '<b>Bold</b>' }),
      idempotencyKey: key(),
    });
    for (const { html } of await scene.mails()) {
      expect(html).not.toContain('<img');
      expect(html).not.toContain('<script');
      expect(html).not.toContain('<b>');
    }
  });

  test('goes under the address of the account, whatever the form says', async () => {
    await using scene = await inquiryScene();
    await scene.journalist.call(sentInquiries.send, {
      body: scene.media({ email: 'victim@elsewhere.example' }),
      idempotencyKey: key(),
    });
    expect((await scene.mails()).map(({ toEmail }) => toEmail)).not.toContain('victim@elsewhere.example');
  });

  test('an inquiry to an individual without a name reaches that person', async () => {
    await using scene = await inquiryScene();
    const { id: orgId, companyUsername } = await scene.server.given.organisation({ kind: 'individual' });
    const person = await scene.server.given.person(orgId, { kind: 'individual' });
    const individual = await scene.server.signInAs('individual', { orgId, personId: person.id });
    await scene.journalist.call(sentInquiries.send, {
      body: scene.media({ company_username: companyUsername, recipients: [] }),
      idempotencyKey: key(),
    });
    expect((await individual.call(inquiries.list)).total).toBe(1);
  });
});
