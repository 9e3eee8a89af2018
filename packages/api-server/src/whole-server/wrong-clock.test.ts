import { organisations } from '@rostrum/identity/schema';
import { runAsSystem } from '@rostrum/server-kit/database';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppDeps } from '../app-deps.ts';
import { identityModules } from '@rostrum/identity';
import { modules } from '../modules.ts';
import { kitModule } from '@rostrum/server-kit/kit-module';
import { startJobs } from '@rostrum/server-kit/module';
import { people } from '../modules/people/index.ts';
import { buildTestApp } from '../testing/build-test-app.ts';

const day = 86_400_000;
type Boss = Parameters<typeof startJobs>[1];

afterEach(() => {
  vi.useRealTimers();
});

type Work = (jobs: unknown[]) => Promise<unknown>;

/** Stands for the queue and takes down what is to be done on schedule. */
function collectJobs() {
  const works = new Map<string, Work>();
  const boss = {
    getQueues: async () => [],
    getSchedules: async () => [],
    createQueue: async () => undefined,
    updateQueue: async () => undefined,
    cancel: async () => undefined,
    schedule: async () => undefined,
    send: async () => null,
    insert: async () => null,
    work: async (queue: string, _options: unknown, work: Work) => void works.set(queue, work),
  } as unknown as Boss;
  return { boss, works };
}

test('a server whose clock is a day ahead runs every job, and nothing ends early', async () => {
  const real = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: real + day });
  const built: AppDeps[] = [];
  await using server = await buildTestApp({
    servers: 2,
    worksJobs: false,
    modules: [...modules, { name: 'catch', routes: (each) => (built.push(each), []) }],
  });
  const [deps] = built;
  if (deps === undefined) throw new Error('The modules were not built.');
  expect(Math.abs(deps.clock().getTime() - real)).toBeLessThan(day / 2);

  const { id: orgId } = await server.given.organisation();
  const person = await server.given.person(orgId, {});
  const ends = sql`now() + interval '12 hours'`;
  await server.db.update(people).set({ safetyMode: true, safetyUntil: ends }).where(eq(people.id, person.id));
  await server.db.update(organisations).set({ closingAt: ends }).where(eq(organisations.id, orgId));
  const user = await server.signInAs('administrator', { orgId });

  const { boss, works } = collectJobs();
  const { clock, ...rest } = deps;
  await runAsSystem('jobs act for every organisation', async () => {
    await startJobs([kitModule, ...identityModules, ...modules], boss, { ...rest, clock });
    for (const work of works.values()) await work([]).catch(() => undefined);
  });
  expect(works.size).toBeGreaterThan(10);
  const [stored] = await server.db.select().from(people).where(eq(people.id, person.id));
  expect(stored).toMatchObject({ safetyMode: true });
  const [organisation] = await server.db.select().from(organisations).where(eq(organisations.id, orgId));
  expect(organisation?.status).not.toBe('closed');
  const { rows } = await server.database.pool.query(
    'select count(*)::int as total from sessions where user_id = $1',
    [user.userId],
  );
  expect(rows).toEqual([{ total: 1 }]);
});
