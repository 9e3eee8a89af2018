import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp, openTemporaryFolder, testConfig } from '@rostrum/test-support/server';
import { superviseProcess } from './embedded-supervisor.ts';
import { openDatabase } from '../opening/open-database.ts';
import { runAsSystem } from './principal.ts';

const pace = { checkMs: 1, pausesMs: [0, 1, 1], stableMs: 60_000 };

function createLog() {
  const lines: string[] = [];
  const note = (_details: object, message: string) => void lines.push(message);
  return { lines, log: { warn: note, error: note } };
}

describe('a supervised process', () => {
  test('is started again each time it ends, and not once it is left alone', async () => {
    const { log, lines } = createLog();
    let isAlive = true;
    let starts = 0;
    const start = async () => {
      starts += 1;
      isAlive = true;
    };
    const onLost = vi.fn<() => void>();
    const supervisor = superviseProcess({ isAlive: () => isAlive, start }, { log, onLost }, pace);
    for (const round of [1, 2, 3]) {
      isAlive = false;
      await vi.waitFor(() => expect(starts).toBe(round));
    }
    await supervisor.stop();
    isAlive = false;
    await new Promise(setImmediate);
    expect(starts).toBe(3);
    expect(onLost).not.toHaveBeenCalled();
    expect(lines.filter((line) => line === 'the embedded database runs again')).toHaveLength(3);
  });

  test('is given up after the last attempt, once', async () => {
    const { log, lines } = createLog();
    const start = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no space left on device'));
    await new Promise<void>((resolve) => {
      superviseProcess({ isAlive: () => false, start }, { log, onLost: resolve }, pace);
    });
    expect(start).toHaveBeenCalledTimes(pace.pausesMs.length);
    expect(lines.at(-1)).toBe('the embedded database cannot be restarted; giving up');
  });

  test('is a first case again once it ran for long', async () => {
    const { log } = createLog();
    let isAlive = false;
    const start = vi.fn<() => Promise<void>>(async () => {
      isAlive = true;
    });
    const onLost = vi.fn<() => void>();
    let timesFoundAlive = 0;
    const look = () => {
      if (isAlive) timesFoundAlive += 1;
      return isAlive;
    };
    const supervisor = superviseProcess(
      { isAlive: look, start },
      { log, onLost },
      {
        ...pace,
        stableMs: -1,
      },
    );
    for (let round = 1; round <= 10; round += 1) {
      await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(round));
      // The look after the start belongs to it; the next one finds that it has run for long.
      const soFar = timesFoundAlive;
      await vi.waitFor(() => expect(timesFoundAlive).toBeGreaterThan(soFar + 1));
      isAlive = false;
    }
    await supervisor.stop();
    expect(onLost).not.toHaveBeenCalled();
  });
});

let folder: string;
beforeEach(async () => {
  folder = await openTemporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const postmasterOf = (): number =>
  Number(readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

test(
  'a killed PostgreSQL runs again by itself, with every acknowledged row, and health tells how it is',
  { timeout: 120_000 },
  async () => {
    const config = testConfig({ ROSTRUM_DATA_DIR: folder });
    const database = await openDatabase(config);
    const app = await buildApp(config, { database });
    const { log, lines } = createLog();
    const onLost = vi.fn<() => void>();
    database.supervise({ log, onLost });
    const asServer = <Result>(work: () => Promise<Result>) =>
      runAsSystem('the test asks as the server', work);
    await database.asOwner((db) =>
      db.execute(sql`create table notes (number int primary key); select rostrum_protect('notes')`),
    );
    const statusOf = async (url: string) => (await app.inject(url)).statusCode;
    expect(await statusOf('/readyz')).toBe(200);

    const acknowledged: number[] = [];
    let failures = 0;
    let isOver = false;
    let next = 0;
    const write = async () => {
      while (!isOver) {
        const number = (next += 1);
        try {
          await asServer(() => database.db.execute(sql`insert into notes values (${number})`));
          acknowledged.push(number);
        } catch {
          failures += 1;
          await new Promise(setImmediate);
        }
      }
    };
    const writers = [write(), write(), write()];
    const statuses = new Set<string>();
    for (const round of [1, 2]) {
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(round * 20));
      const failed = failures;
      process.kill(postmasterOf(), 'SIGKILL');
      await vi.waitFor(() => expect(failures).toBeGreaterThan(failed));
      await vi.waitFor(
        async () => {
          const ready = await statusOf('/readyz');
          statuses.add(`ready ${ready}`);
          statuses.add(`health ${await statusOf('/healthz')}`);
          expect(ready).toBe(200);
        },
        { timeout: 30_000, interval: 20 },
      );
      const before = acknowledged.length;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before));
    }
    isOver = true;
    await Promise.all(writers);
    const { rows } = await asServer(() =>
      database.pool.query<{ number: number }>('select number from notes'),
    );
    const kept = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    // Away for a moment is no reason to replace the process.
    expect([...statuses].toSorted()).toEqual(['health 200', 'ready 200', 'ready 503']);
    expect(lines).toContain('the embedded database ended; restarting it');
    // Others find it ready a moment before its supervisor says so.
    await vi.waitFor(() => expect(lines).toContain('the embedded database runs again'));
    expect(onLost).not.toHaveBeenCalled();
    await app.close();
    await database.close();
    // Stopped on purpose it stays so.
    expect(() => postmasterOf()).toThrow('ENOENT');
  },
);
