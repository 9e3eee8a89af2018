import { activity, security } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { sessions } from '../sessions/sessions.schema.ts';
import { deviceName, deviceWords } from './device-words.ts';
import { password, securedAccount } from './testing/secured-account.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

test.each([
  [iphone, { browser: 'Safari', system: 'iOS', device: 'phone' }],
  [firefox, { browser: 'Firefox', system: 'Windows', device: 'desktop' }],
  ['', { browser: 'Unknown browser', system: 'unknown system', device: 'other' }],
  [null, { browser: 'Unknown browser', system: 'unknown system', device: 'other' }],
  ['\u0000<script>', { browser: 'Unknown browser', system: 'unknown system', device: 'other' }],
])('%s in words', (userAgent, words) => {
  expect(deviceWords(userAgent)).toEqual(words);
  expect(deviceName(userAgent)).toBe(`${words.browser} on ${words.system}`);
});

test('the own browser comes first; one that is signed out is dead at its next request', async () => {
  await using ada = await securedAccount();
  const { server, user, organisation, here } = ada;
  const there = await server.signIn(user.id, organisation.id);
  const browser = ada.browser();
  await browser.signIn('ada@northmere.example', password);
  const { items } = await there.call(security.sessions);
  expect(items).toHaveLength(3);
  expect(items.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  expect(items[0]).not.toHaveProperty('ip');

  const mine = (await here.call(security.sessions)).items.find(({ is_current }) => is_current);
  await there.call(security.endSession, { params: { id: mine?.id ?? '' } });
  await expect(here.call(security.get)).rejects.toMatchObject({ status: 401 });
  expect((await there.call(security.sessions)).items).toHaveLength(2);

  expect(await there.call(security.endSessions, { body: { which: 'others' } })).toEqual({ ended: 1 });
  expect((await browser.get('/api/auth/session')).json()).toEqual({});
  expect((await browser.post('/api/auth/refresh-token')).statusCode).toBe(401);
  expect((await there.call(activity.list)).items.map(({ text }) => text)).toContain(
    'signed one other browser out',
  );
  expect(await there.call(security.endSessions, { body: { which: 'all' } })).toEqual({ ended: 1 });
  await expect(there.call(security.get)).rejects.toMatchObject({ status: 401 });
});

test('another person’s sign-in answers as one that never was', async () => {
  await using ada = await securedAccount();
  const eve = await ada.server.signInAs('administrator', { orgId: ada.organisation.id });
  const [session] = await ada.server.db.select({ id: sessions.id }).from(sessions);
  const answers = await Promise.all(
    [session?.id ?? '', '01890000-0000-7000-8000-000000000000'].map((id) =>
      eve
        .call(security.endSession, { params: { id } })
        .catch((error: { code: string; message: string }) => [error.code, error.message]),
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
  await expect(ada.here.call(security.get)).resolves.toBeDefined();
});

test('a kind of browser that is new to somebody is mailed to them, the first one is not', async () => {
  await using ada = await securedAccount();
  const signIn = (userAgent: string) =>
    ada
      .browser()
      .post(
        '/api/auth/callback/credentials',
        { email: 'ada@northmere.example', password },
        { 'user-agent': userAgent },
      );
  await signIn(firefox);
  await signIn(firefox);
  expect(await ada.mails()).toEqual([]);
  await signIn(iphone);
  expect(await ada.mails()).toEqual(['new_device']);
});
