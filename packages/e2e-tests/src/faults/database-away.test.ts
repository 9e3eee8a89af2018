import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DatabaseControl, databaseIn, demoPassword, TestServer } from '@rostrum/test-support/processes';
import { openCallBrowser, type CallBrowser } from '../server/call-browser.ts';
import { demonstrationFolder, prepareDemonstration } from '../server/demonstration.ts';
import { mountClient, type MountedClient } from '../sign-in-protocol/testing/mount-client.ts';
import { openBrowser, type Browser } from '../sign-in-protocol/testing/tabs.ts';

let folder: Awaited<ReturnType<typeof demonstrationFolder>>;
let server: TestServer;
let database: DatabaseControl;
/** Open tabs of the unmodified client, which hold the session and ask for it every second. */
let pages: Browser;
let tabs: MountedClient[];
let calls: CallBrowser;

beforeAll(async () => {
  await prepareDemonstration();
  folder = await demonstrationFolder();
  server = await TestServer.start({ dataDir: folder.path });
  database = databaseIn(server.dataDir);
  const person = { email: 'administrator@rostrum.example', password: demoPassword, name: '' };
  pages = openBrowser({
    origin: server.origin,
    port: server.port,
    person,
    [Symbol.asyncDispose]: async () => undefined,
  });
  const entry = pages.openTab('/login');
  await mountClient(entry).library.signIn('credentials', { ...person, redirect: false });
  pages.closeTab(entry);
  tabs = [1, 2].map(() => mountClient(pages.openTab(), { refetchInterval: 1 }));
  await vi.waitUntil(() => tabs.every((tab) => tab.status() === 'authenticated'));
  calls = openCallBrowser(server.origin);
  await calls.signIn(server.origin, 'agent@rostrum.example');
}, 180_000);

afterAll(async () => {
  pages[Symbol.dispose]();
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
}, 60_000);

/** Something that has to be written down to be answered. */
const write = (token: string | undefined, identifier: string | undefined) =>
  calls.call(server.origin, `/app/settings/${identifier ?? ''}/password`, token, {
    method: 'POST',
    body: JSON.stringify({ current_password: 'not this one', new_password: 'a new one that is long' }),
    headers: { 'content-type': 'application/json' },
  });

/** Reads the session as a plain call does, without the content type of the library; returns the message of a failure. */
const readSession = () =>
  calls.session(server.origin).catch((error: unknown) => (error instanceof Error ? error.message : ''));

const sessionPath = '/api/auth/session';
const askedByTabs = () => pages.wire.asked.filter((path) => path === sessionPath).length;
const answeredToTabs = () => pages.wire.count('GET', sessionPath);

const nobodyWasSignedOut = () => {
  for (const tab of tabs) expect(tab.statuses).toEqual(['loading', 'authenticated']);
};

test('PostgreSQL ends at once and starts again: tabs wait, writes are told to come back, and all is as before', async () => {
  const { user, sessionToken } = await calls.session(server.origin);
  await database.stopAtOnce();
  const before = askedByTabs();
  const plainRead = readSession();
  const refused = await write(sessionToken, user?.identifier);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } });
  // Signing in cannot be waited for: it is told in the words that the client understands.
  const entry = await calls.signIn(server.origin, 'expert@rostrum.example');
  expect([entry.status, Number(entry.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(((await entry.json()) as { url: string }).url).toMatch(/^http.*\/api\/auth\/error\?error=/);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  // The open tabs have asked, too, while there was no database.
  await vi.waitUntil(() => askedByTabs() > before, { timeout: 60_000 });
  await database.start();
  // A plain read of the session is told to come back within a second or two; only the library's tabs are kept waiting.
  expect(await plainRead).toBe('GET session answered 503');
  // The pool finds its way back by itself: reads at once, writes too.
  await expect.poll(async () => (await write(sessionToken, user?.identifier)).status).toBe(422);
  nobodyWasSignedOut();
}, 180_000);

test('PostgreSQL stands still for ten seconds: open tabs wait, and a plain read is told to come back', async () => {
  const before = answeredToTabs();
  database.pause();
  const plainReads = [0, 1, 2].map(readSession);
  // The length of the standstill is what this is about: shorter ones are bridged by any connection.
  await wait(10_000);
  database.resume();
  for (const answer of await Promise.all(plainReads)) expect(answer).toBe('GET session answered 503');
  await expect.poll(readSession).toHaveProperty('user');
  await expect.poll(answeredToTabs).toBeGreaterThan(before);
  nobodyWasSignedOut();
}, 180_000);

test('a server that is restarted itself keeps every session, too', async () => {
  const { user } = await calls.session(server.origin);
  await server.kill();
  await server.start();
  expect((await calls.session(server.origin)).user).toEqual(user);
}, 60_000);
