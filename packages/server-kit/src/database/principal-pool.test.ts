import { people } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, createTestDatabase } from '@rostrum/test-support/server';
import { guest, runAs, runAsSystem, system, type Principal } from './principal.ts';
import type { Queryable } from './queryable.ts';
import { rowsOf } from './rows.ts';
import { transaction } from './transaction.ts';
import { uuidv7 } from './uuid-v7.ts';

const whoAmI = async (db: Queryable): Promise<string> => {
  const [row] = await rowsOf<{ who: string }>(
    db,
    sql`select concat_ws(' ', current_setting('role'), rostrum_org_id(), rostrum_user_id()) as who`,
  );
  return row?.who ?? '';
};
const nameOf = (principal: Principal): string => {
  switch (principal.kind) {
    case 'system':
    case 'guest':
      return `rostrum_${principal.kind}`;
    case 'seeker':
      return `rostrum_seeker ${principal.userId}`;
    case 'member':
      return `rostrum_member ${principal.orgId} ${principal.userId}`;
  }
};
const anybody = (): Principal => {
  const kinds: Principal[] = [
    system,
    guest,
    { kind: 'seeker', userId: uuidv7() },
    { kind: 'member', userId: uuidv7(), orgId: uuidv7() },
  ];
  return kinds[Math.floor(Math.random() * kinds.length)] ?? guest;
};

async function withServer(poolSize: number) {
  const owner = await createTestDatabase();
  const server = await owner.openForServer(poolSize);
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server.close();
      await owner[Symbol.asyncDispose]();
    },
  };
}

test('a call in nobody’s name asks the database nothing', async () => {
  await using server = await withServer(2);
  await expect(server.db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/without a principal/) },
  });
  await expect(server.pool.query('select 1')).rejects.toThrow(/without a principal/);
  expect(() => runAsSystem('', async () => undefined)).toThrow(/Say why/);
});

test('two connections serve hundreds at once, and each is who they are in every statement', async () => {
  await using server = await withServer(2);
  const { db } = server;
  const wrong: string[] = [];
  const expectToBe = async (on: Queryable, principal: Principal) => {
    const who = await whoAmI(on);
    if (who !== nameOf(principal)) wrong.push(`${who} instead of ${nameOf(principal)}`);
  };
  const work = async () => {
    const [outer, inner] = [anybody(), anybody()];
    await runAs(outer, async () => {
      await expectToBe(db, outer);
      await Promise.all([expectToBe(db, outer), runAs(inner, () => expectToBe(db, inner))]);
      const fails = Math.random() < 0.4;
      await transaction(db, async (tx) => {
        await expectToBe(tx, outer);
        await runAs(inner, () => expectToBe(tx, inner));
        await transaction(tx, async (nested) => {
          await runAs(inner, () => expectToBe(nested, inner));
          if (fails) throw new Error('taken back');
        }).catch(() => undefined);
        await expectToBe(tx, outer);
        await Promise.all([
          expectToBe(tx, outer),
          runAs(inner, () => expectToBe(tx, inner)),
          expectToBe(tx, outer),
        ]);
        if (fails) await tx.execute(sql`select 1 / 0`);
      }).catch(() => undefined);
      await expectToBe(db, outer);
    });
  };
  await Promise.all(Array.from({ length: 300 }, work));
  expect(wrong).toEqual([]);
});

test('a statement that fails leaves the connection to the next one as it should be', async () => {
  await using server = await withServer(1);
  const member: Principal = { kind: 'member', userId: uuidv7(), orgId: uuidv7() };
  await runAs(member, async () => {
    await expect(server.db.execute(sql`select 1 / 0`)).rejects.toThrow('Failed query');
    expect(await whoAmI(server.db)).toBe(nameOf(member));
  });
  await runAs(guest, async () => {
    await expect(
      transaction(server.db, async (tx) => {
        await runAsSystem('what fails here is the system’s', () => tx.execute(sql`select 1 / 0`));
      }),
    ).rejects.toThrow('Failed query');
    expect(await whoAmI(server.db)).toBe('rostrum_guest');
  });
});

test('200 requests of two organisations over two connections each get their own people', async () => {
  await using server = await buildTestApp({ poolSize: 2 });
  const [ada, bob] = [await server.signInAs('administrator'), await server.signInAs('administrator')];
  for (const [{ orgId }, lastname] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
  ] as const)
    await server.given.person(orgId ?? '', { lastname: `Of${lastname}`, status: 'draft' });
  const sam = await server.signInAs('media');
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const who = index % 2 === 0 ? ada : bob;
      const { items } = await who.call(people.list);
      return items.map(({ name }) => name).join() === (index % 2 === 0 ? 'Pat OfAda' : 'Pat OfBob');
    }),
  );
  expect(answers.filter((own) => !own)).toEqual([]);
  await expect(sam.call(people.list)).rejects.toMatchObject({ status: 403 });
});
