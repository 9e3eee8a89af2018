import { accountDeletion } from '@rostrum/contracts/settings';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { bookmarks } from '../bookmarks/index.ts';
import { questionFollows } from '../questions/index.ts';

test('one’s own data is complete, is one’s own alone, and holds no secret', async () => {
  await using server = await buildTestApp();
  const org = await server.given.organisation();
  const seeker = await server.signInAs('media', { email: 'own@paper.example' });
  const other = await server.signInAs('media');
  const collect = () => seeker.call(accountDeletion.download);
  for (const [who, message] of [
    [seeker, 'Mine to take along.'],
    [other, 'Somebody else’s words.'],
  ] as const)
    await server.given.inquiry(org.id, { status: 'open', seekerId: who.userId, message });
  await server.db.insert(bookmarks).values({
    id: org.id,
    userId: seeker.userId,
    type: 'expert',
    targetId: org.id,
    targetOrgId: org.id,
    label: 'Dr Okonjo-Hale',
  });
  const { id: questionId } = await server.given.question(org.id, { text: 'Does it hold?' });
  await server.db.insert(questionFollows).values({ orgId: org.id, questionId, email: 'own@paper.example' });
  // An address that anybody can type is one's own once it was proved.
  expect((await collect()).followed_questions).toEqual([]);
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [
    seeker.userId,
  ]);
  const data = await collect();
  expect(data.inquiries_sent).toMatchObject([{ message: 'Mine to take along.' }]);
  expect(data.bookmarks).toMatchObject([{ label: 'Dr Okonjo-Hale' }]);
  expect(data.followed_questions).toMatchObject([{ question: 'Does it hold?' }]);
  expect(JSON.stringify(data)).not.toMatch(/Somebody else|hash|secret|token/i);
});
