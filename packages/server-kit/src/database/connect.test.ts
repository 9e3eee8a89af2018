import { expect, inject, test } from 'vitest';
import { connectDatabase } from './connect.ts';

test('names the way out when the database is away, unknown or refuses', async () => {
  const { host, port, ...rest } = inject('postgres');
  await expect(connectDatabase('postgresql://somebody@127.0.0.1:1/rostrum', 2)).rejects.toThrow(
    /127\.0\.0\.1:1\/rostrum cannot be reached \(ECONNREFUSED\)/,
  );
  await expect(connectDatabase({ ...rest, host, port, database: 'not_there' }, 2)).rejects.toThrow(
    /does not exist. Create it/,
  );
  await expect(connectDatabase({ ...rest, host, port, password: 'wrong' }, 2)).rejects.toThrow(
    /refused the user name or password/,
  );
});
