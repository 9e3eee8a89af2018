import { account, guestInquiries, inquiries, sentInquiries } from '@rostrum/contracts';
import { claimInquiry, confirmAddress, inquiryActivityLog, sentCopy } from '@rostrum/contracts/inquiries';
import { describe, expect, test } from 'vitest';
import { inquiryScene, type InquiryScene } from '../../testing/scenes/inquiry-scene.ts';
import { mailedToken } from '../../testing/mailbox.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

const key = () => crypto.randomUUID();
const day = 86_400_000;
const tokenOf = (path: string) => path.split('/').at(-1) ?? '';

async function guestInquiry(scene: InquiryScene) {
  const receipt = await scene.server.call(guestInquiries.send, {
    body: scene.media({ email: 'guest@paper.example' }),
    idempotencyKey: key(),
  });
  return { ...receipt, params: { token: tokenOf(receipt.tracking_path) } };
}

describe('a guest behind a tracking link', () => {
  test('follows, answers and withdraws like somebody with an account', async () => {
    await using scene = await inquiryScene();
    const { administrator, server } = scene;
    const { id, params, tracking_path: path } = await guestInquiry(scene);
    expect(path).toMatch(/^\/inquiries\/track\/[\w-]{43}$/);
    expect(await server.call(guestInquiries.get, { params })).toMatchObject({
      id,
      status: 'received',
      may_reply: true,
    });

    await administrator.call(inquiries.reply, {
      params: { id },
      body: { visibility: 'all', body: 'Which day?', then: 'waiting_seeker' },
      idempotencyKey: key(),
    });
    expect((await server.call(guestInquiries.get, { params })).status).toBe('your_reply_needed');
    const mail = (await scene.mails()).find(({ kind }) => kind === 'inquiry.reply');
    const mailed = /\/inquiries\/track\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mailed).not.toBe(params.token);

    const answered = await server.call(guestInquiries.reply, {
      params: { token: mailed },
      body: { body: 'Friday.' },
      idempotencyKey: key(),
    });
    expect(answered).toMatchObject({ status: 'with_the_team' });
    expect((await administrator.call(inquiries.get, { params: { id } })).status).toBe('open');
    expect((await scene.mails()).find(({ kind }) => kind === 'inquiry.seeker_reply')).toMatchObject({
      toEmail: 'jonah@northmere.example',
    });

    expect(await server.call(guestInquiries.withdraw, { params })).toMatchObject({
      status: 'closed',
      may_withdraw: false,
    });
    expect((await administrator.call(inquiries.get, { params: { id } })).outcome).toBe('withdrawn');
    await expect(server.call(guestInquiries.withdraw, { params })).rejects.toMatchObject({
      status: 409,
      code: 'invalid_transition',
    });

    const add = (body: { body: string; reopen?: boolean }) =>
      server.call(guestInquiries.reply, { params, body, idempotencyKey: key() });
    expect(await add({ body: 'Thank you anyway.' })).toMatchObject({
      status: 'closed',
      outcome: 'withdrawn',
    });
    expect(await add({ body: 'I still need it.', reopen: true })).toMatchObject({
      status: 'with_the_team',
      outcome: null,
      steps: { closed: null },
    });

    // Withdrawn before anybody took it up, and reopened: it has arrived, and no more is claimed.
    const untouched = { params: { token: tokenOf((await guestInquiry(scene)).tracking_path) } };
    await server.call(guestInquiries.withdraw, untouched);
    expect(
      await server.call(guestInquiries.reply, {
        ...untouched,
        body: { body: 'Please go on.', reopen: true },
        idempotencyKey: key(),
      }),
    ).toMatchObject({ status: 'received', steps: { with_the_team: null } });
  });

  test('is told apart: a wrong link is not found, an old one is gone', async () => {
    let now = new Date();
    await using scene = await inquiryScene({ clock: () => now });
    const { params } = await guestInquiry(scene);
    const forged = `${params.token.slice(0, -1)}${params.token.endsWith('A') ? 'B' : 'A'}`;
    await expect(scene.server.call(guestInquiries.get, { params: { token: forged } })).rejects.toMatchObject({
      status: 404,
    });
    now = new Date(now.getTime() + 91 * day);
    await expect(scene.server.call(guestInquiries.get, { params })).rejects.toMatchObject({
      status: 410,
      code: 'gone',
    });
    await expect(
      scene.server.call(guestInquiries.reply, { params, body: { body: 'Hello?' }, idempotencyKey: key() }),
    ).rejects.toMatchObject({ status: 410 });
  });

  test('confirms the address by a link that was emailed, once, and reads replies by email from then on', async () => {
    await using scene = await inquiryScene();
    const { administrator, server } = scene;
    const { id, params } = await guestInquiry(scene);
    const linkIn = async (kind: string) => {
      const mail = (await scene.mails()).find((one) => one.kind === kind);
      return { token: /\/inquiries\/track\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '' };
    };
    const isConfirmed = async () =>
      (await administrator.call(inquiries.get, { params: { id } })).sender.email_confirmed;
    // Whoever typed an address has the link that the form showed.
    expect((await server.call(guestInquiries.get, { params })).address).toBe('by_email');
    await expect(server.call(confirmAddress, { params })).rejects.toMatchObject({ status: 403 });
    const mailed = await linkIn('inquiry.receipt');
    expect((await server.call(guestInquiries.get, { params: mailed })).address).toBe('by_this_link');
    // Opening a link confirms nothing.
    expect(await isConfirmed()).toBe(false);
    for (let time = 0; time < 2; time += 1)
      expect((await server.call(confirmAddress, { params: mailed })).address).toBe('confirmed');
    expect(await isConfirmed()).toBe(true);
    const { activity } = await administrator.call(inquiries.get, { params: { id } });
    expect(activity.filter(({ verb }) => verb === 'inquiry.address_confirmed')).toHaveLength(1);
    await administrator.call(inquiries.reply, {
      params: { id },
      body: { visibility: 'all', body: 'It holds until 2040.', then: 'open' },
      idempotencyKey: key(),
    });
    const reply = (await scene.mails()).find(({ kind }) => kind === 'inquiry.reply');
    expect(reply?.text).toContain('It holds until 2040.');
  });

  test('leaves a hash in the database, never the link itself', async () => {
    await using scene = await inquiryScene();
    const { params } = await guestInquiry(scene);
    const stored = await scene.server.database.pool.query(
      'select t::text as row from inquiry_tracking_links t union all select i::text from inquiries i',
    );
    expect(JSON.stringify(stored.rows)).not.toContain(params.token);
  });
});

