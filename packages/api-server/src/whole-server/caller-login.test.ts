import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import {
  type Principal,
  connectServer,
  guest,
  runAs,
  runAsSystem,
  transaction,
  uuidv7,
} from '@rostrum/server-kit/database';

const callers: Principal[] = [
  guest,
  { kind: 'seeker', userId: uuidv7() },
  { kind: 'member', userId: uuidv7(), orgId: uuidv7() },
];
/** What an attacker would inject to see everything. */
const attempts = [
  `set role rostrum_system`,
  `select set_config('role', 'rostrum_system', false)`,
  `reset role; set role rostrum_system`,
  `set role none; set role rostrum_system`,
  `set session authorization default; set role rostrum_system`,
];

test('a statement injected into a read of a caller cannot become the system, alone or in a search', async () => {
  await using owner = await createTestDatabase();
  const server = await owner.openForServer();
  for (const caller of callers)
    for (const attempt of attempts) {
      await expect(
        runAs(caller, () => server.pool.query(`${attempt}; select * from users`)),
      ).rejects.toMatchObject({ code: '42501' });
      await expect(
        runAs(caller, () =>
          transaction(server.db, (tx) => tx.execute(sql.raw(`${attempt}; select * from users`)), {
            isReadOnly: true,
          }),
        ),
      ).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  await server.close();
});

test('callers and server log in as two users, of which one is no member of the system', async () => {
  await using owner = await createTestDatabase();
  const server = await owner.openForServer();
  const logins = inject('logins');
  const whoAmI = async () => (await server.pool.query<{ user: string }>('select session_user as user')).rows;
  expect(await runAs(guest, whoAmI)).toEqual([{ user: logins.caller.user }]);
  expect(await runAsSystem('the server asks for itself', whoAmI)).toEqual([{ user: logins.server.user }]);
  expect(server.hasCallerLogin).toBe(true);
  await server.close();
});

test('a login that could become the system is not taken for that of callers', async () => {
  await using owner = await createTestDatabase();
  const login = { ...owner.config, ...inject('logins').server };
  await expect(
    connectServer({ server: login, caller: login }, { poolSize: 2, refusesSecondConnections: true }),
  ).rejects.toThrow(/is a member of rostrum_system/);
});

test('where the database has one login, everything works over it', async () => {
  await using owner = await createTestDatabase();
  const login = { ...owner.config, ...inject('logins').server };
  const open = await connectServer(
    { server: login, caller: undefined },
    { poolSize: 2, refusesSecondConnections: true },
  );
  expect(open.hasCallerLogin).toBe(false);
  const rows = await runAs(guest, () => open.pool.query('select current_user as role'));
  expect(rows.rows).toEqual([{ role: 'rostrum_guest' }]);
  await open.close();
});
