import { createTestDatabase } from '@rostrum/test-support/server';
import { expect, test } from 'vitest';
import { prepareLogins } from './prepare-database.ts';

test('servers and commands that start together get the same logins', async () => {
  await using owner = await createTestDatabase();
  const started = await Promise.all(
    Array.from({ length: 8 }, () => prepareLogins(owner.pool, 'a secret of this installation')),
  );
  for (const logins of started) expect(logins).toEqual(started[0]);
});