describe('what a guest sent', () => {
  test('is in the list of the account that proves the address, and of no other one', async () => {
    await using scene = await inquiryScene();
    const { server, administrator, journalist } = scene;
    const { id, ref, params } = await guestInquiry(scene);
    const email = 'guest@paper.example';
    const other = await server.call(guestInquiries.send, {
      body: scene.media({ email: 'else@paper.example' }),
      idempotencyKey: key(),
    });
    await server.call(account.signUpSeeker, {
      body: {
        firstname: 'Callum',
        lastname: 'Strand',
        seeker_type: 'media',
        country: 'GB',
        email,
        password: 'kelp forest at dawn',
        timezone: 'Europe/Oslo',
      },
    });
    const token = await mailedToken(server, email, 'account.confirm_address');
    const browser = createTestBrowser(server.app);
    await browser.post('/api/auth/callback/email', { token });
    const { user } = (await browser.get('/api/auth/session')).json<{ user: { identifier: string } }>();
    const signedIn = await server.signIn(user.identifier, null);
    expect((await signedIn.call(sentInquiries.list)).items.map((each) => each.ref)).toEqual([ref]);
    // The links of earlier emails go on working.
    expect((await server.call(guestInquiries.get, { params })).id).toBe(id);
    const { items } = await administrator.call(inquiryActivityLog.list, { query: { what: 'received' } });
    expect(items.map(({ text }) => text)).toContain('proved the address, and follows it with an account now');
    // A link alone gives no one what was sent from another address.
    for (const tester of [signedIn, journalist])
      await expect(
        tester.call(claimInquiry, { body: { token: tokenOf(other.tracking_path) } }),
      ).rejects.toMatchObject({ status: 403 });
  });

  test('is kept by who had an account and was signed out', async () => {
    await using scene = await inquiryScene();
    const { server } = scene;
    const journalist = await server.signInAs('media', {
      email: 'reporter@ledger.example',
      emailVerifiedAt: new Date(),
    });
    const receipt = await server.call(guestInquiries.send, {
      body: scene.media({ email: 'Reporter@ledger.example' }),
      idempotencyKey: key(),
    });
    expect((await journalist.call(sentInquiries.list)).total).toBe(0);
    const body = { token: tokenOf(receipt.tracking_path) };
    expect(await journalist.call(claimInquiry, { body })).toEqual({ id: receipt.id });
    // Once more does no harm.
    expect(await journalist.call(claimInquiry, { body })).toEqual({ id: receipt.id });
    expect((await journalist.call(sentInquiries.list)).items.map(({ id }) => id)).toEqual([receipt.id]);
  });
});

