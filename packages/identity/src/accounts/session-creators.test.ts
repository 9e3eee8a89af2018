import { readFile, readdir } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionListRepository } from '../second-factor/session-list.repository.ts';
import { sessions } from '../sessions/sessions.schema.ts';
import {
  ageMs,
  openCreatorScene,
  sessionCreators,
  type CreatorScene,
  type SessionCreator,
} from './testing/session-creators.ts';

let scene: CreatorScene;
beforeAll(async () => {
  scene = await openCreatorScene();
});
afterAll(async () => {
  await scene.issuer[Symbol.asyncDispose]();
  await scene.server[Symbol.asyncDispose]();
});

async function findProof({ act }: SessionCreator) {
  const before = Date.now();
  const userId = await act(scene);
  const { db } = scene.server;
  const [made] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId ?? ''))
    .orderBy(desc(sessions.id))
    .limit(1);
  if (!made) return null;
  const vouching = await sessionListRepository.findVouching(db, made.id);
  const names = { [scene.northmere.id]: 'northmere', [scene.pellworth.id]: 'pellworth' };
  const isRecent = (at: Date) => at.getTime() > before - ageMs / 2;
  return {
    method: made.method,
    isFresh:
      isRecent(made.authenticatedAt) && (made.secondFactorAt === null || isRecent(made.secondFactorAt)),
    hasSecondFactor: made.secondFactorAt !== null,
    provesMailbox: made.mailboxProvenAt !== null,
    provesAccount: (await sessionListRepository.confirmedUntil(db, made.id, 'account')) !== null,
    vouchedBy: vouching?.isVouched ? names[made.orgId ?? ''] : null,
  };
}

test.each(Object.entries(sessionCreators))(
  '%s: the session proves this much, and no more',
  async (_name, creator) => {
    expect(await findProof(creator)).toEqual(creator.expected);
  },
);

test('every file that makes sessions is in the table', async () => {
  const creates = /pipeline\.enter\(|sessions\.begin\(|sessionRepository\.create\(|insert\(sessions\)/;
  const found = [];
  for (const root of [new URL('../', import.meta.url), new URL('../../../api-server/src/', import.meta.url)])
    for (const entry of await readdir(root, { recursive: true })) {
      if (!entry.endsWith('.ts') || entry.endsWith('.test.ts') || /(^|\/)testing\//.test(entry)) continue;
      if (creates.test(await readFile(new URL(entry, root), 'utf8'))) found.push(entry);
    }
  const machinery = [
    'sessions/session.service.ts',
    'sessions/sessions.repository.ts',
    'sign-in/sign-in-pipeline.ts',
  ];
  const listed = Object.values(sessionCreators).map(({ file }) => file);
  const unlisted = found.filter((file) => !machinery.includes(file) && !listed.includes(file));
  expect(unlisted).toEqual([]);
  expect(found.filter((file) => listed.includes(file)).length).toBeGreaterThan(6);
});
