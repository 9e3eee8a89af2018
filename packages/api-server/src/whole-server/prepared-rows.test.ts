import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { prepareSessionReads, sessionRepository } from '@rostrum/identity';

test('a prepared session is, field by field, what the builder reads', async () => {
  await using server = await buildTestApp();
  const { db } = server;
  const reads = prepareSessionReads(db);
  const { id: orgId } = await server.given.organisation();
  const { id: personId } = await server.given.person(orgId);
  const scopes = { departments: ['Physics'], tags: [] };
  for (const tester of [
    await server.signInAs('agent', { orgId, personId, scopes }),
    await server.signInAs('media'),
  ]) {
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(tester.cookie)));
    const built = await sessionRepository.findBySecret(db, hash);
    expect(built?.absoluteExpiresAt).toBeInstanceOf(Date);
    const bySecret = await reads.bySecret([hash.toString('hex'), 'ff'.repeat(32)]);
    expect([...bySecret.values()]).toEqual([built]);
    expect([...(await reads.byId([built?.id ?? ''])).values()]).toEqual([built]);
  }
});
