import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestInquiries } from '@rostrum/contracts';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '@rostrum/server-kit/database';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { inquiries, inquiryRecipients } from '../inquiries/index.ts';
import { personAvailability } from '../people/index.ts';

let server: TestApp;
let orgId: string;
const now = new Date('2026-11-19T10:12:00Z');

beforeAll(async () => {
  server = await buildTestApp({ clock: () => now });
  const org = await server.given.organisation({
    name: 'Northmere <University>',
    companyUsername: 'northmere',
    timezone: 'America/New_York',
  });
  orgId = org.id;
  const maren = await server.given.person(org.id, {
    username: 'maren',
    firstname: 'Maren',
    lastname: 'Hale',
  });
  await server.db
    .insert(personAvailability)
    .values({ orgId: org.id, personId: maren.id, type: 3, accepts: 'no' });
  for (const [username, topics] of [
    ['ansel', ['Dikes']],
    ['greta', ['Dikes']],
    ['sten', ['Dikes']],
  ] as const) {
    const { id } = await server.given.person(org.id, { username, firstname: username, topics: [...topics] });
    if (username === 'sten')
      await server.db.insert(personAvailability).values({ orgId, personId: id, type: 2, accepts: 'no' });
  }
  await server.given.person(org.id, { username: 'secluded', access: 'private' });
  await server.given.person(org.id, { username: 'withdrawn', status: 'unpublished' });
});
afterAll(() => server[Symbol.asyncDispose]());

const address = '/experts/maren/inquiry';
const filled = {
  type: '2',
  'fields.outlet': 'The Meridian Ledger',
  'fields.media_position': 'reporter',
  'fields.media_type': 'print',
  deadline: 'tomorrow',
  subject: 'Storm surge barriers',
  message: 'Does the barrier still hold at a 1-in-200 surge in 2050?',
  firstname: 'Callum',
  lastname: 'Reyes',
  email: 'callum@meridian.example',
  country: 'GB',
  consent: 'yes',
};
const post = (values: Record<string, string>, url = address, { app } = server) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });
/** As they came: an id begins with its time, and a changed row stands anywhere. */
const stored = () =>
  server.db.select().from(inquiries).where(eq(inquiries.orgId, orgId)).orderBy(inquiries.id);
const valueOf = (body: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1];

test('asks for the kind first, of those alone that the person takes', async () => {
  const { body, statusCode } = await server.app.inject(address);
  expect(statusCode).toBe(200);
  expect(body).toContain('href="/experts/maren/inquiry?type=2"');
  expect(body).not.toContain('href="/experts/maren/inquiry?type=3"');
  const refused = await server.app.inject(`${address}?type=3`);
  expect(refused.body).toContain('What kind of inquiry is it?');
});

test('offers deadlines on the calendar of the organisation, and none that has passed', async () => {
  const { body } = await server.app.inject(`${address}?type=2`);
  expect(body).toContain('Northmere &lt;University&gt;, GMT-5');
  expect(body).toContain('value="today"');
  // A media inquiry needs a deadline; a general one may do without.
  expect(body).not.toContain('value="none"');
  expect((await server.app.inject(`${address}?type=5`)).body).toMatch(/value="none" checked/);
});

test('sends an inquiry without script, which then is followed like any other', async () => {
  const before = (await stored()).length;
  const form = await server.app.inject(`${address}?type=2`);
  const key = valueOf(form.body, 'key') ?? '';
  const { statusCode, body } = await post({ ...filled, key });
  expect(statusCode).toBe(200);
  const after = await stored();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)).toMatchObject({
    type: 2,
    firstname: 'Callum',
    fields: { outlet: 'The Meridian Ledger' },
    sourcePage: '/experts/maren',
    // Noon in New York.
    deadlineAt: new Date('2026-11-20T17:00:00Z'),
  });
  expect(body).toContain(after.at(-1)?.ref);
  const token = /\/inquiries\/track\/([^"]+)"/.exec(body)?.[1] ?? '';
  expect(await server.call(guestInquiries.get, { params: { token } })).toMatchObject({
    ref: after.at(-1)?.ref,
  });
  // The same form once more: pressed twice, or reloaded.
  const again = await post({ ...filled, key });
  expect(again.body).toContain(after.at(-1)?.ref);
  expect(await stored()).toHaveLength(before + 1);
  // The form of a page that is kept for many brings no key: there the same text counts once.
  const unkeyed = { ...filled, subject: 'From the page itself' };
  expect((await post(unkeyed)).statusCode).toBe(200);
  const refs = (await stored()).map(({ ref }) => ref);
  expect(refs).toHaveLength(before + 2);
  expect((await post(unkeyed)).body).toContain(refs.at(-1));
  expect(await stored()).toHaveLength(before + 2);
});