describe('a seeker with an account', () => {
  test('reads and changes only what they sent', async () => {
    await using scene = await inquiryScene();
    const { id } = await scene.journalist.call(sentInquiries.send, {
      body: scene.media(),
      idempotencyKey: key(),
    });
    const stranger = await scene.server.signInAs('media');
    const params = { id };
    await expect(stranger.call(sentInquiries.get, { params })).rejects.toMatchObject({ status: 404 });
    await expect(
      stranger.call(sentInquiries.reply, { params, body: { body: 'Hi' }, idempotencyKey: key() }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(stranger.call(sentInquiries.withdraw, { params })).rejects.toMatchObject({ status: 404 });
    expect((await stranger.call(sentInquiries.list)).total).toBe(0);
    // What was asked begins another inquiry; of its sender alone.
    expect(await scene.journalist.call(sentCopy, { params })).toMatchObject({
      type: 2,
      message: scene.media().message,
      fields: { outlet: 'The Meridian Ledger' },
      country: 'GB',
    });
    await expect(stranger.call(sentCopy, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('opens a closed inquiry again within 14 days, and no later', async () => {
    let now = new Date();
    await using scene = await inquiryScene({ clock: () => now });
    const { administrator, journalist } = scene;
    const send = async () =>
      (await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() })).id;
    const close = async (id: string) => {
      const { version } = await administrator.call(inquiries.get, { params: { id } });
      await administrator.call(inquiries.close, {
        params: { id },
        body: { version, outcome: 'referred', note: 'INNER-WORDS' },
      });
    };
    const [soon, late] = [await send(), await send()];
    await close(soon);
    await close(late);
    const closing = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.closed');
    expect(closing).toHaveLength(2);
    expect(closing.map(({ text, html }) => text + html).join()).not.toMatch(/INNER-WORDS|referred/i);
    // The seeker learns the outcome, and nothing of what the desk wrote about it.
    const ended = await journalist.call(sentInquiries.get, { params: { id: soon } });
    expect(ended.outcome).toBe('referred');
    expect(JSON.stringify(ended)).not.toContain('INNER-WORDS');

    now = new Date(now.getTime() + 13 * day);
    const answer = { body: { body: 'One more thing.' } };
    const again = await scene.server.signIn(journalist.userId, null);
    await again.call(sentInquiries.reply, { params: { id: soon }, ...answer, idempotencyKey: key() });
    const desk = await scene.server.signIn(administrator.userId, scene.orgId);
    expect(await desk.call(inquiries.get, { params: { id: soon } })).toMatchObject({
      status: 'open',
      outcome: null,
    });
    now = new Date(now.getTime() + 2 * day);
    const later = await scene.server.signIn(journalist.userId, null);
    expect((await later.call(sentInquiries.get, { params: { id: late } })).may_reply).toBe(false);
    await expect(
      later.call(sentInquiries.reply, { params: { id: late }, ...answer, idempotencyKey: key() }),
    ).rejects.toMatchObject({ code: 'invalid_transition' });
  });

  test('lists what goes on by its deadline, and counts it', async () => {
    await using scene = await inquiryScene();
    const { journalist, media } = scene;
    const send = (hours: number) =>
      journalist.call(sentInquiries.send, {
        body: media({ deadline_at: new Date(Date.now() + hours * 3_600_000).toISOString() }),
        idempotencyKey: key(),
      });
    const [far, near] = [await send(50), await send(3)];
    const gone = await send(1);
    await journalist.call(sentInquiries.withdraw, { params: { id: gone.id } });
    const page = await journalist.call(sentInquiries.list);
    expect(page.items.map(({ id }) => id)).toEqual([near.id, far.id, gone.id]);
    expect(page).toMatchObject({ total: 3, open_total: 2 });
    expect(
      (await journalist.call(sentInquiries.list, { query: { state: 'open', page_size: 1 } })).total,
    ).toBe(2);
  });

  test('lists first what waits for the seeker, whatever is due earlier', async () => {
    await using scene = await inquiryScene();
    const { journalist, media, administrator } = scene;
    const send = (hours: number) =>
      journalist.call(sentInquiries.send, {
        body: media({ deadline_at: new Date(Date.now() + hours * 3_600_000).toISOString() }),
        idempotencyKey: key(),
      });
    const [near, far] = [await send(3), await send(50)];
    await administrator.call(inquiries.reply, {
      params: { id: far.id },
      body: { visibility: 'all', body: 'Which number should she call?', then: 'waiting_seeker' },
      idempotencyKey: key(),
    });
    const { items } = await journalist.call(sentInquiries.list);
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [far.id, 'your_reply_needed'],
      [near.id, 'received'],
    ]);
  });
});
