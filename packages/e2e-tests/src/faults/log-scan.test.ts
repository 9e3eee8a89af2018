import { connect } from 'node:net';
import { authPaths } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { demoPassword, TestServer } from '@rostrum/test-support/processes';
import { openCallBrowser } from '../server/call-browser.ts';
import { demonstrationFolder, prepareDemonstration } from '../server/demonstration.ts';

const email = 'business@rostrum.example';

/** The newest mail to an address, as the development mail box shows it. */
async function newestMailTo(origin: string, to: string): Promise<string> {
  const list = await (await fetch(`${origin}/dev/mail?q=${encodeURIComponent(to)}`)).text();
  const [, id = ''] = /href="\/dev\/mail\/([\da-f-]{36})"/.exec(list) ?? [];
  return id === '' ? '' : (await fetch(`${origin}/dev/mail/${id}`)).text();
}

/** A request by hand: what a client would never send. */
const sendRaw = (origin: string, lines: string[]) =>
  new Promise<void>((settle) => {
    const socket = connect(Number(new URL(origin).port), 'localhost');
    socket.on('close', () => settle()).on('error', () => settle());
    socket.resume().end(`${lines.join('\r\n')}\r\n\r\n`);
  });

test('after everything that has secrets in it, at the loudest level, the log holds none and each entry is one line', async () => {
  await prepareDemonstration();
  await using folder = await demonstrationFolder();
  await using server = await TestServer.start({ env: { LOG_LEVEL: 'trace' }, dataDir: folder.path });
  const { origin } = server;
  const browser = openCallBrowser(origin);
  const secrets = new Set([demoPassword, 'wrong-password-9c1f', 'chosen-password-7b2e-long']);

  await browser.signIn(origin, email, 'wrong-password-9c1f');
  await browser.signIn(origin, 'wrong-password-9c1f@rostrum.example', demoPassword);
  expect((await browser.signIn(origin, email)).status).toBe(200);
  const { user, sessionToken = '' } = await browser.session(origin);
  secrets.add(sessionToken);
  await browser.call(origin, `/app/people/${user?.identifier ?? ''}`, sessionToken);
  await browser.call(origin, `/app/people/someone-else?token=${sessionToken}`, sessionToken);
  await browser.call(origin, '/app/people/x', 'secret-forged-token-51aa');
  secrets.add('secret-forged-token-51aa');
  await browser.refresh(origin);
  await browser.refresh(origin, 'refreshToken=secret-refresh-3d77');
  secrets.add('secret-refresh-3d77');
  await fetch(`${origin}${authPaths.session}?session=secret-query-88ee`, {
    headers: { cookie: 'next-auth.session-token=secret-cookie-66dd' },
  });
  secrets.add('secret-query-88ee').add('secret-cookie-66dd');

  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown) =>
    fetch(origin + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  await post('/v1/login/forgotpassword', { email });
  await expect.poll(() => newestMailTo(origin, email)).toMatch(/token=[\w-]{20,}/);
  const [, resetToken = ''] = /token=([\w-]{20,})/.exec(await newestMailTo(origin, email)) ?? [];
  secrets.add(resetToken);
  await fetch(`${origin}/login/reset?token=${resetToken}`);
  await post('/v1/login/resetpassword', {
    token: `${resetToken.slice(0, -2)}xx`,
    new_password: 'chosen-password-7b2e-long',
  });
  await post('/v1/login/resetpassword', { token: resetToken, new_password: 'chosen-password-7b2e-long' });
  // Broken on purpose, with a secret inside: parsers like to quote what they choke on.
  await fetch(`${origin}/v1/login/resetpassword`, {
    method: 'POST',
    headers: json,
    body: '{"new_password":"chosen-password-7b2e-long',
  });
  await browser.post(origin, authPaths.signOut, {});

  const marker = 'forged-entry-4f4f';
  const forged = `x\r\n{"level":30,"msg":"${marker}"}\u2028${marker}`;
  await fetch(origin + authPaths.log, {
    method: 'POST',
    headers: { 'user-agent': 'agent' },
    body: new URLSearchParams({ level: 'error', code: forged, message: forged, url: forged }),
  });
  await sendRaw(origin, [
    `GET /app/people/x%0d%0a%7b%22level%22%3a30%7d HTTP/1.1`,
    'Host: localhost',
    `User-Agent: x\u0085{"level":30,"msg":"${marker}"}`,
    'Connection: close',
  ]);
  await fetch(`${origin}/%0d%0a{"level":30,"msg":"${marker}"}`);
  await server.stop();

  for (const value of browser.secrets)
    if (value.length >= 16 && !value.startsWith('http')) secrets.add(value);
  expect(secrets.size).toBeGreaterThan(10);
  const found = [...secrets].filter((secret) => secret !== '' && server.said.includes(secret));
  expect(found).toEqual([]);

  const lines = server.said.split('\n').filter((line) => line !== '');
  const entries = lines.map((line): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>);
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter(({ msg }) => msg === marker)).toEqual([]);
  expect(entries.some(({ msg }) => msg === 'reported by the sign-in client')).toBe(true);
}, 300_000);