test('the form folds optional fields only; a subject that is left empty is the first words of the message', async () => {
  const { body } = await server.app.inject(`${address}?type=2`);
  const folded = body.indexOf('<details');
  const places = (names: string[]) => names.map((name) => body.indexOf(`name="${name}"`));
  const first = places([
    'message',
    'deadline',
    'firstname',
    'lastname',
    'fields.outlet',
    'fields.media_position',
    'fields.media_type',
    'email',
    'country',
    'state',
  ]);
  expect(first.every((place) => place > 0 && place < folded)).toBe(true);
  expect(first).toEqual(first.toSorted((left, right) => left - right));
  expect(places(['subject', 'phone', 'city']).every((place) => place > folded)).toBe(true);
  // The outlet and the position say both.
  expect(places(['organization', 'job_title'])).toEqual([-1, -1]);
  expect(body).not.toContain('<details open');

  const incomplete = await post({ ...filled, 'fields.media_position': '', message: 'Hi', subject: '' });
  expect(incomplete.statusCode).toBe(422);
  expect(incomplete.body).not.toContain('<details open');
  expect(incomplete.body).toContain('id="f-message-error"');
  expect(incomplete.body).not.toContain('id="f-subject-error"');

  expect((await post({ ...filled, deadline: 'soon', subject: '' })).statusCode).toBe(200);
  expect((await stored()).at(-1)).toMatchObject({
    subject: filled.message,
    organization: 'The Meridian Ledger',
    jobTitle: 'Reporter',
    deadlineAt: new Date('2026-11-19T12:15:00Z'),
  });
  const long = `${'Does the barrier of Port Selby hold '.repeat(4)}in 2050?`;
  expect((await post({ ...filled, message: long, subject: '' })).statusCode).toBe(200);
  expect((await stored()).at(-1)?.subject).toBe(
    'Does the barrier of Port Selby hold Does the barrier of Port Selby hold Does…',
  );
});

test('keeps what was typed, and names each fault beside its field and above them all', async () => {
  const before = (await stored()).length;
  const typed = '"><script>alert(1)</script>';
  const { statusCode, body } = await post({
    ...filled,
    deadline: 'other',
    deadline_other: '2026-11-19',
    'deadline_other.time': '4.30',
    email: 'callum@nowhere',
    'fields.outlet': '',
    subject: typed,
  });
  expect(statusCode).toBe(422);
  expect(body).toContain('<title>Not sent yet. Inquiry to Maren Hale');
  expect(body).toContain('Not sent yet: 3 things to fix');
  for (const id of ['f-fields-outlet', 'f-deadline_other', 'f-email']) {
    expect(body).toContain(`<a href="#${id}">`);
    expect(body).toMatch(new RegExp(`id="${id}"[^>]*aria-describedby="${id}-error"`));
    expect(body).toContain(`id="${id}-error"`);
  }
  expect(valueOf(body, 'subject')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('Does the barrier still hold');
  expect(body).toMatch(/value="reporter" selected/);
  expect(body).not.toContain('<script>alert');
  expect(await stored()).toHaveLength(before);
});

test('says in the words of the server what only it can refuse, and nothing is lost', async () => {
  const { body, statusCode } = await post({
    ...filled,
    type: '1',
    ...event,
    'fields.event_date': '2026-11-01',
  });
  expect(statusCode).toBe(422);
  expect(body).toContain('Date of the event: Choose a date that lies ahead.');
  expect(valueOf(body, 'fields.event_name')).toBe('Surge 2027');
});

test('too many inquiries are refused with the wait, and the text stays', async () => {
  await using limited = await buildTestApp({ clock: () => now, environment: { RATE_LIMIT_SCALE: '1' } });
  const org = await limited.given.organisation({ companyUsername: 'northmere' });
  await limited.given.person(org.id, { username: 'maren' });
  let last = await post(filled, address, limited);
  for (let number = 1; number < 30 && last.statusCode === 200; number += 1)
    last = await post({ ...filled, message: `${filled.message} ${String(number)}` }, address, limited);
  expect(last.statusCode).toBe(422);
  expect(last.body).toMatch(/What you typed is kept\. [A-Z][^<]+/);
  expect(last.body).toContain('Does the barrier still hold');
});

test('an organisation can be asked itself; a profile that is private or withdrawn answers as its page does', async () => {
  const { statusCode } = await post(filled, '/organizations/northmere/inquiry');
  expect(statusCode).toBe(200);
  expect((await stored()).at(-1)).toMatchObject({
    sourcePage: '/organizations/northmere',
    sourcePostId: null,
  });
  // Who came from a post is counted with it; any other page that a form names is not believed.
  const { id, slug } = await server.given.post(orgId);
  const fromPost = `/organizations/northmere/posts/${slug}`;
  await post({ ...filled, came_from: fromPost });
  expect((await stored()).at(-1)).toMatchObject({ sourcePage: fromPost, sourcePostId: id });
  await post({ ...filled, came_from: '/dashboard/inquiries' });
  expect((await stored()).at(-1)).toMatchObject({ sourcePage: '/experts/maren', sourcePostId: null });
  for (const [url, status] of [
    ['/experts/secluded/inquiry', 404],
    ['/experts/withdrawn/inquiry', 410],
    ['/organizations/nowhere/inquiry', 404],
  ] as const)
    expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, status]);
});

