import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { people } from '@rostrum/contracts';
import { activityEntries } from '@rostrum/server-kit/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../../testing/build-test-app.ts';
import { meanColour, twoColours } from '../../testing/scenes/photo.ts';
import { sendFile } from '../../testing/scenes/send-file.ts';
import { retiredFiles, uploads as uploadTable } from '../uploads/uploads.schema.ts';

let server: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-photos-'));
  server = await buildTestApp({ environment: { ROSTRUM_DATA_DIR: dataDir } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

/** An expert with a profile in a new organisation, or in the one of somebody else. */
async function signInExpert(orgId?: string, values: object = {}): Promise<SignedInTester> {
  const org = orgId ?? (await server.given.organisation()).id;
  const person = await server.given.person(org, { image: null, consentAt: null, ...values });
  return server.signInAs('expert', { orgId: org, personId: person.id });
}
const photoOf = async (user: SignedInTester) =>
  (await sendFile(server, user, await twoColours(800, 400).jpeg().toBuffer())).id;
const portrait = async (src: string | null) => {
  const answer = await server.app.inject({ method: 'GET', url: src ?? '' });
  expect(answer.statusCode).toBe(200);
  return meanColour(answer.rawPayload);
};
const words = { alt: 'Maren at the tide gauge', credit: null };

test('a portrait is cut around its focus, and cut again around another one', async () => {
  const user = await signInExpert();
  const { version, missing } = await user.call(people.own);
  expect(missing).toContain('photo');
  const upload_id = await photoOf(user);

  const left = await user.call(people.setOwnPhoto, {
    body: { version, upload_id, ...words, credit: 'Ada Nordin', focus: { x: 0, y: 50 } },
  });
  expect(left.missing).not.toContain('photo');
  expect(left.photo).toMatchObject({
    alt: 'Maren at the tide gauge',
    credit: 'Ada Nordin',
    source: { upload_id, width: 800, height: 400, focus: { x: 0, y: 50 } },
  });
  expect(left.completeness).toBeGreaterThan((await user.call(people.own)).completeness - 15);
  expect((await portrait(left.image)).red).toBeGreaterThan(200);

  const right = await user.call(people.setOwnPhoto, {
    body: { version: left.version, upload_id, ...words, focus: { x: 100, y: 50 } },
  });
  expect((await portrait(right.image)).blue).toBeGreaterThan(200);
  expect(right.image).not.toBe(left.image);
  const [row] = await server.db.select().from(uploadTable).where(eq(uploadTable.id, upload_id));
  expect(row?.usedAt).not.toBeNull();
});

test('a photo that is replaced is given up, and its portraits with it', async () => {
  const user = await signInExpert();
  const { version } = await user.call(people.own);
  const first = await photoOf(user);
  const focus = { x: 50, y: 50 };
  const one = await user.call(people.setOwnPhoto, {
    body: { version, upload_id: first, ...words, focus },
  });
  const second = await photoOf(user);
  await user.call(people.setOwnPhoto, {
    body: { version: one.version, upload_id: second, ...words, focus },
  });
  const [row] = await server.db.select().from(uploadTable).where(eq(uploadTable.id, first));
  expect(row?.usedAt).toBeNull();
  const retired = (await server.db.select().from(retiredFiles)).map(({ name }) => `/files/${name}`);
  expect(retired).toContain(one.image);
});

test('a photo that was not checked, and one of somebody else, are not used', async () => {
  const user = await signInExpert();
  const other = await signInExpert();
  const { version } = await user.call(people.own);
  const focus = { x: 50, y: 50 };
  for (const upload_id of [await photoOf(other), '0198c0de-0000-7000-8000-000000000000'])
    await expect(
      user.call(people.setOwnPhoto, { body: { version, upload_id, ...words, focus } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  expect((await user.call(people.own)).image).toBeNull();
});

test('a photo is not set over a newer version', async () => {
  const user = await signInExpert();
  const { version } = await user.call(people.own);
  const upload_id = await photoOf(user);
  await user.call(people.updateOwn, { body: { version, headline: 'Another headline' } });
  await expect(
    user.call(people.setOwnPhoto, { body: { version, upload_id, ...words, focus: { x: 50, y: 50 } } }),
  ).rejects.toMatchObject({ code: 'version_conflict' });
});

test('a draft may lose its photo, a published profile may not', async () => {
  const draft = await signInExpert(undefined, { status: 'draft', image: '/portraits/a.svg' });
  expect((await draft.call(people.removeOwnPhoto)).image).toBeNull();

  const published = await signInExpert(undefined, {
    status: 'published',
    image: '/portraits/a.svg',
    consentAt: new Date(),
  });
  await expect(published.call(people.removeOwnPhoto)).rejects.toMatchObject({ code: 'invalid_input' });
  expect((await published.call(people.own)).image).toBe('/portraits/a.svg');
});

test('consent is given once, by the person, and recorded', async () => {
  const user = await signInExpert();
  const before = await user.call(people.own);
  expect([before.missing.includes('consent'), before.consent_at]).toEqual([true, null]);
  const after = await user.call(people.consentOwn);
  expect(after.missing).not.toContain('consent');
  expect(after.completeness).toBeGreaterThan(before.completeness);
  expect((await user.call(people.consentOwn)).consent_at).toBe(after.consent_at);
});

test('of several consents at once one is given, and one is recorded', async () => {
  const user = await signInExpert();
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => user.call(people.consentOwn)));
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  const recorded = await server.db
    .select()
    .from(activityEntries)
    .where(and(eq(activityEntries.actorUserId, user.userId), eq(activityEntries.verb, 'person.consented')));
  expect(recorded).toHaveLength(1);
});