test('similar experts who take the kind can be asked as well: those whose names stand beside the box', async () => {
  const url = '/experts/ansel/inquiry';
  const { body } = await server.app.inject(`${url}?type=2`);
  expect(body).toMatch(/Also ask similar experts: greta [^,<]+\./);
  expect(valueOf(body, 'also_shown')).toBe('greta');
  expect(body).not.toMatch(/name="also_ask"[^>]*checked/);
  const asked = async (more: Record<string, string>) => {
    const sent = await post({ ...filled, ...more, subject: JSON.stringify(more) }, url);
    expect(sent.statusCode).toBe(200);
    const rows = await server.db
      .select()
      .from(inquiryRecipients)
      .where(eq(inquiryRecipients.inquiryId, (await stored()).at(-1)?.id ?? ''));
    return { count: rows.length, names: /Also sent to ([^<]+)\./.exec(sent.body)?.[1] };
  };
  expect(await asked({ also_shown: 'greta' })).toEqual({ count: 1, names: undefined });
  // Neither a colleague who refuses the kind nor one whose name was not shown is asked unseen.
  expect(await asked({ also_shown: 'greta,sten,maren', also_ask: 'yes' })).toMatchObject({
    count: 2,
    names: expect.stringMatching(/^greta /),
  });
  expect(await asked({ also_shown: '', also_ask: 'yes' })).toMatchObject({ count: 1 });
});

const event = {
  'fields.event_name': 'Surge 2027',
  'fields.event_location': 'Rotterdam',
  'fields.event_description': 'A conference on barriers.',
};

const codesOf = async (message: string) => {
  const [verdict] = await rowsOf<{ reasons: { code: string }[] }>(
    server.db,
    sql`select v.reasons from inquiry_verdicts v join inquiries i on i.id = v.inquiry_id where i.message = ${message}`,
  );
  return verdict?.reasons.map(({ code }) => code);
};

test('a field that no person sees tells screening of a program, and nobody else', async () => {
  const { body: form } = await server.app.inject(`${address}?type=2`);
  expect(form).toMatch(/<p hidden>.*name="homepage"/);
  const message = 'A question that a program sent with every field filled in.';
  const sent = await post({ ...filled, message, homepage: 'https://spam.example' });
  expect(sent.statusCode).toBe(200);
  expect(await codesOf(message)).toContain('trap');
});

test('a form that comes back within four seconds says so to screening, also after a fault; without a time nothing does', async () => {
  const { body: form } = await server.app.inject(`${address}?type=2`);
  const shown = /name="shown" value="(\d+)"/.exec(form)?.[1] ?? '';
  const seconds = now.getTime() / 1000;
  expect(Number(shown)).toBe(seconds);
  const send = async (message: string, more: Record<string, string>) => {
    expect((await post({ ...filled, message, ...more })).statusCode).toBe(200);
    return codesOf(message);
  };
  // A time ahead of the clock cannot be; an hour is a reader.
  expect(
    await send('A question that was typed by a program at once.', { shown: String(seconds - 3) }),
  ).toContain('fast');
  expect(
    await send('A question that somebody took an hour to write.', { shown: String(seconds - 3600) }),
  ).not.toContain('fast');
  expect(
    await send('A question with a time that lies ahead of us all.', { shown: String(seconds + 600) }),
  ).not.toContain('fast');
  expect(await send('A question from a page that carries no time at all.', {})).not.toContain('fast');
  // With a fault the form comes back with the time at which it was shown first.
  const refused = await post({ ...filled, message: '', shown });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain(`name="shown" value="${shown}"`);
});
